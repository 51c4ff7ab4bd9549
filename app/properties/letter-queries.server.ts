import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { isPropertyId } from './property-id'
import { properties } from './stored/tables.server'

/** What letters and the office may know of a property: more than its page tells, so never for a page as it is. */
export async function findPropertyForLetters(db: Database, id: number) {
  if (!isPropertyId(id)) return undefined
  const [row] = await db
    .select({
      id: properties.id,
      reference: properties.reference,
      goal: properties.goal,
      goalNumber: properties.goalNumber,
      type: properties.type,
      status: properties.status,
      title: properties.title,
      projectId: properties.projectId,
      priceCents: properties.priceCents,
      publishPrice: properties.publishPrice,
      street: properties.street,
      zip: properties.zip,
      city: properties.city,
      publishAddress: properties.publishAddress,
      hideCity: properties.hideCity,
      bedrooms: properties.bedrooms,
      details: properties.details,
      documents: properties.documents,
    })
    .from(properties)
    .where(
      and(eq(properties.id, id), eq(properties.isPublished, true), isNull(properties.hiddenAt)),
    )
  return row
}

export type PropertyForLetters = NonNullable<Awaited<ReturnType<typeof findPropertyForLetters>>>

/** For the office, which also reads enquiries about properties that left the site. */
export async function findPropertiesForOffice(db: Database, ids: number[]) {
  if (ids.length === 0) return []
  return db
    .select({
      id: properties.id,
      reference: properties.reference,
      goal: properties.goal,
      status: properties.status,
      type: properties.type,
      title: properties.title,
      street: properties.street,
      houseNumber: properties.houseNumber,
      box: properties.box,
      zip: properties.zip,
      city: properties.city,
      publishAddress: properties.publishAddress,
      hideCity: properties.hideCity,
    })
    .from(properties)
    .where(inArray(properties.id, ids))
}

/** By the names they have now, also of a property that left the site. */
export async function findDocumentsOf(db: Database, id: number) {
  const [row] = await db
    .select({ documents: properties.documents })
    .from(properties)
    .where(eq(properties.id, id))
  return row?.documents ?? []
}
