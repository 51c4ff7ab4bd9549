import type { Database } from '../database/client.server'
import { findViewable } from '../properties/viewable-queries.server'
import { type Appointment, canBeMoved, canBeMovedByStaff, statusAfterBooking } from './appointment'
import { changeViewing } from './change-viewing.server'
import { announceMove, type ViewingTools } from './letters/announce.server'
import { changeAppointment, findAppointment } from './queries.server'
import { type Agenda, loadAgenda } from './slots/agenda.server'
import { releaseEmptySlots } from './slots/slot-queries.server'
import { takeSeat } from './slots/take-seat.server'
import { offerSeatsOf } from './waiting/offer-freed-seats.server'

type Moved =
  | { outcome: 'moved'; appointment: Appointment }
  | {
      outcome: 'closed' | 'full' | 'already-booked' | 'gone' | 'not-online' | 'too-late' | 'unknown'
    }

/** By whom: the agency does not wait for its own notice, nor for its own consent. */
type By = 'visitor' | 'agency'

export async function moveViewing(
  tools: ViewingTools,
  { appointmentId, startsAt }: { appointmentId: string; startsAt: Date },
): Promise<Moved> {
  const found = await agendaToMoveIn(tools, appointmentId, 'visitor')
  if (found.outcome !== 'found') return found
  const { agenda } = found
  return changeViewing(tools, appointmentId, [agenda.agent.id], (tx, before) =>
    move(tx, tools, before, { agenda, startsAt, by: 'visitor' }),
  )
}

/** Where the viewing can go, or why it cannot. */
export async function agendaToMoveIn(
  { db, now }: Pick<ViewingTools, 'db' | 'now'>,
  appointmentId: string,
  by: By,
): Promise<{ outcome: 'found'; agenda: Agenda } | { outcome: 'unknown' | 'gone' | 'not-online' }> {
  const appointment = await findAppointment(db, appointmentId)
  if (!appointment) return { outcome: 'unknown' }
  const property = await findViewable(db, appointment.propertyId)
  if (!property?.isOffered) return { outcome: 'gone' }
  const agenda = await loadAgenda(db, property, now(), by)
  return agenda ? { outcome: 'found', agenda } : { outcome: 'not-online' }
}

type To = { agenda: Agenda; startsAt: Date; by: By }

/** The new seat is taken before the old one is given up: who cannot move keeps what they had. */
export async function move(
  tx: Database,
  tools: ViewingTools,
  before: Appointment,
  { agenda, startsAt, by }: To,
): Promise<Moved> {
  const now = tools.now()
  const isAllowed = by === 'agency' ? canBeMovedByStaff(before, now) : canBeMoved(before, now)
  if (!isAllowed) return { outcome: 'too-late' }
  const isSame = before.startsAt.getTime() === startsAt.getTime()
  if (isSame) return { outcome: 'moved', appointment: before }
  const seat = await takeSeat(tx, agenda, { startsAt, email: before.email, now })
  if (seat.outcome !== 'taken') return { outcome: seat.outcome }

  const status = statusAfterBooking(agenda.mode)
  const change = { slotId: seat.slotId, seat: seat.seat, status }
  const appointment = await changeAppointment(tx, before.id, change, { now, isHeard: true })
  await releaseEmptySlots(tx, [before.slotId], now)
  await announceMove(tx, tools, before, appointment)
  await offerSeatsOf(tx, tools, before.propertyId)
  return { outcome: 'moved', appointment }
}
