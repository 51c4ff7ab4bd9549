import { eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { belgium, listOf } from '../property-lists'
import type { PropertyGoal } from '../property-status'
import { propertyDetails } from '../stored/property-details'
import { properties } from '../stored/tables.server'
import type { PropertyRow } from '../stored/write-queries.server'

export type NewProperty = {
  reference: string
  goal: PropertyGoal
  type: number
  zip: string
  city: string
  projectId?: number | null
}

/** With an id that no feed uses; a sequence has no gaps to fear, a taken number is passed over. */
export async function insertOfficeProperty(
  tx: Database,
  property: NewProperty,
  now: Date,
): Promise<number> {
  const id = await freeOfficeId(tx, (id) => tx.$count(properties, eq(properties.id, id)))
  const { goal, type, projectId = null } = property
  const status = 'available' as const
  await tx.insert(properties).values({
    ...property,
    id,
    status,
    projectId,
    reference: property.reference || `B${id}`,
    source: 'office',
    isPublished: false,
    list: listOf({ status, goal, type, projectId, countryId: belgium }),
    goalNumber: goal === 'sale' ? 0 : 1,
    types: [type],
    title: {},
    description: {},
    street: '',
    houseNumber: '',
    publishPrice: true,
    publishAddress: false,
    details: propertyDetails.parse({}),
    publishedAt: now,
    changedAt: now,
  })
  return id
}

/** For properties and projects alike: a number that neither the office nor the CRM gave before. */
export async function freeOfficeId(
  tx: Database,
  countOf: (id: number) => Promise<number>,
): Promise<number> {
  for (;;) {
    const id = await nextOfficeId(tx)
    if ((await countOf(id)) === 0) return id
  }
}

async function nextOfficeId(tx: Database): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval('office_property_ids')::int as id`,
  )
  return rows[0]?.id ?? 0
}

/** All that is kept about a property: for the office only. */
export async function findProperty(db: Database, id: number): Promise<PropertyRow | undefined> {
  const [row] = await db.select().from(properties).where(eq(properties.id, id))
  return row
}

/** The units of a project with all that their price list may change. */
export function listUnitsForOffice(db: Database, projectId: number): Promise<PropertyRow[]> {
  return db
    .select()
    .from(properties)
    .where(eq(properties.projectId, projectId))
    .orderBy(properties.reference, properties.id)
}

/** How many units each project has. */
export async function countUnits(db: Database): Promise<Map<number, number>> {
  const rows = await db
    .select({ projectId: properties.projectId, count: sql<number>`count(*)::int` })
    .from(properties)
    .where(isNotNull(properties.projectId))
    .groupBy(properties.projectId)
  return new Map(rows.map(({ projectId, count }) => [projectId ?? 0, count]))
}
