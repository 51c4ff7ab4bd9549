import type { Appointment } from '../../appointments/appointment'
import { readMoment } from '../../appointments/booking/booking.form'
import type { VisitAlert } from '../../appointments/booking/booking-state'
import { cancelVisit } from '../../appointments/cancel-viewing.server'
import { moveVisit } from '../../appointments/move-viewing.server'
import { acceptOffer } from '../../appointments/waiting/accept-offer.server'
import type { visitOf } from '../../web/site.server'

type Visit = ReturnType<typeof visitOf>
type Answer = { done: 'moved' | 'cancelled' | 'accepted' } | { alert: VisitAlert; status: number }

/** What the visitor asked for with a button, told as the page will tell it. */
export async function actOnVisit(
  visit: Visit,
  { id }: Appointment,
  form: FormData,
): Promise<Answer> {
  switch (form.get('intent')) {
    case 'cancel': {
      const { outcome } = await cancelVisit(visit, { appointmentId: id, by: 'visitor' })
      return outcome === 'cancelled' ? { done: outcome } : { alert: 'too-late', status: 409 }
    }
    case 'accept': {
      const { outcome } = await acceptOffer(visit, id)
      return outcome === 'booked' ? { done: 'accepted' } : { alert: 'lapsed', status: 409 }
    }
    case 'move':
      return move(visit, id, readMoment(form.get('startsAt')))
    default:
      return { alert: 'closed', status: 400 }
  }
}

async function move(visit: Visit, appointmentId: string, startsAt: Date | null): Promise<Answer> {
  if (!startsAt) return { alert: 'no-slot', status: 422 }
  const { outcome } = await moveVisit(visit, { appointmentId, startsAt })
  if (outcome === 'moved') return { done: outcome }
  return { alert: outcome === 'unknown' ? 'gone' : outcome, status: 409 }
}
