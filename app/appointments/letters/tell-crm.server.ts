import type { Database } from '../../database/client.server'
import { oweNotice } from '../../feed/notices/owe-notice.server'
import type { Appointment, Status } from '../appointment'
import { clockTime, dayAndMonth } from './viewing-time'

/** A seat that is only held is nothing yet, and what is over is not told any more. */
const told: Partial<Record<Status, 'requested' | 'confirmed' | 'cancelled'>> = {
  requested: 'requested',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
}

/** That somebody comes, at another time, or not any more. */
export async function tellCrm(tx: Database, appointment: Appointment) {
  const { id, status, startsAt, endsAt, propertyId, language, changedAt } = appointment
  const kind = told[status]
  if (!kind || appointment.cancelledBy === 'unanswered') return
  const { firstName, lastName, email, phone } = appointment
  await oweNotice(tx, {
    subject: id,
    propertyId,
    now: changedAt,
    async content() {
      const { messagesIn } = await import('../../language/messages.server')
      const t = messagesIn(language).getFixedT(language, 'appointments')
      return {
        kind: 'viewing',
        person: { firstName, lastName, email, phone, language },
        words: t(`notice.${kind}`, {
          name: `${firstName} ${lastName}`,
          day: dayAndMonth(startsAt, language),
          time: clockTime(startsAt, language),
        }),
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        isCancelled: kind === 'cancelled',
      }
    },
  })
}
