import { findHomeToVisit } from '../../properties/viewable-queries.server'
import type { VisitTools } from '../letters/announce.server'
import { type Agenda, askVisits, loadAgenda } from '../slots/agenda.server'
import { type PlannedDay, plannedDays } from '../slots/slots'
import { countWaiting } from '../waiting/waiting-queries.server'

type Plan =
  | { outcome: 'planned'; agenda: Agenda; days: PlannedDay[]; waiting: number }
  | { outcome: 'gone' | 'not-online' }

/** When a home can be visited. */
export async function planVisits(
  { db, now }: Pick<VisitTools, 'db' | 'now'>,
  propertyId: number,
  by: 'visitor' | 'agency' = 'visitor',
): Promise<Plan> {
  const home = await findHomeToVisit(db, propertyId)
  if (!home?.isOffered) return { outcome: 'gone' }
  const agenda = await loadAgenda(db, home, now(), by)
  if (!agenda) return { outcome: 'not-online' }
  const [question, waiting] = await Promise.all([
    askVisits(db, agenda, now()),
    countWaiting(db, propertyId),
  ])
  return { outcome: 'planned', agenda, days: plannedDays(question), waiting }
}
