import { desc, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { mapFiles } from './tables.server'
import type { MapFile } from './tiles/map-file'

/** The map that is drawn now; undefined while none was kept. */
export async function findMapFile(db: Database): Promise<MapFile | undefined> {
  const [found] = await newest(db).limit(1)
  if (!found) return undefined
  const { file, bytes, west, south, east, north, minZoom, maxZoom } = found
  return { file, bytes, bounds: [west, south, east, north], minZoom, maxZoom }
}

/** The one that was kept before stays for pages that name it; older ones are answered, to be removed. */
export async function putMapFile(db: Database, map: MapFile): Promise<string[]> {
  const { bounds, ...facts } = map
  const [west, south, east, north] = bounds
  const row = { ...facts, west, south, east, north }
  await db
    .insert(mapFiles)
    .values(row)
    .onConflictDoUpdate({ target: mapFiles.file, set: { ...row, keptAt: sql`clock_timestamp()` } })
  const staying = (await newest(db).limit(2)).map(({ file }) => file)
  const gone = await db.delete(mapFiles).where(notInArray(mapFiles.file, staying)).returning()
  return gone.map(({ file }) => file)
}

export async function forgetMapFiles(db: Database): Promise<string[]> {
  return (await db.delete(mapFiles).returning()).map(({ file }) => file)
}

const newest = (db: Database) => db.select().from(mapFiles).orderBy(desc(mapFiles.keptAt))
