import { asc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { wholeAddress } from '../address'
import { isPropertyId } from '../property-id'
import type { PropertyStatus } from '../property-status'
import { properties } from '../stored/tables.server'
import { propertyOwners } from './owner-tables.server'

/** A property in a list of the agency: the whole address, published or not. */
type PropertyLine = {
  id: number
  reference: string
  address: string
  status: PropertyStatus
  isOnline: boolean
}

function selectLines(db: Database) {
  const { id, reference, status, street, houseNumber, box, zip, city } = properties
  const { isPublished, hiddenAt } = properties
  return db
    .select({ id, reference, status, street, houseNumber, box, zip, city, isPublished, hiddenAt })
    .from(properties)
}

type Row = Awaited<ReturnType<typeof selectLines>>[number]

function toLine({ id, reference, status, isPublished, hiddenAt, ...address }: Row): PropertyLine {
  return {
    id,
    reference,
    status,
    isOnline: isPublished && hiddenAt === null,
    address: wholeAddress(address),
  }
}

export async function findPropertyLine(
  db: Database,
  id: number,
): Promise<PropertyLine | undefined> {
  if (!isPropertyId(id)) return undefined
  const [row] = await selectLines(db).where(eq(properties.id, id))
  return row && toLine(row)
}

export async function listPropertyLines(db: Database, ids: number[]): Promise<PropertyLine[]> {
  if (ids.length === 0) return []
  const rows = await selectLines(db).where(inArray(properties.id, ids)).orderBy(asc(properties.id))
  return rows.map(toLine)
}

/** References as people type them, in capitals or not. */
export async function findPropertiesByReference(db: Database, references: string[]) {
  if (references.length === 0) return []
  const wanted = references.map((reference) => reference.toLowerCase())
  const rows = await selectLines(db).where(inArray(sql`lower(${properties.reference})`, wanted))
  return rows.map(toLine)
}

/** By the number of the property, its reference, street or town. */
export async function searchPropertyLines(db: Database, words: string, limit: number) {
  const text = words.trim()
  if (!text) return []
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const whole = sql`${properties.street} || ' ' || ${properties.houseNumber}`
  const number = /^\d{1,9}$/.test(text) ? eq(properties.id, Number(text)) : undefined
  const rows = await selectLines(db)
    .where(
      or(
        number,
        ilike(properties.reference, like),
        sql`f_unaccent(${whole}) ilike f_unaccent(${like})`,
        sql`f_unaccent(${properties.city}) ilike f_unaccent(${like})`,
      ),
    )
    .orderBy(asc(properties.reference))
    .limit(limit)
  return rows.map(toLine)
}

/** For lists of people: whether this account owns a property of which that is true. */
export function isOwnerOf(accountId: SQL, isTrue: (propertyId: SQL) => SQL): SQL {
  return sql`exists (select from ${propertyOwners} where ${propertyOwners.accountId} = ${accountId}
    and ${isTrue(sql`${propertyOwners.propertyId}`)})`
}

/** Whose properties these are, or which properties these owners have. */
export async function listPropertyOwners(
  db: Database,
  wish: { accountIds: string[] } | { propertyId: number },
) {
  const where =
    'propertyId' in wish
      ? eq(propertyOwners.propertyId, wish.propertyId)
      : inArray(propertyOwners.accountId, wish.accountIds)
  if ('accountIds' in wish && wish.accountIds.length === 0) return []
  return db.select().from(propertyOwners).where(where).orderBy(asc(propertyOwners.propertyId))
}

/** Owners of a property that fits these words. */
export async function listOwnersByProperty(db: Database, words: string, limit: number) {
  const properties = await searchPropertyLines(db, words, limit)
  if (properties.length === 0) return []
  const ids = properties.map(({ id }) => id)
  const rows = await db
    .selectDistinct({ accountId: propertyOwners.accountId })
    .from(propertyOwners)
    .where(inArray(propertyOwners.propertyId, ids))
  return rows.map(({ accountId }) => accountId)
}
