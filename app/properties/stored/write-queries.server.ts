import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { upsertAll } from '../../database/upsert-all.server'
import { goneProperties, propertyHistory } from '../look-ups/look-up-tables.server'
import type { PropertyEvent } from './property-changes'
import { properties } from './tables.server'

export type PropertyRow = typeof properties.$inferSelect

/** A list of any length as one parameter: thousands of ids would be too many of them. */
const within = (ids: number[]) => sql`any(${`{${ids.join(',')}}`}::int[])`

const isShown = and(eq(properties.isPublished, true), isNull(properties.hiddenAt))

/** What an import must know before it decides that a record is worth reading. */
export function knownProperties(db: Database, ids: number[]) {
  return db
    .select({
      id: properties.id,
      source: properties.source,
      feedHash: properties.feedHash,
      hiddenAt: properties.hiddenAt,
      overrides: properties.overrides,
    })
    .from(properties)
    .where(sql`${properties.id} = ${within(ids)}`)
}

/** Of these, the ones on the site that are of no type: no filter by type finds them. */
export async function propertiesWithoutType(db: Database, ids: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(sql`${properties.id} = ${within(ids)}`, eq(properties.type, 0), isShown))
    .orderBy(properties.id)
  return rows.map(({ id }) => id)
}

export async function lockProperties(tx: Database, ids: number[]) {
  const rows = await tx
    .select()
    .from(properties)
    .where(inArray(properties.id, ids))
    .orderBy(properties.id)
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

export function writeProperties(tx: Database, rows: PropertyRow[]) {
  return upsertAll(tx, properties, 'id', rows)
}

export async function addHistory(
  tx: Database,
  now: Date,
  events: (PropertyEvent & { propertyId: number; at?: Date })[],
) {
  const rows = events.map(({ propertyId, kind, before, after, at = now }) => ({
    propertyId,
    at,
    kind,
    before,
    after,
  }))
  await upsertAll(tx, propertyHistory, 'id', rows)
}

const isFromFeed = eq(properties.source, 'feed')

/** The part of the feed's properties that one source speaks for. */
export type Share = { only: number[] } | { allBut: number[] }

const inShare = (share: Share) =>
  'only' in share
    ? sql`${properties.id} = ${within(share.only)}`
    : sql`not ${properties.id} = ${within(share.allBut)}`

/**
 * How many properties of a source are on the site, and which of them would leave it: because they are
 * no longer present (null: nobody can tell), or because they are now withdrawn.
 */
export async function countLeaving(
  db: Database,
  share: Share,
  present: number[] | null,
  withdrawn: number[],
) {
  const isMissing = present ? sql`not ${properties.id} = ${within(present)}` : sql`false`
  const leaves = sql`${isMissing} or ${properties.id} = ${within(withdrawn)}`
  const [row] = await db
    .select({
      shown: sql<number>`count(*)::int`,
      leaving: sql<number>`(count(*) filter (where ${leaves}))::int`,
      who: sql<number[]>`coalesce(json_agg(${properties.id}) filter (where ${leaves}), '[]')`,
    })
    .from(properties)
    .where(and(isFromFeed, inShare(share), isShown))
  return row ?? { shown: 0, leaving: 0, who: [] }
}

/** Hides the properties that left their source; their rows stay a while, and so do their addresses. */
export async function hideAllBut(
  tx: Database,
  share: Share,
  present: number[],
  now: Date,
): Promise<number> {
  const isMissing = and(
    isFromFeed,
    inShare(share),
    isNull(properties.hiddenAt),
    sql`not ${properties.id} = ${within(present)}`,
  )
  const [first] = await tx.select({ id: properties.id }).from(properties).where(isMissing).limit(1)
  if (!first) return 0
  const hidden = await tx
    .update(properties)
    .set({ hiddenAt: now, version: sql`${properties.version} + 1` })
    .where(isMissing)
    .returning({ propertyId: properties.id, status: properties.status })
  const events = hidden.map(({ propertyId, status }) => ({
    propertyId,
    before: status,
    after: null,
    kind: 'hidden' as const,
  }))
  await addHistory(tx, now, events)
  return hidden.length
}

/** Gone for good: what has been hidden since before that moment. Only the numbers are remembered. */
export async function deletePropertiesHiddenBefore(tx: Database, moment: Date): Promise<number> {
  const gone = await tx
    .delete(properties)
    .where(and(isFromFeed, lt(properties.hiddenAt, moment)))
    .returning({ id: properties.id, isPublished: properties.isPublished })
  await noteGoneProperties(
    tx,
    gone.filter(({ isPublished }) => isPublished).map(({ id }) => id),
  )
  return gone.length
}

/** Whoever has their address hears that they are gone, not that they never were. */
export async function noteGoneProperties(tx: Database, ids: number[]) {
  const seen = ids.map((id) => ({ id }))
  if (seen.length > 0) await tx.insert(goneProperties).values(seen).onConflictDoNothing()
}

/** The names of all files that properties show or give, or would if the feed were followed again. */
export async function propertyFiles(db: Database): Promise<string[]> {
  const { pictures, plans, documents, feedValues } = properties
  const told = (shelf: string) => sql`coalesce(${feedValues} -> ${shelf}, '[]')`
  const { rows } = await db.execute<{ file: string }>(sql`
    select distinct kept ->> 'file' as file
    from ${properties}, jsonb_array_elements(${pictures} || ${plans} || ${documents}
      || ${told('pictures')} || ${told('plans')} || ${told('documents')}) as kept`)
  return rows.map(({ file }) => file)
}

/** The states of every project's units that visitors can see. */
export async function unitStatuses(db: Database) {
  return db
    .select({
      projectId: sql<number>`${properties.projectId}`,
      statuses: sql<PropertyRow['status'][]>`array_agg(distinct ${properties.status})`,
    })
    .from(properties)
    .where(and(isShown, sql`${properties.projectId} is not null`))
    .groupBy(properties.projectId)
}
