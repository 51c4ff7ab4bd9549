import { readFile, stat } from 'node:fs/promises'
import type { Database } from '../../database/client.server'
import { countNearbyPlaces, replaceNearbyPlaces } from './queries.server'
import { readPlaces } from './read-places'

const manual = `npm run places -- places.geojson   keeps what is near: schools, shops, stops …, see docs/map.md
npm run places -- --remove         shows nothing of it any more`

/** Longer texts Node does not read. */
const largest = 400 * 1024 * 1024

/** A file that is refused changes nothing: what was kept stays. */
export async function keepPlaces(db: Database, file: string) {
  const { size } = await stat(file)
  if (size > largest) return { outcome: 'refused' as const, reason: 'it is larger than 400 MB' }
  const read = readPlaces(await readFile(file, 'utf8'))
  if (read.outcome === 'read') {
    await db.transaction((all) => replaceNearbyPlaces(all, read.places))
  }
  return read
}

export async function placesCommand(db: Database, [word]: string[]): Promise<string> {
  if (!word) return `${manual}\n${await presentPlaces(db)}`
  if (word === '--remove') {
    await db.transaction((all) => replaceNearbyPlaces(all, []))
    return 'Pages no longer tell what is near.'
  }
  const kept = await keepPlaces(db, word)
  if (kept.outcome === 'refused') throw new Error(`${word} is not kept: ${kept.reason}.`)
  const { other, nameless, abroad, broken } = kept.leftOut
  const left = `Left out: ${other} of other kinds, ${nameless} without a name, ${abroad} abroad, ${broken} broken.`
  return `Kept. ${await presentPlaces(db)}\n${left}`
}

async function presentPlaces(db: Database): Promise<string> {
  const counts = await countNearbyPlaces(db)
  if (counts.length === 0) return 'No places are kept.'
  return counts.map(({ kind, count }) => `${kind}: ${count}`).join(', ')
}
