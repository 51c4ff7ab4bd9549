import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import {
  Compression,
  findTile,
  type Header,
  ResolvedValueCache,
  type Source,
  zxyToTileId,
} from 'pmtiles'

const unzip = promisify(gunzip)
/** Of a directory or a tile, unpacked: far above the largest that Protomaps makes. */
const mostBytes = 16 * 1024 * 1024
const deepestDirectory = 3

export type PartReader = (first: number, length: number) => Promise<ArrayBuffer>
/** As it lies in the file: packed with gzip, or plain. */
type StoredTile = { bytes: Uint8Array<ArrayBuffer>; isPacked: boolean }

/** A PMTiles file, read part by part. What was read of its directories is remembered. */
export function openTileArchive(key: string, read: PartReader) {
  const source: Source = {
    getKey: () => key,
    getBytes: async (offset, length) => ({ data: await read(offset, length) }),
  }
  // Unlike the library's other cache this one forgets a reading that failed.
  const cache = new ResolvedValueCache(200, undefined, unpack)
  const header = () => cache.getHeader(source)

  return {
    header,
    async metadata(): Promise<unknown> {
      const { jsonMetadataOffset, jsonMetadataLength, internalCompression } = await header()
      const bytes = await read(jsonMetadataOffset, jsonMetadataLength)
      return JSON.parse(Buffer.from(await unpack(bytes, internalCompression)).toString())
    },
    async tile(z: number, x: number, y: number): Promise<StoredTile | undefined> {
      const facts = await header()
      const found = await entryOf(facts, z, x, y)
      if (!found) return undefined
      const bytes = await read(facts.tileDataOffset + found.offset, found.length)
      const isPacked = facts.tileCompression === Compression.Gzip
      return { bytes: new Uint8Array(bytes), isPacked }
    },
  }

  async function entryOf(facts: Header, z: number, x: number, y: number) {
    if (z < facts.minZoom || z > facts.maxZoom || x >= 2 ** z || y >= 2 ** z) return undefined
    const id = zxyToTileId(z, x, y)
    let place = { offset: facts.rootDirectoryOffset, length: facts.rootDirectoryLength }
    for (let depth = 0; depth <= deepestDirectory; depth += 1) {
      const entries = await cache.getDirectory(source, place.offset, place.length, facts)
      const found = findTile(entries, id)
      if (!found) return undefined
      if (found.runLength > 0) return found
      place = { offset: facts.leafDirectoryOffset + found.offset, length: found.length }
    }
    throw new Error('The directories of the map lead nowhere')
  }
}

export type TileArchive = ReturnType<typeof openTileArchive>

export async function unpackTile({ bytes, isPacked }: StoredTile): Promise<Uint8Array> {
  return isPacked ? unzip(bytes, { maxOutputLength: mostBytes }) : bytes
}

async function unpack(bytes: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.None || compression === Compression.Unknown) return bytes
  if (compression !== Compression.Gzip) throw new Error('Packed in a way that we do not read')
  const plain = await unzip(new Uint8Array(bytes), { maxOutputLength: mostBytes })
  return new Uint8Array(plain).buffer
}
