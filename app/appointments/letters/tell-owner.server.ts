import type { ActivityStatus } from '../../activity/activity'
import { noteActivity } from '../../activity/note-activity.server'
import type { Database } from '../../database/client.server'
import type { Appointment, Status } from '../appointment'
import { findFeedback, findOutcome } from '../feedback-queries.server'

/** A seat that is only held for somebody is nothing to the owner yet. */
const told: Record<Exclude<Status, 'held' | 'offered'>, ActivityStatus> = {
  requested: 'waiting',
  confirmed: 'planned',
  done: 'done',
  cancelled: 'cancelled',
  'no-show': 'no-show',
}

/** That somebody comes, came or did not, and what they said of it; not who. */
export async function tellOwner(tx: Database, appointment: Appointment) {
  const { id, status, source, propertyId, startsAt, firstName, lastName } = appointment
  if (status === 'held' || status === 'offered' || appointment.cancelledBy === 'unanswered') return
  const feedback = await findFeedback(tx, id)
  const seen = await findOutcome(tx, id)
  const said = feedback ? `${feedback.rating}/5 ${feedback.words}`.trim() : ''
  await noteActivity(tx, {
    key: `visit:${id}`,
    propertyId,
    at: startsAt,
    type: 'visit',
    topic: 'visit',
    names: [firstName, lastName],
    comment: [said, seen?.isShown ? seen.words : ''].filter(Boolean).join(' · '),
    status: told[status],
    source: source === 'office' ? 'office' : 'website',
  })
}
