import type { Database } from '../database/client.server'
import { type JobQueue, job } from '../jobs/job-queue.server'
import { brusselsDay } from '../language/brussels-day'
import type { PropertyNews } from '../properties/property-changes'
import { listEntries } from '../search/entry-queries.server'
import { matches } from '../search/filters'
import { circumstances } from '../search/find-list.server'
import { readStoredCriteria } from './demand'
import { type DemandRow, insertNews, listActiveDemands, updateDemand } from './queries.server'

/** There is something to write to the person behind this demand. */
export const demandMailDue = job<{ demandId: string }>('demand-mail-due')

type Tools = { db: Database; jobs: Pick<JobQueue, 'enqueue'>; now: () => Date }
type Entry = Awaited<ReturnType<typeof listEntries>>[number]
type Fresh = { entry: Entry; kind: PropertyNews['kind'] }

const demandsAtOnce = 500

/**
 * Holds what changed against every active demand, page by page. What was found is kept before anyone
 * is written to, and found twice it is one: stopped halfway, it simply starts again.
 */
export async function matchDemands(tools: Tools, changes: PropertyNews[]) {
  const entries = await listEntries(
    tools.db,
    changes.map(({ propertyId }) => propertyId),
  )
  const fresh = changes.flatMap(({ propertyId, kind }) => {
    const entry = entries.find(({ id }) => id === propertyId)
    return entry ? [{ entry, kind }] : []
  })
  let last: string | null = null
  while (fresh.length > 0) {
    const page = await listActiveDemands(tools.db, last, demandsAtOnce)
    await matchPage(tools, page, fresh)
    last = page.at(-1)?.id ?? null
    if (page.length < demandsAtOnce) return
  }
}

async function matchPage(tools: Tools, page: DemandRow[], fresh: Fresh[]) {
  const found: Parameters<typeof insertNews>[1] = []
  for (const demand of page) {
    const wish = readStoredCriteria(demand.criteria)
    if (!wish) {
      await updateDemand(tools.db, demand.id, { status: 'unreadable' })
      await tools.jobs.enqueue(tools.db, demandMailDue, { demandId: demand.id })
      continue
    }
    const around = await circumstances(tools, wish)
    for (const { entry, kind } of fresh) {
      if (entry.list !== demand.list || !matches(entry, wish, around)) continue
      found.push({
        ...{ email: demand.email, propertyId: entry.id, demandId: demand.id, kind },
        change: changeOf(entry, kind, brusselsDay(tools.now())),
        foundAt: tools.now(),
      })
    }
  }
  await tools.db.transaction(async (tx) => {
    const isAtOnce = new Set(
      page.filter(({ frequency }) => frequency === 'at-once').map(({ id }) => id),
    )
    const news = await insertNews(tx, found)
    const due = new Set(news.map(({ demandId }) => demandId).filter((id) => isAtOnce.has(id)))
    for (const demandId of due) await tools.jobs.enqueue(tx, demandMailDue, { demandId })
  })
}

/** The same price announced twice is one change, the next price is another; a state changes once a day. */
function changeOf(entry: Entry, kind: PropertyNews['kind'], day: string): string {
  if (kind === 'price') return `price ${entry.priceCents ?? 'unpublished'}`
  return kind === 'published' ? kind : `${kind} ${day}`
}
