import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { phoneIn } from '../enquiries/enquiry-filter'
import { isReferenceLike, townsNamed } from '../properties/office/named-by-queries.server'
import { isOwnerOf } from '../properties/owned/property-line-queries.server'
import type { ContactFilter } from './contact-filter'
import { hasDuplicate } from './duplicate-queries.server'
import {
  type Contact,
  contactAddresses,
  contactClosings,
  contactLinks,
  contactNotes,
  contacts,
  contactTraces,
} from './tables.server'

export type { Contact } from './tables.server'

export async function findContact(db: Database, id: string): Promise<Contact | undefined> {
  const [row] = await db.select().from(contacts).where(eq(contacts.id, id))
  return row
}

export async function lockContact(tx: Database, id: string): Promise<Contact | undefined> {
  const [row] = await tx.select().from(contacts).where(eq(contacts.id, id)).for('update')
  return row
}

/** The card of whoever sent, registered, booked or owns this. */
export async function findContactOf(
  db: Database,
  whose: Partial<Record<'enquiryId' | 'demandId' | 'appointmentId' | 'accountId', string>>,
): Promise<string | undefined> {
  const { enquiryId, demandId, appointmentId, accountId } = whose
  const [row] = await db
    .select({ id: contactLinks.contactId })
    .from(contactLinks)
    .where(
      or(
        enquiryId ? eq(contactLinks.enquiryId, enquiryId) : undefined,
        demandId ? eq(contactLinks.demandId, demandId) : undefined,
        appointmentId ? eq(contactLinks.appointmentId, appointmentId) : undefined,
        accountId ? eq(contactLinks.accountId, accountId) : undefined,
      ),
    )
    .limit(1)
  return row?.id
}

const words = sql`contact_words(${contacts.firstName}, ${contacts.lastName}, ${contacts.email}, ${contacts.town})`

/** Those who wrote about, viewed or own a property with this in its reference. */
function dealsWith(word: string): SQL {
  const isSubject = isReferenceLike(sql`${contactTraces.propertyId}`, word)
  const isOwned = isOwnerOf(sql`${contactTraces.id}`, (property) => isReferenceLike(property, word))
  return sql`exists (select from ${contactTraces} where ${contactTraces.contactId} = ${contacts.id}
    and (${isSubject} or (${contactTraces.kind} = 'owner' and ${isOwned})))`
}

/** Each word in the name, an address, the town in any language, or the reference of a property. */
function says(text: string): SQL | undefined {
  const all = text.split(/\s+/).filter(Boolean).slice(0, 8)
  if (all.length === 0) return undefined
  const each = all.map((word) => {
    const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    const said = sql`${words} like lower(f_unaccent(${like}))`
    const other = sql`exists (select from ${contactAddresses}
      where ${contactAddresses.contactId} = ${contacts.id} and ${contactAddresses.email} like lower(${like}))`
    const towns = townsNamed(word)
    const there = towns.map((town) => sql`f_search_key(${contacts.town}) = f_search_key(${town})`)
    return or(
      said,
      ...there,
      word.includes('@') ? other : undefined,
      /\d/.test(word) ? dealsWith(word) : undefined,
    )
  })
  const phone = phoneIn(text)
  return or(and(...each), phone ? hasPhone(phone) : undefined)
}

/** On the card, or as it was told with anything they sent. */
function hasPhone(phone: string): SQL {
  const like = `%${phone}%`
  return sql`(f_phone_key(${contacts.phone}) like ${like} or exists (select from ${contactTraces}
    where ${contactTraces.contactId} = ${contacts.id} and f_phone_key(${contactTraces.phone}) like ${like}))`
}

export async function listContacts(
  db: Database,
  { text, show }: ContactFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const wanted = and(
    isNull(contacts.mergedInto),
    says(text),
    show === 'duplicates' ? hasDuplicate : undefined,
  )
  const name = sql`f_search_key(${contacts.lastName} || ' ' || ${contacts.firstName})`
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(contacts)
      .where(wanted)
      .orderBy(sql`${name} = ''`, asc(name), asc(contacts.email), asc(contacts.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(contacts).where(wanted),
  ])
  return { rows, total: counted?.total ?? 0 }
}

export async function listAddresses(db: Database, contactId: string): Promise<string[]> {
  const rows = await db
    .select({ email: contactAddresses.email })
    .from(contactAddresses)
    .where(eq(contactAddresses.contactId, contactId))
    .orderBy(contactAddresses.email)
  return rows.map(({ email }) => email)
}

export async function findContactAt(db: Database, email: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: contactAddresses.contactId })
    .from(contactAddresses)
    .where(eq(contactAddresses.email, email.toLowerCase()))
  return row?.id
}

const mostTraces = 500

/** What is said of them elsewhere, the newest first. */
export async function listTraces(db: Database, contactIds: string[]) {
  if (contactIds.length === 0) return []
  return db
    .select()
    .from(contactTraces)
    .where(inArray(contactTraces.contactId, contactIds))
    .orderBy(desc(contactTraces.at))
    .limit(mostTraces * contactIds.length)
}

/** Properties that were sold or let to them. */
export async function listClosings(db: Database, contactId: string) {
  return db.select().from(contactClosings).where(eq(contactClosings.contactId, contactId))
}

export async function listContactNotes(db: Database, contactId: string) {
  return db
    .select()
    .from(contactNotes)
    .where(eq(contactNotes.contactId, contactId))
    .orderBy(desc(contactNotes.at), desc(contactNotes.id))
    .limit(mostTraces)
}

/** The same lock as the triggers take: an address that two want at once goes to one. */
export async function lockAddress(tx: Database, email: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('contact ' || ${email}, 0))`)
}
