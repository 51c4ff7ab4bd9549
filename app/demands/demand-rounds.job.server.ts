import type { Database } from '../database/client.server'
import { job } from '../jobs/job-queue.server'
import { deleteUnconfirmed } from './queries.server'

export const dailyDemands = job<Record<string, never>>('demands-daily')
export const weeklyDemands = job<Record<string, never>>('demands-weekly')
export const demandCleaning = job<Record<string, never>>('demands-cleaning')

const week = 7 * 86_400_000

/** Who did not confirm within a week did not mean it. */
export async function forgetUnconfirmed({ db, now }: { db: Database; now: () => Date }) {
  await deleteUnconfirmed(db, new Date(now().getTime() - week))
}
