import { buffer } from 'node:stream/consumers'
import { StoreAway } from '../../files/depot'
import type { FileStore } from '../../files/file-store.server'
import { openTileArchive, type TileArchive } from './tile-archive.server'

/** The present one, and the one that pages of a minute ago still name. */
const mostOpen = 4

/** The maps in the file store, whichever node kept them. */
export function openKeptTiles(files: FileStore) {
  const archives = new Map<string, TileArchive>()

  async function read(file: string, first: number, length: number): Promise<ArrayBuffer> {
    const stream = await files.stream(file, { first, last: first + length - 1 })
    if (!stream) throw new StoreAway(`${file} is not in the store any more`)
    const part = await buffer(stream).catch((error) => {
      throw new StoreAway('A map broke off while it was read', { cause: error })
    })
    return new Uint8Array(part).buffer
  }

  return {
    /** Undefined when there is no such map. */
    async archive(file: string): Promise<TileArchive | undefined> {
      const known = archives.get(file)
      if (known) return known
      if (!(await files.stat(file))) return undefined
      const opened = openTileArchive(file, (first, length) => read(file, first, length))
      archives.set(file, opened)
      const [oldest] = archives.keys()
      if (archives.size > mostOpen && oldest) archives.delete(oldest)
      return opened
    },
  }
}

export type KeptTiles = ReturnType<typeof openKeptTiles>
