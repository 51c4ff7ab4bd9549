import { open, readFile } from 'node:fs/promises'
import type { Database } from '../../database/client.server'
import type { FileStore } from '../../files/file-store.server'
import { findMapFile, forgetMapFiles, putMapFile } from '../queries.server'
import { checkMap } from './check-map.server'

type Tools = { db: Database; files: FileStore }

const manual = `npm run map -- belgium.pmtiles   keeps a map with streets, see docs/map.md
npm run map -- --remove          goes back to the map without streets`

/** A file that is refused changes nothing: the map that was there stays. */
export async function keepMap({ db, files }: Tools, place: string) {
  const file = await open(place)
  try {
    const { size } = await file.stat()
    const checked = await checkMap(size, async (first, length) => {
      const part = Buffer.alloc(Math.max(Math.min(length, size - first), 0))
      await file.read(part, 0, part.length, first)
      return new Uint8Array(part).buffer
    })
    if (checked.outcome === 'refused') return checked
    const kept = await files.keep('maps', await readFile(place), 'pmtiles')
    for (const old of await putMapFile(db, { file: kept, ...checked.facts })) {
      await files.remove(old)
    }
    return checked
  } finally {
    await file.close()
  }
}

export async function mapCommand(tools: Tools, [word]: string[]): Promise<string> {
  if (!word) return `${manual}\n${await presentMap(tools)}`
  if (word === '--remove') {
    for (const old of await forgetMapFiles(tools.db)) await tools.files.remove(old)
    return 'The map with streets is gone; the built-in one is drawn.'
  }
  const kept = await keepMap(tools, word)
  if (kept.outcome === 'refused') throw new Error(`${word} is not kept: ${kept.reason}.`)
  return `Kept. ${await presentMap(tools)}`
}

async function presentMap({ db }: Tools): Promise<string> {
  const map = await findMapFile(db)
  if (!map) return 'No map with streets is kept.'
  const megabytes = Math.max(Math.round(map.bytes / 1024 ** 2), 1)
  return `Our own map has ${megabytes} MB and goes from zoom ${map.minZoom} to ${map.maxZoom}.`
}
