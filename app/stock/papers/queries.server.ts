import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { type Mandate, noMandate } from './mandate'
import { propertyMandates } from './tables.server'

/** Version 0 where there is none yet. */
export async function findMandate(db: Database, propertyId: number) {
  const [row] = await db
    .select()
    .from(propertyMandates)
    .where(eq(propertyMandates.propertyId, propertyId))
  const { propertyId: _, version, ...mandate } = row ?? { propertyId, version: 0, ...noMandate }
  return { version, mandate }
}

/** False when somebody else saved it since. */
export async function writeMandate(
  tx: Database,
  propertyId: number,
  version: number,
  mandate: Mandate,
): Promise<boolean> {
  if (version === 0) {
    const made = await tx
      .insert(propertyMandates)
      .values({ propertyId, ...mandate })
      .onConflictDoNothing()
      .returning({ version: propertyMandates.version })
    return made.length > 0
  }
  const changed = await tx
    .update(propertyMandates)
    .set({ ...mandate, version: sql`${propertyMandates.version} + 1` })
    .where(and(eq(propertyMandates.propertyId, propertyId), eq(propertyMandates.version, version)))
    .returning({ version: propertyMandates.version })
  return changed.length > 0
}
