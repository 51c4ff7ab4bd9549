import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import type { Depot } from '../files/depot'
import { log } from '../web/log.server'
import { createDiskCache } from './disk-cache.server'
import type { ImageWish } from './image-wish'
import type { PictureSource } from './picture-source.server'
import { preparedName } from './prepare-sizes.server'

const mostAbsent = 20_000
/** Not asked for again at once: somebody may be preparing it. */
const aMoment = 20_000

/**
 * What was made of pictures: on the disk of this node within a budget of bytes, prepared beside the
 * picture itself, and, of nodes that have a bucket, what others made when it was asked for.
 */
export async function openKeptVariants(folder: string, budget: number, shared?: Depot) {
  const disk = await createDiskCache(folder, budget)
  const absent = new LRUCache<string, true>({ max: mostAbsent, ttl: aMoment })

  /** A full disk costs time, not pictures. */
  const notKept = (error: unknown) => log.warn({ err: error }, 'picture not kept')
  const keepHere = (key: string, bytes: Buffer) => disk.write(key, bytes).catch(notKept)

  async function fromPrepared(key: string, { prepared }: PictureSource, wish: ImageWish) {
    const name = preparedName(wish)
    if (!name || !prepared || absent.has(key)) return undefined
    const bytes = await prepared.read(name).catch(() => undefined)
    if (!bytes) absent.set(key, true)
    return bytes
  }

  async function fromOthers(key: string, { sharedAs }: PictureSource) {
    const folder = shared && (await sharedAs?.().catch(() => undefined))
    if (!shared || !folder) return undefined
    return openShared(shared, sharedName(key, folder)).catch(() => undefined)
  }

  async function share(key: string, sharedAs: PictureSource['sharedAs'], bytes: Buffer) {
    const folder = shared && (await sharedAs?.())
    if (shared && folder) await shared.put(sharedName(key, folder), bytes)
  }

  return {
    async find(key: string, source: PictureSource, wish: ImageWish) {
      const here = await disk.read(key)
      if (here) return here
      const bytes = (await fromPrepared(key, source, wish)) ?? (await fromOthers(key, source))
      if (bytes) await keepHere(key, bytes)
      return bytes
    },
    async keep(key: string, source: PictureSource, wish: ImageWish, bytes: Buffer) {
      const { sharedAs, prepared } = source
      const name = preparedName(wish)
      await keepHere(key, bytes)
      if (name && prepared) await prepared.keep(name, bytes).catch(notKept)
      else await share(key, sharedAs, bytes).catch(notKept)
    },
  }
}

const sharedName = (key: string, folder: string) => folder + path.basename(key)

async function openShared(shared: Depot, name: string): Promise<Buffer | undefined> {
  const stream = await shared.stream(name)
  return stream && buffer(stream)
}
