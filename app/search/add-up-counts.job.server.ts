import type { Database } from '../database/client.server'
import { job } from '../jobs/job-queue.server'
import { addUpCounts } from './queries.server'

/** Every hour: a list that changed often is counted as quickly as one that did not. */
export const countRound = job<Record<string, never>>('search-count-round')

export async function playCountRound({ db }: { db: Database }) {
  await addUpCounts(db)
}
