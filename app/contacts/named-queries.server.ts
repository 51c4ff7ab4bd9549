import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { phoneIn, wordsIn } from '../enquiries/enquiry-filter'
import { accountsOfOwners } from '../properties/owned/owned-queries.server'
import {
  type Contact,
  contactAddresses,
  contactLinks,
  contacts,
  contactTraces,
} from './tables.server'

/** The few whose name, town, address or telephone the words say. */
export async function findContactsNamed(
  db: Database,
  text: string,
  limit: number,
): Promise<Contact[]> {
  const { firstName, lastName, email, town, phone } = contacts
  const known = sql`contact_words(${firstName}, ${lastName}, ${email}, ${town})`
  const named = wordsIn(text).map((word) => sql`${known} like lower(f_unaccent(${likeWord(word)}))`)
  const number = phoneIn(text)
  // Each by its own index: "or" between them would read every card.
  const ids = [
    named.length > 0
      ? sql`select id from ${contacts} where ${sql.join(named, sql` and `)}`
      : undefined,
    text.includes('@')
      ? sql`select contact_id from ${contactAddresses} where ${contactAddresses.email} like lower(${likeWord(text)})`
      : undefined,
    number
      ? sql`select id from ${contacts} where ${phone} <> '' and f_phone_key(${phone}) like ${`%${number}%`}`
      : undefined,
  ].filter((each) => each !== undefined)
  if (ids.length === 0) return []
  const isFound = sql`${contacts.id} in (${sql.join(ids, sql` union `)})`
  return db
    .select()
    .from(contacts)
    .where(and(isNull(contacts.mergedInto), isFound))
    .orderBy(asc(lastName), asc(firstName), asc(contacts.id))
    .limit(limit)
}

/** These, as long as they are there; what is no number of a card is left out. */
export async function findContacts(db: Database, ids: string[]): Promise<Contact[]> {
  return db
    .select()
    .from(contacts)
    .where(inArray(sql`${contacts.id}::text`, ids))
}

const likeWord = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Its owners, and whoever wrote about it, visits it or waits to. */
export async function listContactsOfProperty(db: Database, propertyId: number): Promise<Contact[]> {
  const owners = db
    .select({ id: contactLinks.contactId })
    .from(contactLinks)
    .where(inArray(contactLinks.accountId, accountsOfOwners(db, propertyId)))
  const others = db
    .select({ id: contactTraces.contactId })
    .from(contactTraces)
    .where(eq(contactTraces.propertyId, propertyId))
  return db
    .select()
    .from(contacts)
    .where(
      and(
        isNull(contacts.mergedInto),
        or(inArray(contacts.id, owners), inArray(contacts.id, others)),
      ),
    )
    .orderBy(asc(contacts.lastName), asc(contacts.firstName), asc(contacts.id))
    .limit(200)
}
