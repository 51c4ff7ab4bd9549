import { noteActivity } from '../activity/note-activity.server'
import type { Database } from '../database/client.server'
import { type JobQueue, job } from '../jobs/job-queue.server'
import { noteChange } from '../journal/queries.server'
import { brusselsDay } from '../language/brussels-day'
import { listEntries } from '../search/entry-queries.server'
import { fittingProperties } from './fitting-properties.server'
import { listDemandsById, listUnheard } from './office-queries.server'
import { type DemandRow, insertNews } from './queries.server'

/** A colleague chose these people: their letters do not wait for the morning. */
export const seekersTold = job<{ demandIds: string[] }>('seekers-told')

type Tools = { db: Database; jobs: Pick<JobQueue, 'enqueue'>; now: () => Date }
type Selection = { propertyId: number; demandIds: string[] }

/**
 * The people a colleague chose hear of a property, in the letter of the alerts. That a property is there is one
 * change: who heard it, from us or from an alert, does not hear it again.
 */
export function tellSeekers(
  tools: Tools,
  by: { id: string; name: string },
  { propertyId, demandIds }: Selection,
) {
  return tools.db.transaction(async (tx) => {
    const chosen = await stillFitting({ ...tools, db: tx }, propertyId, demandIds)
    if (chosen.length === 0) return { outcome: 'nobody' } as const
    const at = tools.now()
    const emails = [...new Set(chosen.map(({ email }) => email))]
    await insertNews(
      tx,
      chosen.map(({ id, email }) => ({
        email,
        propertyId,
        demandId: id,
        foundAt: at,
        change: 'published',
        kind: 'suggested' as const,
      })),
    )
    const due = await listUnheard(tx, propertyId, emails)
    if (due.length === 0) return { outcome: 'heard-before' } as const
    await tools.jobs.enqueue(tx, seekersTold, { demandIds: due })
    await noteActivity(tx, {
      key: `mailing:${propertyId}:${brusselsDay(at)}`,
      propertyId,
      at,
      type: 'mail',
      topic: 'mailing',
      status: 'sent',
      source: 'office',
    })
    const subject = { kind: 'property', id: `${propertyId}` }
    await noteChange(tx, { by, at, subject, action: 'tell-seekers', after: { demands: due } })
    return { outcome: 'told', count: due.length } as const
  })
}

async function stillFitting(
  tools: Tools,
  propertyId: number,
  demandIds: string[],
): Promise<DemandRow[]> {
  const properties = await listEntries(tools.db, [propertyId])
  const fitting: DemandRow[] = []
  for (const demand of await listDemandsById(tools.db, demandIds)) {
    if (demand.status !== 'active') continue
    if ((await fittingProperties(tools, demand, properties))?.size) fitting.push(demand)
  }
  return fitting
}
