import { createHash } from 'node:crypto'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import type { Depot } from '../files/depot'
import { log } from '../web/log.server'
import { createDiskCache } from './disk-cache.server'
import type { ImageWish } from './image-wish'
import { type Made, makeVariant } from './make-variant.server'
import type { PictureSource } from './picture-source.server'

export type VariantStore = Awaited<ReturnType<typeof openVariantStore>>
type Found = Made | { outcome: 'unknown' } | { outcome: 'busy' }

/** More at once would only make every one of them slower, and starve the pages. */
const atOnce = 2
const longestQueue = 200

/** Pictures whose latest version is remembered, for while their store is away. */
const mostKnown = 20_000

type Options = { makeOne?: typeof makeVariant; shared?: Depot }

/**
 * Every picture in every size, made once however many ask, and kept on disk within a budget. Nodes that
 * have a bucket share there what they made.
 */
export async function openVariantStore(folder: string, budget: number, options: Options = {}) {
  const { makeOne = makeVariant, shared } = options
  const disk = await createDiskCache(folder, budget)
  const underway = new Map<string, Promise<Found>>()
  const known = new LRUCache<string, string>({ max: mostKnown })
  const takeTurn = queue(atOnce)

  async function make(key: string, source: PictureSource, wish: ImageWish): Promise<Found> {
    const kept = (await disk.read(key)) ?? (await fromOthers(key, source))
    if (kept) return { outcome: 'made', bytes: kept }
    if (takeTurn.waiting() >= longestQueue) return { outcome: 'busy' }
    const made = await takeTurn(() => readAndMake(source, wish))
    if (made.outcome === 'made') {
      await keep(key, made.bytes)
      if (shared && source.sharedAs) {
        await shared.put(sharedName(key, source.sharedAs), made.bytes).catch(notKept)
      }
    }
    return made
  }

  /** Who waits for a turn holds no picture in memory. */
  async function readAndMake(source: PictureSource, wish: ImageWish): Promise<Found> {
    const bytes = await source.read()
    return bytes ? makeOne(source.name, bytes, wish) : { outcome: 'unknown' }
  }

  async function fromOthers(key: string, { sharedAs }: PictureSource) {
    if (!shared || !sharedAs) return undefined
    const name = sharedName(key, sharedAs)
    const bytes = await openShared(shared, name).catch(() => undefined)
    if (bytes) await keep(key, bytes)
    return bytes
  }

  /** A full disk costs time, not pictures. */
  const notKept = (error: unknown) => log.warn({ err: error }, 'picture not kept')
  const keep = (key: string, bytes: Buffer) => disk.write(key, bytes).catch(notKept)

  /** While its store is away, a picture is what it was. */
  async function versionOf({ name, stat }: PictureSource): Promise<string | undefined> {
    try {
      const version = (await stat())?.version
      if (version === undefined) known.delete(name)
      else known.set(name, version)
      return version
    } catch (error) {
      const version = known.get(name)
      if (version === undefined) throw error
      return version
    }
  }

  return {
    async find(source: PictureSource, wish: ImageWish): Promise<Found & { tag?: string }> {
      const version = await versionOf(source)
      if (version === undefined) return { outcome: 'unknown' }
      const tag = hashOf([source.name, version, wish])
      const key = path.join(tag.slice(0, 2), `${tag}.${wish.format}`)
      const asked = underway.get(key) ?? make(key, source, wish)
      underway.set(key, asked)
      try {
        return { ...(await asked), tag }
      } finally {
        underway.delete(key)
      }
    },
  }
}

const sharedName = (key: string, folder: string) => folder + path.basename(key)

async function openShared(shared: Depot, name: string): Promise<Buffer | undefined> {
  const stream = await shared.stream(name)
  return stream && buffer(stream)
}

function hashOf(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)
}

function queue(limit: number) {
  const waiting: (() => void)[] = []
  let running = 0

  async function takeTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
  takeTurn.waiting = () => waiting.length
  return takeTurn
}
