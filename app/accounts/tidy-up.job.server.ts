import type { Database } from '../database/client.server'
import { job } from '../jobs/job-queue.server'
import { forgetOldHits } from '../web/limit.server'
import { deleteExpired } from './queries.server'

export const accountsTidyUp = job<Record<string, never>>('accounts-tidy-up')

/** Nightly: sessions, links, challenges and limits whose time has passed. */
export async function tidyUpAccounts({ db, now }: { db: Database; now: () => Date }) {
  const moment = now()
  await deleteExpired(db, moment)
  await forgetOldHits(db, moment)
}
