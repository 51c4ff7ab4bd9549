import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { contactDifferences, contacts } from './tables.server'

/** False when that was said before. */
export async function insertDifference(
  tx: Database,
  difference: typeof contactDifferences.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(contactDifferences)
    .values(difference)
    .onConflictDoNothing()
    .returning({ at: contactDifferences.at })
  return rows.length > 0
}

export async function deleteDifference(tx: Database, oneId: string, otherId: string) {
  const rows = await tx
    .delete(contactDifferences)
    .where(and(eq(contactDifferences.oneId, oneId), eq(contactDifferences.otherId, otherId)))
    .returning({ at: contactDifferences.at })
  return rows.length > 0
}

/** Who somebody is said not to be. */
export async function listDifferences(db: Database, id: string) {
  const { oneId, otherId, at, byName } = contactDifferences
  const { firstName, lastName, email, phone } = contacts
  const other = sql`case when ${oneId} = ${id} then ${otherId} else ${oneId} end`
  return db
    .select({ id: contacts.id, at, byName, firstName, lastName, email, phone })
    .from(contactDifferences)
    .innerJoin(contacts, eq(contacts.id, other))
    .where(and(or(eq(oneId, id), eq(otherId, id)), isNull(contacts.mergedInto)))
    .orderBy(contacts.lastName, contacts.firstName, contacts.id)
}
