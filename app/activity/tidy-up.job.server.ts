import type { Database } from '../database/client.server'
import { job } from '../jobs/job-queue.server'
import { brusselsDay } from '../language/brussels-day'
import { forgetVisitorsBefore } from './count-queries.server'

export const activityTidyUp = job<Record<string, never>>('activity-tidy-up')

/** Shortly after midnight: yesterday's salt, and the fingerprints made with it. */
export async function forgetYesterday({ db, now }: { db: Database; now: () => Date }) {
  await forgetVisitorsBefore(db, brusselsDay(now()))
}
