import { createHash } from 'node:crypto'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Depot } from '../files/depot'
import type { ImageWish } from './image-wish'
import { openKeptVariants } from './kept-variants.server'
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
  const kept = await openKeptVariants(folder, budget, shared)
  const underway = new Map<string, Promise<Found>>()
  const versionOf = rememberVersions()

  async function make(
    key: string,
    source: PictureSource,
    wish: ImageWish,
    turn: PictureTurn,
  ): Promise<Found> {
    const found = await kept.find(key, source, wish)
    if (found) return { outcome: 'made', bytes: found }
    const taken = await turn(() => readAndMake(source, wish))
    if (taken.outcome !== 'done') return taken
    if (taken.value.outcome === 'made') await kept.keep(key, source, wish, taken.value.bytes)
    return taken.value
  }

  /** Who waits for a turn holds no picture in memory. */
  async function readAndMake(source: PictureSource, wish: ImageWish): Promise<Drawn> {
    const bytes = await source.read()
    return bytes ? makeOne(source.name, bytes, wish) : { outcome: 'unknown' }
  }

  return {
    /** Only if somebody made it before. */
    async findKept(source: PictureSource, wish: ImageWish) {
      const version = await versionOf(source)
      if (version === undefined) return undefined
      const { tag, key } = named(source, version, wish)
      const bytes = await kept.find(key, source, wish)
      return bytes && { bytes, tag }
    },
    async find(
      source: PictureSource,
      wish: ImageWish,
      turn = atOnce,
    ): Promise<Found & { tag?: string }> {
      const version = await versionOf(source)
      if (version === undefined) return { outcome: 'unknown' }
      const { tag, key } = named(source, version, wish)
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

function named({ name }: PictureSource, version: string, wish: ImageWish) {
  const tag = hashOf([name, version, wish])
  return { tag, key: path.join(tag.slice(0, 2), `${tag}.${wish.format}`) }
}

function hashOf(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)
}
