import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { log } from '../web/log.server'
import { createDiskCache } from './disk-cache.server'
import type { ImageWish } from './image-wish'
import { type Made, makeVariant } from './make-variant.server'

export type VariantStore = Awaited<ReturnType<typeof openVariantStore>>
type Found = Made | { outcome: 'unknown' } | { outcome: 'busy' }

/** More at once would only make every one of them slower, and starve the pages. */
const atOnce = 2
const longestQueue = 200

/** Every picture in every size, made once however many ask, and kept on disk within a budget. */
export async function openVariantStore(folder: string, budget: number, makeOne = makeVariant) {
  const disk = await createDiskCache(folder, budget)
  const underway = new Map<string, Promise<Made | { outcome: 'busy' }>>()
  const takeTurn = queue(atOnce)

  async function make(key: string, place: string, wish: ImageWish) {
    const kept = await disk.read(key)
    if (kept) return { outcome: 'made', bytes: kept } as const
    if (takeTurn.waiting() >= longestQueue) return { outcome: 'busy' } as const
    const made = await takeTurn(() => makeOne(place, wish))
    if (made.outcome === 'made') await keep(key, made.bytes)
    return made
  }

  /** A full disk costs time, not pictures. */
  const keep = (key: string, bytes: Buffer) =>
    disk.write(key, bytes).catch((error) => log.warn({ err: error }, 'picture not kept'))

  return {
    async find(place: string, wish: ImageWish): Promise<Found & { tag?: string }> {
      const source = await stat(place).catch(() => undefined)
      if (!source?.isFile()) return { outcome: 'unknown' }
      const tag = hashOf([place, source.mtimeMs, source.size, wish])
      const key = path.join(tag.slice(0, 2), `${tag}.${wish.format}`)
      const asked = underway.get(key) ?? make(key, place, wish)
      underway.set(key, asked)
      try {
        return { ...(await asked), tag }
      } finally {
        underway.delete(key)
      }
    },
  }
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
