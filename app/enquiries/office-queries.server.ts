import { and, count, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { isReferenceLike } from '../properties/office/named-by-queries.server'
import { type EnquiryFilter, numberIn, phoneIn, wordsIn } from './enquiry-filter'
import { openStates } from './enquiry-state'
import { documentRequests, type Enquiry, enquiries } from './tables.server'

export async function lockEnquiry(tx: Database, id: string): Promise<Enquiry | undefined> {
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for('update')
  return row
}

export async function updateEnquiry(
  tx: Database,
  id: string,
  change: Partial<Pick<Enquiry, 'state' | 'assigneeId'>>,
) {
  await tx
    .update(enquiries)
    .set({ ...change, version: sql`${enquiries.version} + 1` })
    .where(eq(enquiries.id, id))
}

/** Each word somewhere in what was filled in, or the number that was read over the phone. */
function says(text: string): SQL | undefined {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 8)
  if (words.length === 0) return undefined
  const all = words.map((word) => {
    const said = sql`enquiry_words(${enquiries.answers}) like ${likeWord(word)}`
    // Only what looks like one: the words have an index, the references of properties have none here.
    const isCode = /\d/.test(word)
    return isCode ? or(said, isReferenceLike(sql`${enquiries.propertyId}`, word)) : said
  })
  const phone = phoneIn(text)
  const number = numberIn(text)
  return or(
    and(...all),
    number === undefined ? undefined : eq(enquiries.number, number),
    phone ? saysPhone(phone) : undefined,
  )
}

function wanted({ text, form, state, assignee, property }: EnquiryFilter): SQL | undefined {
  return and(
    says(text),
    form ? eq(enquiries.form, form) : undefined,
    state === 'all'
      ? undefined
      : inArray(enquiries.state, state === 'open' ? [...openStates] : [state]),
    assignee === 'nobody' ? isNull(enquiries.assigneeId) : undefined,
    assignee && assignee !== 'nobody' ? eq(enquiries.assigneeId, assignee) : undefined,
    property ? eq(enquiries.propertyId, property) : undefined,
  )
}

export async function listEnquiries(
  db: Database,
  filter: EnquiryFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(enquiries)
      .where(wanted(filter))
      .orderBy(desc(enquiries.receivedAt), desc(enquiries.number))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(enquiries).where(wanted(filter)),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** The newest few that the words name, or that are about one of these properties. */
export async function findEnquiriesNamed(
  db: Database,
  { text, propertyIds }: { text: string; propertyIds: number[] },
  limit: number,
): Promise<Enquiry[]> {
  const named = wordsIn(text).map(
    (word) => sql`enquiry_words(${enquiries.answers}) like ${likeWord(word)}`,
  )
  const number = numberIn(text)
  const phone = phoneIn(text)
  // Each by its own index: "or" between them would read every row.
  const ids = [
    named.length > 0
      ? sql`select id from ${enquiries} where ${sql.join(named, sql` and `)}`
      : undefined,
    number === undefined ? undefined : sql`select id from ${enquiries} where number = ${number}`,
    phone ? sql`select id from ${enquiries} where ${saysPhone(phone)}` : undefined,
    propertyIds.length > 0
      ? sql`select id from ${enquiries} where ${inArray(enquiries.propertyId, propertyIds)}`
      : undefined,
  ].filter((each) => each !== undefined)
  if (ids.length === 0) return []
  return db
    .select()
    .from(enquiries)
    .where(sql`${enquiries.id} in (${sql.join(ids, sql` union `)})`)
    .orderBy(desc(enquiries.receivedAt), desc(enquiries.number))
    .limit(limit)
}

const likeWord = (word: string) => sql`lower(f_unaccent(${`%${word.replace(/[\\%_]/g, '\\$&')}%`}))`

const saysPhone = (phone: string) =>
  sql`${enquiries.answers} ? 'phone' and f_phone_key(${enquiries.answers} ->> 'phone') like ${`%${phone}%`}`

/** These, as long as they are kept. */
export async function findEnquiries(db: Database, ids: string[]): Promise<Enquiry[]> {
  return db
    .select()
    .from(enquiries)
    .where(inArray(sql`${enquiries.id}::text`, ids))
}

/** The same list in portions, newest first; `before` is the number of the last that was read. */
export async function listEnquiriesBefore(
  db: Database,
  filter: EnquiryFilter,
  before: number | undefined,
  limit: number,
) {
  const older = before === undefined ? undefined : lt(enquiries.number, before)
  return db
    .select()
    .from(enquiries)
    .where(and(wanted(filter), older))
    .orderBy(desc(enquiries.number))
    .limit(limit)
}

/** Of a rental application: the files that were sent after it. */
export async function listFollowers(db: Database, ids: string[]): Promise<Enquiry[]> {
  return ids.length === 0
    ? []
    : db.select().from(enquiries).where(inArray(enquiries.follows, ids)).orderBy(enquiries.number)
}

export async function listDocumentRequestsOf(db: Database, enquiryId: string) {
  return db.select().from(documentRequests).where(eq(documentRequests.enquiryId, enquiryId))
}
