import type { Database } from '../database/client.server'
import { job } from '../jobs/job-queue.server'
import { forgetDetails } from '../journal/queries.server'
import { log } from '../web/log.server'
import { deleteLooseContacts } from './writing-queries.server'

export const contactCleaning = job<Record<string, never>>('contact-cleaning')

/** Every night, after what people sent: a card to which nothing leads any more. */
export async function forgetContacts({ db, now }: { db: Database; now: () => Date }) {
  const forgotten = await db.transaction(async (tx) => {
    const ids = await deleteLooseContacts(tx, now())
    await forgetDetails(tx, 'contact', ids)
    return ids.length
  })
  log.info({ contacts: forgotten }, 'contacts without a trace deleted')
  return forgotten
}
