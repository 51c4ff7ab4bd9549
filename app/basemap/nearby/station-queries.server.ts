import { eq } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { nearbyPlaces } from '../tables.server'

/** All of Belgium's are some hundreds. */
const most = 2_000

export async function listStations(db: Database) {
  const { name, spot, kind } = nearbyPlaces
  return db.select({ name, spot }).from(nearbyPlaces).where(eq(kind, 'station')).limit(most)
}
