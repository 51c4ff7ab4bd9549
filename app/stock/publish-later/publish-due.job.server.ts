import { job } from '../../jobs/job-queue.server'
import { lockProperties } from '../../properties/stored/write-queries.server'
import { log } from '../../web/log.server'
import { changeState } from '../save-stock.server'
import type { StockTools } from '../stock-kind'
import {
  deletePublication,
  failPublication,
  findPublication,
  listDuePublications,
} from './queries.server'

export const publicationRound = job<Record<string, never>>('publication-round')

/** Every minute, by any node: each in a transaction of its own, so that one that fails stops no other. */
export async function publishDue(tools: StockTools): Promise<number> {
  let published = 0
  for (const { propertyId } of await listDuePublications(tools.db, tools.now())) {
    try {
      if (await publishOne(tools, propertyId)) published += 1
    } catch (error) {
      log.error({ err: error, property: propertyId }, 'a publication waits for the next round')
    }
  }
  if (published > 0) log.info({ published }, 'properties published at their moment')
  return published
}

function publishOne(tools: StockTools, propertyId: number): Promise<boolean> {
  return tools.db.transaction(async (tx) => {
    const row = (await lockProperties(tx, [propertyId])).get(propertyId)
    const planned = await findPublication(tx, propertyId)
    // Another node was first, or somebody changed the plan.
    if (!row || !planned || planned.failure || planned.publishAt > tools.now()) return false
    const changed = await changeState(
      { ...tools, db: tx },
      {
        of: { kind: 'property', id: propertyId },
        version: row.version,
        by: { id: planned.byId, name: planned.byName },
        state: 'publish',
        isSure: true,
      },
    )
    const { outcome } = changed
    if (outcome === 'incomplete' || outcome === 'withheld') {
      await failPublication(tx, propertyId, outcome)
      return false
    }
    // Also what is on the site already, or was withdrawn: there is nothing left to do.
    await deletePublication(tx, propertyId)
    return outcome === 'saved'
  })
}
