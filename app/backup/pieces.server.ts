import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import type { Piece } from './manifest'
import { BrokenBackup, type SealedDepot } from './sealed-depot.server'

/** Long enough that there are few, short enough to be held in memory. */
const longest = 8 * 1024 * 1024

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Writes whatever comes, however much, packed and in pieces. */
export async function putPieces(
  place: SealedDepot,
  name: string,
  content: Readable,
): Promise<Piece[]> {
  const pieces: Piece[] = []
  const packed = createGzip({ level: 6 })
  content.once('error', (error) => packed.destroy(error))
  content.pipe(packed)
  for await (const bytes of inParts(packed)) {
    const own = `${name}-${`${pieces.length}`.padStart(4, '0')}.gz`
    pieces.push(await putChecked(place, own, bytes))
  }
  return pieces
}

/** What cannot be read back is not kept. */
export async function putChecked(place: SealedDepot, name: string, bytes: Buffer): Promise<Piece> {
  const stored = await place.put(name, bytes)
  const hash = hashOf(stored)
  const back = await place.read(name)
  if (!back || hashOf(back.stored) !== hash) {
    throw new BrokenBackup(`${name} arrived as something else: look at the place of the backups.`)
  }
  return { name, size: stored.length, hash }
}

export async function readPiece(place: SealedDepot, { name, hash }: Piece): Promise<Buffer> {
  const found = await place.read(name)
  if (!found) throw new BrokenBackup(`${name} is not there.`)
  if (hashOf(found.stored) !== hash) throw new BrokenBackup(`${name} is not what was written.`)
  return found.bytes
}

/** All of them as they were before they were packed; a broken one ends it. */
export function readPieces(place: SealedDepot, pieces: readonly Piece[]): Readable {
  const packed = Readable.from(
    (async function* () {
      for (const each of pieces) yield await readPiece(place, each)
    })(),
  )
  const unpacked = createGunzip()
  packed.once('error', (error) => unpacked.destroy(error))
  return packed.pipe(unpacked)
}

async function* inParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let length = 0
  for await (const chunk of stream) {
    held.push(chunk)
    length += chunk.length
    if (length < longest) continue
    yield Buffer.concat(held)
    held = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(held)
}
