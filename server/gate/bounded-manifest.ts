import { LRUCache } from 'lru-cache'

/** The router's own address where a page that woke asks which scripts its links need. */
export const manifestPath = '/__manifest'

/** More than the longest address holds that its script writes (7,680 characters, each slash as three). */
const mostPaths = 256
const megabyte = 1024 * 1024

type Kept = { headers: Headers; text: string }
type Outcome = { outcome: 'refused' } | { outcome: 'answered'; answer: Response }

/** Each path is matched against every route of the site: so many at once and no more, and each answer is kept. */
export function boundManifest() {
  const kept = new LRUCache<string, Kept>({
    maxSize: 8 * megabyte,
    sizeCalculation: ({ text }) => text.length + 1,
  })

  return async (request: Request, make: () => Promise<Response>): Promise<Outcome> => {
    const { searchParams } = new URL(request.url)
    const paths = searchParams.get('paths') ?? ''
    if (paths.split(',', mostPaths + 1).length > mostPaths) return { outcome: 'refused' }
    const key = `${searchParams.get('version')} ${paths}`
    const found = kept.get(key)
    if (found) return { outcome: 'answered', answer: new Response(found.text, found) }
    const made = await make()
    if (made.status !== 200) return { outcome: 'answered', answer: made }
    const text = await made.text()
    const headers = new Headers(made.headers)
    kept.set(key, { headers, text })
    return { outcome: 'answered', answer: new Response(text, { headers }) }
  }
}
