import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keepMap } from './keep-map.server'

/** As the operator does it, from a file. */
export async function keepMapBytes(tools: Parameters<typeof keepMap>[0], bytes: Uint8Array) {
  const place = path.join(await mkdtemp(path.join(tmpdir(), 'baksteen-map-')), 'given.pmtiles')
  await writeFile(place, bytes)
  return keepMap(tools, place)
}
