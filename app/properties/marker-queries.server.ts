import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { badges } from './look-up-tables.server'
import { properties } from './tables.server'

/** What a marker on the map needs to know: the badge, and whether its place is exact. */
export async function listMarkerFacts(db: Database, ids: number[]) {
  const { id, badge, publishAddress } = properties
  const [rows, hidden] = await Promise.all([
    ids.length > 0
      ? db
          .select({ id, badge, isExact: publishAddress })
          .from(properties)
          .where(inArray(properties.id, ids))
      : [],
    db.select({ code: badges.code }).from(badges).where(eq(badges.isOnMap, false)),
  ])
  return {
    facts: new Map(rows.map((row) => [row.id, row])),
    ignored: hidden.map(({ code }) => code),
  }
}
