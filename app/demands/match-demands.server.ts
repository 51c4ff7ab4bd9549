import { type JobQueue, job } from '../jobs/job-queue.server'
import { brusselsDay } from '../language/brussels-day'
import type { PropertyNews } from '../properties/stored/property-changes'
import { type ListedEntry, listEntries } from '../search/entry-queries.server'
import { askToRenew, type RenewTools } from './ask-to-renew.server'
import { fittingProperties } from './fitting-properties.server'
import { type DemandRow, insertNews, listActiveDemands } from './queries.server'

/** Something was found for people who want to hear at once. Who they are is looked up. */
export const demandNewsFound = job<Record<string, never>>('demand-news-found')

type Tools = RenewTools & { jobs: Pick<JobQueue, 'enqueue'> }
type Fresh = Pick<PropertyNews, 'kind' | 'was'> & { entry: ListedEntry; change: string }
type Found = Parameters<typeof insertNews>[1]

/** So many demands stand in memory together, with at most all that changed for each. */
const demandsAtOnce = 100

/**
 * Holds what changed against every active demand, page by page. What was found is kept before anyone
 * is written to, and found twice it is one: stopped halfway, it simply starts again.
 */
export async function matchDemands(tools: Tools, changes: PropertyNews[]) {
  const fresh = await freshEntries(tools, changes)
  let last: string | null = null
  while (fresh.length > 0) {
    const page = await listActiveDemands(tools.db, last, demandsAtOnce)
    await keepFound(tools, page, await matchPage(tools, page, fresh))
    last = page.at(-1)?.id ?? null
    if (page.length < demandsAtOnce) return
  }
}

async function freshEntries({ db, now }: Tools, changes: PropertyNews[]): Promise<Fresh[]> {
  const ids = changes.map(({ propertyId }) => propertyId)
  const entries = new Map((await listEntries(db, ids)).map((entry) => [entry.id, entry]))
  const today = brusselsDay(now())
  return changes.flatMap(({ propertyId, kind, was }) => {
    const entry = entries.get(propertyId)
    return entry ? [{ entry, kind, was, change: changeOf(entry, kind, today) }] : []
  })
}

async function matchPage(tools: Tools, page: DemandRow[], fresh: Fresh[]): Promise<Found> {
  const found: Found = []
  const properties = fresh.map(({ entry }) => entry)
  for (const demand of page) {
    const fitting = await fittingProperties(tools, demand, properties)
    if (!fitting) {
      await askToRenew(tools, demand)
      continue
    }
    const { email, id: demandId } = demand
    for (const { entry, kind, was, change } of fresh) {
      if (!fitting.has(entry)) continue
      const foundAt = tools.now()
      found.push({ email, propertyId: entry.id, demandId, kind, was, change, foundAt })
    }
  }
  return found
}

async function keepFound({ db, jobs }: Tools, page: DemandRow[], found: Found) {
  const isAtOnce = new Set(
    page.filter(({ frequency }) => frequency === 'at-once').map(({ id }) => id),
  )
  await db.transaction(async (tx) => {
    const news = await insertNews(tx, found)
    const isUrgent = news.some(({ demandId }) => isAtOnce.has(demandId))
    if (isUrgent) await jobs.enqueue(tx, demandNewsFound, {})
  })
}

/** The same price announced twice is one change, the next price is another; a state changes once a day. */
function changeOf(entry: ListedEntry, kind: PropertyNews['kind'], day: string): string {
  if (kind === 'price') return `price ${entry.priceCents ?? 'unpublished'}`
  return kind === 'published' ? kind : `${kind} ${day}`
}
