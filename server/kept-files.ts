import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'

type File = { headers: Record<string, string>; bytes: Buffer }
/** Every line of the head is worked out once. */
type Kept = { bytes: Buffer; etag: string | undefined; whole: string[]; notModified: string[] }
export type KeptFiles = ReturnType<typeof keepFiles>

/** What a browser takes: a lighter picture, a packed tile. */
type Takes = { accept: string | null | undefined; encoding: string | string[] | null | undefined }

const tilesFolder = '/map/tiles/'
const budget = 32 * 1024 * 1024
/** One that was removed is shown no longer than this. */
const aMoment = 10_000

/**
 * The pictures and tiles of the map that are asked for all the time, in memory for a moment. They are sent
 * with the headers of every answer; what a file says itself goes before.
 */
export function keepFiles(also: Record<string, string> = {}) {
  const kept = new LRUCache<string, Kept>({
    maxSize: budget,
    maxEntrySize: budget / 32,
    sizeCalculation: ({ bytes }) => bytes.length + 1_000,
    ttl: aMoment,
  })
  const keyOf = (address: string, { accept, encoding }: Takes) => {
    const takes = address.startsWith(tilesFolder)
      ? /\bgzip\b/.test(`${encoding}`)
      : accept?.includes('image/avif')
    return `${takes ? 'light' : ''} ${address}`
  }

  return {
    keep(address: string, { headers }: Request, { headers: own, bytes }: File) {
      const takes = { accept: headers.get('accept'), encoding: headers.get('accept-encoding') }
      const notModified = Object.entries({ ...also, ...own }).flat()
      const whole = [...notModified, 'content-length', `${bytes.length}`]
      kept.set(keyOf(address, takes), { bytes, etag: own.etag, whole, notModified })
    },
    /** Whether there was one to send. */
    send(request: IncomingMessage, response: ServerResponse): boolean {
      const { method, url = '', headers } = request
      const isOurs = url.startsWith('/images/') || url.startsWith(tilesFolder)
      if (!isOurs || (method !== 'GET' && method !== 'HEAD')) return false
      const takes = { accept: headers.accept, encoding: headers['accept-encoding'] }
      const file = kept.get(keyOf(url, takes))
      if (!file) return false
      if (headers['if-none-match'] === file.etag && file.etag !== undefined) {
        response.writeHead(304, file.notModified).end()
        return true
      }
      response.writeHead(200, file.whole).end(method === 'HEAD' ? undefined : file.bytes)
      return true
    },
  }
}
