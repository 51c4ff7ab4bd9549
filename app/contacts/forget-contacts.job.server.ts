import { and, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { job } from '../jobs/job-queue.server'
import { forgetDetails } from '../journal/queries.server'
import { log } from '../web/log.server'
import { contactLinks, contacts } from './tables.server'

export const contactCleaning = job<Record<string, never>>('contact-cleaning')

/** Every night, after what people sent: a card to which nothing leads any more. */
export async function forgetContacts({ db, now }: { db: Database; now: () => Date }) {
  const links = db
    .select({ one: sql`1` })
    .from(contactLinks)
    .where(sql`${contactLinks.contactId} = ${contacts.id}`)
  const forgotten = await db.transaction(async (tx) => {
    const rows = await tx
      .delete(contacts)
      .where(
        and(
          notExists(links),
          isNull(contacts.mergedInto),
          or(isNull(contacts.keptUntil), lt(contacts.keptUntil, now())),
        ),
      )
      .returning({ id: contacts.id })
    await forgetDetails(
      tx,
      'contact',
      rows.map(({ id }) => id),
    )
    return rows.length
  })
  log.info({ contacts: forgotten }, 'contacts without a trace deleted')
  return forgotten
}
