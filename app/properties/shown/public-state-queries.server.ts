import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { properties } from '../stored/tables.server'

/** What visitors may hear of properties now; what they cannot see is not among them. */
export async function listPublicStates(db: Database, ids: number[]) {
  if (ids.length === 0) return []
  const { id, status, priceCents, publishPrice, pictures, source } = properties
  const isShown = and(eq(properties.isPublished, true), isNull(properties.hiddenAt))
  const rows = await db
    .select({ id, status, priceCents, publishPrice, pictures, source })
    .from(properties)
    .where(and(inArray(id, ids), isShown))
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    priceCents: row.publishPrice ? row.priceCents : null,
    isWithoutPicture: row.source === 'office' && row.pictures.length === 0,
  }))
}
