import { readSection } from '../../configuration/site-configuration.server'
import type { Database } from '../../database/client.server'
import { type JobQueue, job } from '../../jobs/job-queue.server'
import { noteChange } from '../../journal/queries.server'
import { listPublicStates } from '../../properties/shown/public-state-queries.server'
import type { PropertyNews } from '../../properties/stored/property-changes'
import { beforeOf, netNews } from './net-news'
import { deleteSettling, moveDue, takeDue, upsertSettling } from './queries.server'

/** Looks at what is due, every minute. */
export const settlingRound = job<Record<string, never>>('settling-round')
/** Nobody touched it for a while: now everybody may hear. */
export const newsSettled = job<{ changes: PropertyNews[] }>('news-settled')

type Tools = { db: Database; jobs: Pick<JobQueue, 'enqueue'>; now: () => Date }

const atOnce = 500

/** What changed waits: somebody may still be busy with it. */
export async function holdNews(tools: Tools, changes: PropertyNews[]) {
  const since = tools.now()
  await tools.db.transaction(async (tx) => {
    const dueAt = await dueAfter(tx, since)
    for (const change of changes) {
      const { propertyId } = change
      await upsertSettling(tx, { propertyId, was: beforeOf(change), since, dueAt })
    }
  })
  await settleNews(tools)
}

async function dueAfter(db: Database, since: Date) {
  const { value } = await readSection(db, 'alerts')
  return new Date(since.getTime() + value.settleMinutes * 60_000)
}

/** Passes on what is left of the changes that are due. A new home of ours waits for its first picture. */
export async function settleNews({ db, jobs, now }: Tools) {
  let count = atOnce
  while (count === atOnce) {
    count = await db.transaction(async (tx) => {
      const due = await takeDue(tx, now(), atOnce)
      const ids = due.map(({ propertyId }) => propertyId)
      const shown = new Map((await listPublicStates(tx, ids)).map((each) => [each.id, each]))
      const waits = due.filter(
        ({ propertyId, was }) => was.hidden && shown.get(propertyId)?.isWithoutPicture,
      )
      const waiting = waits.map(({ propertyId }) => propertyId)
      await moveDue(tx, waiting, await dueAfter(tx, now()))
      const settled = due.filter((each) => !waits.includes(each))
      const changes = settled.flatMap(({ propertyId, was }) => {
        const current = shown.get(propertyId)
        return current ? netNews(propertyId, was, current) : []
      })
      await deleteSettling(
        tx,
        settled.map(({ propertyId }) => propertyId),
      )
      if (changes.length > 0) await jobs.enqueue(tx, newsSettled, { changes })
      return settled.length
    })
  }
}

/** What a colleague may do with what waits. */
export const newsTasks = ['send-now', 'stop-news'] as const

type Staff = { id: string; name: string }

/** A colleague does not want to wait, or wants nobody to hear of it. */
export async function decideSettling(
  tools: Tools,
  by: Staff,
  { propertyId, task }: { propertyId: number; task: (typeof newsTasks)[number] },
) {
  const { db, now } = tools
  const found = await db.transaction(async (tx) => {
    const count =
      task === 'send-now'
        ? await moveDue(tx, [propertyId], now())
        : await deleteSettling(tx, [propertyId])
    if (count === 0) return false
    const subject = { kind: 'property', id: `${propertyId}` }
    await noteChange(tx, { by, at: now(), subject, action: task })
    return true
  })
  if (found && task === 'send-now') await settleNews(tools)
  return { outcome: found ? 'decided' : 'nothing-waits' } as const
}
