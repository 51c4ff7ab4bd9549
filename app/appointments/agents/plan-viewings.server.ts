import { findViewable } from '../../properties/viewable-queries.server'
import type { ViewingTools } from '../letters/announce.server'
import { type Agenda, askViewings, loadAgenda } from '../slots/agenda.server'
import { type PlannedDay, plannedDays } from '../slots/slots'
import { countWaiting } from '../waiting/waiting-queries.server'

type Plan =
  | { outcome: 'planned'; agenda: Agenda; days: PlannedDay[]; waiting: number }
  | { outcome: 'gone' | 'not-online' }

/** When a property can be visited. */
export async function planViewings(
  { db, now }: Pick<ViewingTools, 'db' | 'now'>,
  propertyId: number,
  by: 'visitor' | 'agency' = 'visitor',
): Promise<Plan> {
  const property = await findViewable(db, propertyId)
  if (!property?.isOffered) return { outcome: 'gone' }
  const agenda = await loadAgenda(db, property, now(), by)
  if (!agenda) return { outcome: 'not-online' }
  const [question, waiting] = await Promise.all([
    askViewings(db, agenda, now()),
    countWaiting(db, propertyId),
  ])
  return { outcome: 'planned', agenda, days: plannedDays(question), waiting }
}
