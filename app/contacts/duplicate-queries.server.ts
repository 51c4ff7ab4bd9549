import { and, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { type Contact, contactDifferences, contacts } from './tables.server'

export type DuplicateReason = 'email' | 'phone' | 'name'

const isToldApart = (one: SQL, other: SQL) => sql`exists (select from ${contactDifferences}
  where one_id = least(${one}, ${other}) and other_id = greatest(${one}, ${other}))`

/** Two cards with one telephone number, or one name in one town, that nobody told apart. */
export const hasDuplicate = sql`exists (select from ${contacts} other
  where other.id <> ${contacts.id} and other.merged_into is null and (
    (other.phone <> '' and f_phone_key(other.phone) = f_phone_key(${contacts.phone}))
    or (f_search_key(other.last_name) = f_search_key(${contacts.lastName})
      and f_search_key(other.first_name) = f_search_key(${contacts.firstName})
      and f_search_key(other.town) = f_search_key(${contacts.town})
      and other.town <> '' and other.last_name <> ''))
    and not ${isToldApart(sql`other.id`, sql`${contacts.id}`)})`

/** Cards that may be of the same person, and why; whether they are is for a colleague to say. */
export async function listDuplicates(db: Database, contact: Contact) {
  const { id, firstName, lastName, town, phone } = contact
  const reasons: Record<DuplicateReason, SQL<boolean>> = {
    email: sql`exists (select from contact_addresses a join contact_traces t on t.email = a.email
      where a.contact_id = contacts.id and t.contact_id = ${id})`,
    phone: sql`(contacts.phone <> '' and f_phone_key(contacts.phone) = f_phone_key(${phone}))`,
    name: sql`(contacts.last_name <> '' and contacts.town <> ''
      and f_search_key(contacts.last_name) = f_search_key(${lastName})
      and f_search_key(contacts.first_name) = f_search_key(${firstName})
      and f_search_key(contacts.town) = f_search_key(${town}))`,
  }
  const rows = await db
    .select({ contact: contacts, ...reasons })
    .from(contacts)
    .where(
      and(
        ne(contacts.id, id),
        isNull(contacts.mergedInto),
        or(reasons.email, reasons.phone, reasons.name),
        not(isToldApart(sql`${contacts.id}`, sql`${id}::uuid`)),
      ),
    )
    .orderBy(contacts.madeAt)
    .limit(20)
  return rows.map(({ contact: other, ...why }) => ({
    contact: other,
    reasons: (['email', 'phone', 'name'] as const).filter((reason) => why[reason]),
  }))
}
