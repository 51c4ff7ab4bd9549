import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'

type Kept = { headers: Record<string, string>; bytes: Buffer }
export type KeptPictures = ReturnType<typeof keepPictures>

const budget = 32 * 1024 * 1024
/** One that was removed is shown no longer than this. */
const aMoment = 10_000

/** The pictures that are asked for all the time, in memory for a moment. */
export function keepPictures() {
  const kept = new LRUCache<string, Kept>({
    maxSize: budget,
    maxEntrySize: budget / 32,
    sizeCalculation: ({ bytes }) => bytes.length + 1_000,
    ttl: aMoment,
  })
  const keyOf = (address: string, accept: string | null | undefined) =>
    `${accept?.includes('image/avif') ? 'avif' : ''} ${address}`

  return {
    keep(address: string, { headers }: Request, picture: Kept) {
      kept.set(keyOf(address, headers.get('accept')), picture)
    },
    /** Whether there was one to send. */
    send(
      request: IncomingMessage,
      response: ServerResponse,
      also: Record<string, string>,
    ): boolean {
      const { method, url = '', headers } = request
      if (!url.startsWith('/images/') || (method !== 'GET' && method !== 'HEAD')) return false
      const picture = kept.get(keyOf(url, headers.accept))
      if (!picture) return false
      if (headers['if-none-match'] === picture.headers.etag) {
        response.writeHead(304, { ...also, ...picture.headers }).end()
        return true
      }
      const length = picture.bytes.length
      response.writeHead(200, { ...also, ...picture.headers, 'content-length': length })
      response.end(method === 'HEAD' ? undefined : picture.bytes)
      return true
    },
  }
}
