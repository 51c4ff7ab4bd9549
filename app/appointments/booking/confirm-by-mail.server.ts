import { findViewable } from '../../properties/viewable-queries.server'
import { type Appointment, statusAfterBooking } from '../appointment'
import { changeViewing } from '../change-viewing.server'
import { announce, type ViewingTools } from '../letters/announce.server'
import { changeAppointment } from '../queries.server'
import { loadAgenda } from '../slots/agenda.server'

type Confirmed = { outcome: 'booked'; appointment: Appointment } | { outcome: 'lapsed' | 'unknown' }

/**
 * Whoever has the link from the mail takes the seat that was held. Twice is once; a seat stays held
 * until the round has freed it, so that nobody loses it by a minute.
 */
export function confirmByMail(tools: ViewingTools, appointmentId: string): Promise<Confirmed> {
  const now = tools.now()
  return changeViewing(tools, appointmentId, [], async (tx, before): Promise<Confirmed> => {
    if (before.status === 'confirmed' || before.status === 'requested') {
      return { outcome: 'booked', appointment: before }
    }
    const property = await findViewable(tx, before.propertyId)
    if (before.status !== 'held' || before.startsAt <= now || !property?.isOffered) {
      return { outcome: 'lapsed' }
    }
    const agenda = await loadAgenda(tx, property, now)
    const status = statusAfterBooking(agenda?.mode ?? 'on-request')
    const change = { status, offeredUntil: null, emailProvedAt: now }
    const appointment = await changeAppointment(tx, before.id, change, { now, isHeard: false })
    await announce(tx, tools, appointment, status)
    return { outcome: 'booked', appointment }
  })
}
