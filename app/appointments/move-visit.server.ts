import { findHomeToVisit } from '../properties/visit-queries.server'
import { loadAgenda } from './agenda.server'
import { announce, type VisitTools } from './announce.server'
import { type Appointment, canBeMoved, statusAfterBooking } from './appointment'
import { changeVisit } from './change-visit.server'
import { offerSeatsOf } from './offer-freed-seats.server'
import { changeAppointment, findAppointment } from './queries.server'
import { releaseEmptySlots } from './slot-queries.server'
import { takeSeat } from './take-seat.server'

export type Moved =
  | { outcome: 'moved'; appointment: Appointment }
  | {
      outcome: 'closed' | 'full' | 'already-booked' | 'gone' | 'not-online' | 'too-late' | 'unknown'
    }

/** The new seat is taken before the old one is given up: who cannot move keeps what they had. */
export async function moveVisit(
  tools: VisitTools,
  { appointmentId, startsAt }: { appointmentId: string; startsAt: Date },
): Promise<Moved> {
  const now = tools.now()
  const found = await findAppointment(tools.db, appointmentId)
  if (!found) return { outcome: 'unknown' }
  const home = await findHomeToVisit(tools.db, found.propertyId)
  if (!home?.isOffered) return { outcome: 'gone' }
  const agenda = await loadAgenda(tools.db, home, now)
  if (!agenda) return { outcome: 'not-online' }

  return changeVisit(
    tools,
    appointmentId,
    [agenda.agent.id],
    async (tx, before): Promise<Moved> => {
      if (!canBeMoved(before, now)) return { outcome: 'too-late' }
      const isSame = before.startsAt.getTime() === startsAt.getTime()
      if (isSame) return { outcome: 'moved', appointment: before }
      const seat = await takeSeat(tx, agenda, { startsAt, email: before.email, now })
      if (seat.outcome !== 'taken') return { outcome: seat.outcome }

      const status = statusAfterBooking(agenda.mode)
      const change = { slotId: seat.slotId, seat: seat.seat, status }
      const appointment = await changeAppointment(tx, before.id, change, { now, isHeard: true })
      await releaseEmptySlots(tx, [before.slotId], now)
      await announce(tx, tools, appointment, 'moved')
      await offerSeatsOf(tx, tools, before.propertyId)
      return { outcome: 'moved', appointment }
    },
  )
}
