import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { type PlannedPublication, plannedPublications } from './tables.server'

export async function findPublication(db: Database, propertyId: number) {
  const isIt = eq(plannedPublications.propertyId, propertyId)
  const [row] = await db.select().from(plannedPublications).where(isIt)
  return row
}

/** One moment for each property: another takes its place. */
export async function writePublication(tx: Database, planned: Omit<PlannedPublication, 'failure'>) {
  const written = { ...planned, failure: null }
  await tx
    .insert(plannedPublications)
    .values(written)
    .onConflictDoUpdate({ target: plannedPublications.propertyId, set: written })
}

export async function deletePublication(tx: Database, propertyId: number) {
  const isIt = eq(plannedPublications.propertyId, propertyId)
  return tx.delete(plannedPublications).where(isIt).returning()
}

export async function failPublication(
  tx: Database,
  propertyId: number,
  failure: NonNullable<PlannedPublication['failure']>,
) {
  const isIt = eq(plannedPublications.propertyId, propertyId)
  await tx.update(plannedPublications).set({ failure }).where(isIt)
}

export async function listDuePublications(db: Database, now: Date) {
  const { publishAt, failure } = plannedPublications
  const isDue = and(lte(publishAt, now), isNull(failure))
  return db.select().from(plannedPublications).where(isDue).orderBy(asc(publishAt))
}

/** Those whose moment came and that could not go on the site. */
export async function listFailedPublications(db: Database) {
  const { publishAt, failure } = plannedPublications
  return db.select().from(plannedPublications).where(isNotNull(failure)).orderBy(asc(publishAt))
}
