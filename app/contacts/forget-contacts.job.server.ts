import type { Database } from '../database/client.server'
import { keptMonths } from '../forms/kept/kept-months'
import { monthsLater } from '../forms/kept/months-later'
import { job } from '../jobs/job-queue.server'
import { forgetDetails } from '../journal/queries.server'
import { log } from '../web/log.server'
import { deleteTodosDoneBefore } from './todos/queries.server'
import { deleteLooseContacts } from './writing-queries.server'

export const contactCleaning = job<Record<string, never>>('contact-cleaning')

/** Every night, after what people sent: a card to which nothing leads any more, and what was done long ago. */
export async function forgetContacts({ db, now }: { db: Database; now: () => Date }) {
  const forgotten = await db.transaction(async (tx) => {
    const ids = await deleteLooseContacts(tx, now())
    await forgetDetails(tx, 'contact', ids)
    await deleteTodosDoneBefore(tx, monthsLater(now(), -keptMonths.contact))
    return ids.length
  })
  log.info({ contacts: forgotten }, 'contacts without a trace deleted')
  return forgotten
}
