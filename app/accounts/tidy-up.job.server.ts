import type { Database } from '../database/client.server'
import { job } from '../jobs/job-queue.server'
import { releaseBrakes } from '../web/brake.server'
import { deleteExpired } from './queries.server'

export const accountsTidyUp = job<Record<string, never>>('accounts-tidy-up')

/** Nightly: sessions, links and limits whose time has passed. */
export async function tidyUpAccounts({ db, now }: { db: Database; now: () => Date }) {
  await deleteExpired(db, now())
  await releaseBrakes(db)
}
