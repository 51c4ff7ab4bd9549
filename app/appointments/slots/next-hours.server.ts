import type { VisitFacts } from '../../properties/visit-facts'
import type { ViewingTools } from '../letters/announce.server'
import { askViewings, loadAgenda } from './agenda.server'
import { diariesAtHand } from './diaries.server'
import { firstFree } from './slots'

type NextHours = {
  agent: { name: string; email: string }
  /** Soonest first, as written in an address. */
  hours: string[]
}

const most = 4

/** The first hours at which a property can be visited; null when it is not visited by appointment online. */
export async function nextHours(
  { db, now, contentVersion }: Pick<ViewingTools, 'db' | 'now'> & { contentVersion: number },
  property: VisitFacts,
): Promise<NextHours | null> {
  const agenda = property.isOffered
    ? await loadAgenda(db, property, now(), 'visitor', diariesAtHand(contentVersion))
    : undefined
  if (!agenda) return null
  const { name, email } = agenda.agent
  const free = firstFree(await askViewings(db, agenda, now()), most)
  return { agent: { name, email }, hours: free.map(({ startsAt }) => startsAt.toISOString()) }
}
