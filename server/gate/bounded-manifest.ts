import { LRUCache } from 'lru-cache'
import { manifestPaths } from './manifest-paths'

/** The router's own address where a page that woke asks which scripts its links need. */
export const manifestPath = '/__manifest'

/** More than the longest address holds that its script writes (7,680 characters, each slash as three). */
const mostPaths = 256
const megabyte = 1024 * 1024

type Kept = { headers: Headers; text: string }
type Outcome = { outcome: 'refused' } | { outcome: 'answered'; answer: Response }

/** Each path is matched against every route of the site, a millisecond each: one of a kind is, and each answer is kept. */
export function boundManifest() {
  const kept = new LRUCache<string, Kept>({
    maxSize: 8 * megabyte,
    sizeCalculation: ({ text }) => text.length + 1,
  })

  return async (
    request: Request,
    make: (request: Request) => Promise<Response>,
  ): Promise<Outcome> => {
    const address = new URL(request.url)
    const { searchParams } = address
    const asked = (searchParams.get('paths') ?? '').split(',', mostPaths + 1).filter(Boolean)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isBounded = isRead && asked.length <= mostPaths
    const paths = isBounded ? manifestPaths(asked) : undefined
    if (!paths) return { outcome: 'refused' }
    searchParams.set('paths', `${paths}`)
    const key = `${searchParams.get('version')} ${paths}`
    const found = kept.get(key)
    if (found) return { outcome: 'answered', answer: new Response(found.text, found) }
    const made = await make(new Request(address, request))
    if (made.status !== 200) return { outcome: 'answered', answer: made }
    const text = await made.text()
    const headers = new Headers(made.headers)
    kept.set(key, { headers, text })
    return { outcome: 'answered', answer: new Response(text, { headers }) }
  }
}
