import { findViewable } from '../../properties/viewable-queries.server'
import { type Appointment, statusAfterBooking } from '../appointment'
import { changeViewing } from '../change-viewing.server'
import { announce, type ViewingTools } from '../letters/announce.server'
import { changeAppointment } from '../queries.server'
import { loadAgenda } from '../slots/agenda.server'
import { setWaitingStatus } from './waiting-queries.server'

type Accepted = { outcome: 'booked'; appointment: Appointment } | { outcome: 'lapsed' | 'unknown' }

/** Someone from the waiting list takes the seat that was held for them. */
export function acceptOffer(tools: ViewingTools, appointmentId: string): Promise<Accepted> {
  const now = tools.now()
  return changeViewing(tools, appointmentId, [], async (tx, before): Promise<Accepted> => {
    if (before.status === 'confirmed' || before.status === 'requested') {
      return { outcome: 'booked', appointment: before }
    }
    const isInTime = before.offeredUntil !== null && before.offeredUntil > now
    const property = await findViewable(tx, before.propertyId)
    if (before.status !== 'offered' || !isInTime || !property?.isOffered)
      return { outcome: 'lapsed' }
    const agenda = await loadAgenda(tx, property, now)
    const status = statusAfterBooking(agenda?.mode ?? 'on-request')
    const when = { now, isHeard: false }
    const appointment = await changeAppointment(
      tx,
      before.id,
      { status, offeredUntil: null, emailProvedAt: now },
      when,
    )
    if (before.waitingId) await setWaitingStatus(tx, before.waitingId, 'served')
    await announce(tx, tools, appointment, status)
    return { outcome: 'booked', appointment }
  })
}
