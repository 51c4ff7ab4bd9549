import type { Database } from '../../database/client.server'
import { createVersionedCache } from '../../web/versioned-cache'
import { findMapFile } from '../queries.server'
import { type MapFile, tilesPath } from './map-file'
import type { Streets } from './street-style'

type Tools = { db: Database; contentVersion: number }

const recall = createVersionedCache(1)

/** At hand until another map is kept. */
export function presentMapFile({ db, contentVersion }: Tools): Promise<MapFile | undefined> {
  return recall(contentVersion, 'map file', () => findMapFile(db))
}

/** What a browser is told of our own tiles; null while none are kept. */
export async function ownStreets(tools: Tools): Promise<Streets | null> {
  const map = await presentMapFile(tools)
  if (!map) return null
  const { file, bounds, minZoom, maxZoom } = map
  return { tiles: tilesPath(file), bounds, minZoom, maxZoom }
}
