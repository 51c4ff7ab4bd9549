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

type Refused = { outcome: 'too-many' | 'full' }
type Drawn = Made | { outcome: 'unknown' }
/** Makes one when its turn comes; kept ones need none. */
export type PictureTurn = (
  make: () => Promise<Drawn>,
) => Promise<{ outcome: 'done'; value: Drawn } | Refused>
type Found = Drawn | Refused

const atOnce: PictureTurn = async (make) => ({ outcome: 'done', value: await make() })

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
  const versionOf = rememberVersions()

  async function make(
    key: string,
    source: PictureSource,
    wish: ImageWish,
    turn: PictureTurn,
  ): Promise<Found> {
    const kept = (await disk.read(key)) ?? (await fromOthers(key, source))
    if (kept) return { outcome: 'made', bytes: kept }
    const taken = await turn(() => readAndMake(source, wish))
    if (taken.outcome !== 'done') return taken
    if (taken.value.outcome === 'made') await keepAndShare(key, source, taken.value.bytes)
    return taken.value
  }

  /** Who waits for a turn holds no picture in memory. */
  async function readAndMake(source: PictureSource, wish: ImageWish): Promise<Drawn> {
    const bytes = await source.read()
    return bytes ? makeOne(source.name, bytes, wish) : { outcome: 'unknown' }
  }

  async function keepAndShare(key: string, { sharedAs }: PictureSource, bytes: Buffer) {
    await keep(key, bytes)
    if (shared && sharedAs) await shared.put(sharedName(key, sharedAs), bytes).catch(notKept)
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

  return {
    async find(
      source: PictureSource,
      wish: ImageWish,
      turn = atOnce,
    ): Promise<Found & { tag?: string }> {
      const version = await versionOf(source)
      if (version === undefined) return { outcome: 'unknown' }
      const tag = hashOf([source.name, version, wish])
      const key = path.join(tag.slice(0, 2), `${tag}.${wish.format}`)
      for (let other = underway.get(key); other; other = underway.get(key)) {
        const found = await other
        // Whoever asked first may have asked for too much; that is nothing to whoever comes after.
        if (!isRefused(found)) return { ...found, tag }
      }
      const asked = make(key, source, wish, turn)
      underway.set(key, asked)
      try {
        return { ...(await asked), tag }
      } finally {
        underway.delete(key)
      }
    },
  }
}

/** While its store is away, a picture is what it was. */
function rememberVersions() {
  const known = new LRUCache<string, string>({ max: mostKnown })
  return async ({ name, stat }: PictureSource): Promise<string | undefined> => {
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
}

function isRefused({ outcome }: Found): boolean {
  return outcome === 'too-many' || outcome === 'full'
}

const sharedName = (key: string, folder: string) => folder + path.basename(key)

async function openShared(shared: Depot, name: string): Promise<Buffer | undefined> {
  const stream = await shared.stream(name)
  return stream && buffer(stream)
}

function hashOf(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)
}
