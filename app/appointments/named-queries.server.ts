import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { phoneIn, wordsIn } from '../enquiries/enquiry-filter'
import { appointments, viewedProperty, viewingSlots } from './tables.server'

/** Who comes to these. */
export async function findViewings(db: Database, ids: string[]) {
  const { id, firstName, lastName, email, phone } = appointments
  return db
    .select({ id, firstName, lastName, email, phone })
    .from(appointments)
    .where(inArray(sql`${id}::text`, ids))
}

type Wish = { text: string; propertyIds: number[] }

/** The latest few of whom the words say the name, address or telephone, or of these properties. */
export async function findViewingsNamed(db: Database, { text, propertyIds }: Wish, limit: number) {
  const { id, firstName, lastName, email, phone } = appointments
  const { startsAt, propertyId } = viewingSlots
  const known = sql`f_search_key(${firstName} || ' ' || ${lastName} || ' ' || ${email})`
  const named = wordsIn(text).map((word) => sql`${known} like '%' || f_search_key(${word}) || '%'`)
  const number = phoneIn(text)
  const ids = [
    named.length > 0
      ? sql`select id from ${appointments} where ${sql.join(named, sql` and `)}`
      : undefined,
    number
      ? sql`select id from ${appointments} where ${phone} <> '' and f_phone_key(${phone}) like ${`%${number}%`}`
      : undefined,
    propertyIds.length > 0
      ? sql`select ${appointments.id} from ${appointments}
          join ${viewingSlots} on ${viewingSlots.id} = ${appointments.slotId}
          where ${inArray(propertyId, propertyIds)}`
      : undefined,
  ].filter((each) => each !== undefined)
  if (ids.length === 0) return []
  return db
    .select({ id, firstName, lastName, email, phone, startsAt, propertyId: viewedProperty })
    .from(appointments)
    .innerJoin(viewingSlots, eq(viewingSlots.id, appointments.slotId))
    .where(sql`${id} in (${sql.join(ids, sql` union `)})`)
    .orderBy(desc(startsAt), desc(id))
    .limit(limit)
}
