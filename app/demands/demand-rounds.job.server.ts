import type { Database } from '../database/client.server'
import { keptMonths } from '../forms/kept/kept-months'
import { monthsLater } from '../forms/kept/months-later'
import { job } from '../jobs/job-queue.server'
import { daysLater } from '../language/days-later'
import { log } from '../web/log.server'
import { form } from './demand-register.form'
import { deleteForgotten } from './queries.server'

export const dailyDemands = job<Record<string, never>>('demands-daily')
export const weeklyDemands = job<Record<string, never>>('demands-weekly')
export const demandCleaning = job<Record<string, never>>('demands-cleaning')

/**
 * Who did not confirm within a week did not mean it; who stopped may think better of it for a month.
 * Nothing is kept longer than the form promised.
 */
export async function forgetDemands({ db, now }: { db: Database; now: () => Date }) {
  const ago = (days: number) => daysLater(now(), -days)
  const promised = monthsLater(now(), -keptMonths[form.kept])
  const count = await deleteForgotten(db, { unconfirmed: ago(7), stopped: ago(30), any: promised })
  log.info({ demands: count }, 'old demands deleted')
}
