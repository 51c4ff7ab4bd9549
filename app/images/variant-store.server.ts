import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { log } from '../web/log.server'
import { createDiskCache } from './disk-cache.server'
import type { ImageWish } from './image-wish'
import { type Made, makeVariant } from './make-variant.server'

export type VariantStore = Awaited<ReturnType<typeof openVariantStore>>

type Refused = { outcome: 'too-many' | 'full' }
/** Makes one when its turn comes; kept ones need none. */
export type PictureTurn = (
  make: () => Promise<Made>,
) => Promise<{ outcome: 'done'; value: Made } | Refused>
type Found = Made | Refused | { outcome: 'unknown' }

const atOnce: PictureTurn = async (make) => ({ outcome: 'done', value: await make() })

/** Every picture in every size, made once however many ask, and kept on disk within a budget. */
export async function openVariantStore(folder: string, budget: number, makeOne = makeVariant) {
  const disk = await createDiskCache(folder, budget)
  const underway = new Map<string, Promise<Made | Refused>>()

  async function make(key: string, turn: PictureTurn, one: () => Promise<Made>) {
    const kept = await disk.read(key)
    if (kept) return { outcome: 'made', bytes: kept } as const
    const taken = await turn(one)
    if (taken.outcome !== 'done') return taken
    if (taken.value.outcome === 'made') await keep(key, taken.value.bytes)
    return taken.value
  }

  /** A full disk costs time, not pictures. */
  const keep = (key: string, bytes: Buffer) =>
    disk.write(key, bytes).catch((error) => log.warn({ err: error }, 'picture not kept'))

  return {
    async find(place: string, wish: ImageWish, turn = atOnce): Promise<Found & { tag?: string }> {
      const source = await stat(place).catch(() => undefined)
      if (!source?.isFile()) return { outcome: 'unknown' }
      const tag = hashOf([place, source.mtimeMs, source.size, wish])
      const key = path.join(tag.slice(0, 2), `${tag}.${wish.format}`)
      for (let shared = underway.get(key); shared; shared = underway.get(key)) {
        const found = await shared
        // Whoever asked first may have asked for too much; that is nothing to whoever comes after.
        if (!isRefused(found)) return { ...found, tag }
      }
      const asked = make(key, turn, () => makeOne(place, wish))
      underway.set(key, asked)
      try {
        return { ...(await asked), tag }
      } finally {
        underway.delete(key)
      }
    },
  }
}

function isRefused({ outcome }: Made | Refused): boolean {
  return outcome === 'too-many' || outcome === 'full'
}

function hashOf(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)
}
