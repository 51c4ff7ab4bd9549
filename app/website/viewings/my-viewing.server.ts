import type { Appointment } from '../../appointments/appointment'
import { readMoment } from '../../appointments/booking/booking.form'
import type { ViewingAlert } from '../../appointments/booking/booking-state'
import { confirmByMail } from '../../appointments/booking/confirm-by-mail.server'
import { cancelViewing } from '../../appointments/cancel-viewing.server'
import { moveViewing } from '../../appointments/move-viewing.server'
import { acceptOffer } from '../../appointments/waiting/accept-offer.server'
import type { siteOf } from '../../site/site.server'

type Site = ReturnType<typeof siteOf>
type Answer =
  | { done: 'moved' | 'cancelled' | 'accepted' | 'confirmed' }
  | { alert: ViewingAlert; status: number }

/** What the visitor asked for with a button, told as the page will tell it. */
export async function actOnViewing(
  site: Site,
  { appointment: { id }, isByMail }: { appointment: Appointment; isByMail: boolean },
  form: FormData,
): Promise<Answer> {
  switch (form.get('intent')) {
    case 'cancel': {
      const { outcome } = await cancelViewing(site, { appointmentId: id, by: 'visitor' })
      return outcome === 'cancelled' ? { done: outcome } : { alert: 'too-late', status: 409 }
    }
    case 'accept': {
      const { outcome } = await acceptOffer(site, id)
      return outcome === 'booked' ? { done: 'accepted' } : { alert: 'lapsed', status: 409 }
    }
    case 'confirm': {
      if (!isByMail) return { alert: 'by-mail', status: 403 }
      const { outcome } = await confirmByMail(site, id)
      return outcome === 'booked' ? { done: 'confirmed' } : { alert: 'lapsed', status: 409 }
    }
    case 'move':
      return move(site, id, readMoment(form.get('startsAt')))
    default:
      return { alert: 'closed', status: 400 }
  }
}

async function move(site: Site, appointmentId: string, startsAt: Date | null): Promise<Answer> {
  if (!startsAt) return { alert: 'no-slot', status: 422 }
  const { outcome } = await moveViewing(site, { appointmentId, startsAt })
  if (outcome === 'moved') return { done: outcome }
  return { alert: outcome === 'unknown' ? 'gone' : outcome, status: 409 }
}
