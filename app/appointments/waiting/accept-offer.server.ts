import { findHomeToVisit } from '../../properties/viewable-queries.server'
import { type Appointment, statusAfterBooking } from '../appointment'
import { changeVisit } from '../change-viewing.server'
import { announce, type VisitTools } from '../letters/announce.server'
import { changeAppointment } from '../queries.server'
import { loadAgenda } from '../slots/agenda.server'
import { setWaitingStatus } from './waiting-queries.server'

type Accepted = { outcome: 'booked'; appointment: Appointment } | { outcome: 'lapsed' | 'unknown' }

/** Someone from the waiting list takes the seat that was held for them. */
export function acceptOffer(tools: VisitTools, appointmentId: string): Promise<Accepted> {
  const now = tools.now()
  return changeVisit(tools, appointmentId, [], async (tx, before): Promise<Accepted> => {
    if (before.status === 'confirmed' || before.status === 'requested') {
      return { outcome: 'booked', appointment: before }
    }
    const isInTime = before.offeredUntil !== null && before.offeredUntil > now
    const home = await findHomeToVisit(tx, before.propertyId)
    if (before.status !== 'offered' || !isInTime || !home?.isOffered) return { outcome: 'lapsed' }
    const agenda = await loadAgenda(tx, home, now)
    const status = statusAfterBooking(agenda?.mode ?? 'on-request')
    const when = { now, isHeard: false }
    const appointment = await changeAppointment(tx, before.id, { status, offeredUntil: null }, when)
    if (before.waitingId) await setWaitingStatus(tx, before.waitingId, 'served')
    await announce(tx, tools, appointment, status)
    return { outcome: 'booked', appointment }
  })
}
