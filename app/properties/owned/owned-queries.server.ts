import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  gte,
  isNull,
  not,
  type Placeholder,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { builtOnce } from '../../database/built-once.server'
import type { Database } from '../../database/client.server'
import type { Language } from '../../language/languages'
import { translated } from '../../language/translated'
import { wholeAddress } from '../address'
import { projectNames, propertyHistory } from '../look-ups/look-up-tables.server'
import { isPropertyId } from '../property-id'
import { takeOverGoal } from '../property-lists'
import { propertyPath } from '../property-path'
import { projectTitle } from '../property-title'
import { toCard, toPicture } from '../shown/public-card'
import { properties } from '../stored/tables.server'
import type { OwnedProperty } from './owned-property'
import { propertyOwners } from './owner-tables.server'

/** What a question asks for, or the name of it in one that is built once. */
export type Given<Value> = Value | Placeholder

/** True for rows about a property of this owner. Whatever an owner reads has this in its `where`. */
export function isOwnedBy(db: Database, ownerId: Given<string>, propertyId: SQLWrapper) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(propertyOwners)
      .where(
        and(
          eq(propertyOwners.accountId, ownerId),
          sql`${propertyOwners.propertyId} = ${propertyId}`,
        ),
      ),
  )
}

/** The accounts of those who own a property, for the query of another room. */
export function accountsOfOwners(db: Database, propertyId: number) {
  return db
    .select({ id: propertyOwners.accountId })
    .from(propertyOwners)
    .where(eq(propertyOwners.propertyId, propertyId))
}

const { details, plans, links, overrides, feedHash, priceUnitText, ...columns } =
  getTableColumns(properties)

function selectOwned(db: Database) {
  return db
    .select({
      property: columns,
      project: { id: projectNames.id, title: projectNames.title, city: projectNames.city },
    })
    .from(properties)
    .leftJoin(projectNames, eq(projectNames.id, properties.projectId))
}

export async function listPropertiesOf(db: Database, ownerId: string, language: Language) {
  const rows = await selectOwned(db)
    .where(isOwnedBy(db, ownerId, properties.id))
    .orderBy(desc(properties.publishedAt), asc(properties.id))
  return rows.map((row) => ownedProperty(row, language))
}

export async function findPropertyOf(
  db: Database,
  ownerId: string,
  id: number,
  language: Language,
) {
  if (!isPropertyId(id)) return undefined
  const [row] = await ownedById(db).execute({ id, ownerId })
  return row && ownedProperty(row, language)
}

const ownedById = builtOnce((db) =>
  selectOwned(db).where(
    and(
      eq(properties.id, sql.placeholder('id')),
      isOwnedBy(db, sql.placeholder('ownerId'), properties.id),
    ),
  ),
)

/** Also those that visitors may only have on request: they are the owner's own. */
export async function findDocumentOf(
  db: Database,
  ownerId: string,
  id: number,
  documentId: number,
) {
  if (!isPropertyId(id)) return undefined
  const [row] = await db
    .select({ documents: properties.documents })
    .from(properties)
    .where(and(eq(properties.id, id), isOwnedBy(db, ownerId, properties.id)))
  return row?.documents.find((document) => document.id === documentId)
}

/** A property, and whose it is to be. */
export type PropertyOf = { ownerId: Given<string>; propertyId: Given<number> }

export function historyOf(db: Database, { ownerId, propertyId }: PropertyOf, limit: number) {
  const { id, at, kind, before, after } = propertyHistory
  return db
    .select({ id, at, kind, before, after })
    .from(propertyHistory)
    .where(
      and(
        eq(propertyHistory.propertyId, propertyId),
        isOwnedBy(db, ownerId, propertyHistory.propertyId),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit)
}

/** So long ago a property may have come on offer to be compared with. */
export const comparableDays = 183

/**
 * Properties of the agency like this one of the owner's, and nobody's in particular: same goal and kind,
 * same corner of the country, about as many bedrooms, on offer since that moment.
 */
export function comparableTo(
  db: Database,
  { ownerId, propertyId }: PropertyOf,
  since: Given<Date>,
) {
  const mine = alias(properties, 'mine')
  const { priceCents, livingArea, publishedAt } = properties
  return db
    .select({ id: properties.id, priceCents, livingArea, publishedAt })
    .from(properties)
    .innerJoin(mine, eq(mine.id, propertyId))
    .where(
      and(
        isOwnedBy(db, ownerId, mine.id),
        not(isOwnedBy(db, ownerId, properties.id)),
        eq(properties.isPublished, true),
        isNull(properties.hiddenAt),
        eq(properties.goal, mine.goal),
        // The price of a business and a rent do not compare.
        sql`(${properties.goalNumber} = ${takeOverGoal}) = (${mine.goalNumber} = ${takeOverGoal})`,
        eq(properties.type, mine.type),
        sql`left(${properties.zip}, 2) = left(${mine.zip}, 2)`,
        sql`abs(coalesce(${properties.bedrooms}, 0) - coalesce(${mine.bedrooms}, 0)) <= 1`,
        gte(publishedAt, since),
      ),
    )
    .limit(60)
}

export async function giveToOwner(db: Database, accountId: string, propertyIds: number[]) {
  if (propertyIds.length === 0) return
  const rows = propertyIds.map((propertyId) => ({ accountId, propertyId }))
  await db.insert(propertyOwners).values(rows).onConflictDoNothing()
}

/** True when it was theirs until now. */
export async function takeFromOwner(
  db: Database,
  accountId: string,
  propertyId: number,
): Promise<boolean> {
  const rows = await db
    .delete(propertyOwners)
    .where(and(eq(propertyOwners.accountId, accountId), eq(propertyOwners.propertyId, propertyId)))
    .returning({ propertyId: propertyOwners.propertyId })
  return rows.length > 0
}

type Row = Awaited<ReturnType<typeof selectOwned>>[number]

function ownedProperty({ property, project }: Row, language: Language): OwnedProperty {
  const of = project && { ...project, title: projectTitle(project, language) }
  const card = toCard(property, of, language)
  const isOnline = property.isPublished && property.hiddenAt === null && property.list !== null
  const { id, reference, goal, contract, status, title } = card
  const { priceCents, isStartingFrom, type, zip, bedrooms, livingArea } = property
  const [picture] = property.pictures
  return {
    id,
    reference,
    goal,
    contract,
    status,
    title,
    isOnline,
    address: wholeAddress(property),
    city: property.city,
    price: priceCents === null ? null : { cents: priceCents, isStartingFrom },
    picture: picture ? toPicture(picture, language) : null,
    path: isOnline ? propertyPath(card, language) : null,
    publishedAt: property.publishedAt.toISOString(),
    documents: property.documents.map(({ id: number, name, bytes }) => ({
      id: number,
      bytes,
      name: translated(name, language),
    })),
    compared: { type, zip, bedrooms, livingArea },
  }
}
