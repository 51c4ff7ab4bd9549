import { createHash } from 'node:crypto'
import { pageAt } from '../server/gate/page-at'
import type { Site } from '../testing/journey-site'

/** By address: what a visitor gets there, as a hash. */
export type Crawled = Record<string, string>

const atOnce = 4
const starts = ['/nl/', '/fr/', '/en/', '/robots.txt', '/sitemap.xml']
/** Of pages that are alike so many are opened, in each language; sitemaps name them all. */
const mostOfAKind = 2
/** The files they are made of are compared by content. */
const mostPictures = 8

/** Where links and the sitemap lead, step by step, in an order of its own: the same pages each time. */
export async function crawl(site: Site): Promise<Crawled> {
  const crawled: Crawled = {}
  const reached = new Set<string>()
  const opened = new Map<string, number>()
  const pictures = new Set<string>()
  const isWanted = (path: string) => {
    const kind = `${path.split('/')[1]} ${pageAt(path) ?? path}`
    const before = opened.get(kind) ?? 0
    if (reached.has(path) || before >= mostOfAKind) return false
    opened.set(kind, before + 1)
    reached.add(path)
    return true
  }
  for (let step = starts; step.length > 0; ) {
    const found = new Set<string>()
    await inTurns(step, async (path) => {
      const { told, text } = await opening(site, path)
      crawled[path] = told
      for (const link of linksIn(text, site)) found.add(link)
      for (const picture of picturesIn(text)) pictures.add(picture)
    })
    step = [...found].sort().filter(isWanted)
  }
  await inTurns([...pictures].sort().slice(0, mostPictures), async (path) => {
    crawled[path] = (await opening(site, path)).told
  })
  return crawled
}

async function inTurns(paths: string[], open: (path: string) => Promise<void>) {
  const waiting = [...paths]
  const visitor = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) await open(path)
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
}

async function opening({ address }: Site, path: string) {
  const answer = await fetch(address + path, { redirect: 'manual' })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const text = /text|xml|json/.test(answer.headers.get('content-type') ?? '') ? `${bytes}` : ''
  const kept = isOfTheHour(path) ? '' : lasting(bytes.toString('latin1'))
  const hash = createHash('sha256').update(kept).digest('hex')
  return { told: [answer.status, answer.headers.get('location'), hash].join(' '), text }
}

/** Says who is open now. */
const isOfTheHour = (path: string) => pageAt(path) === 'contact'

/** Without what is new in every answer: what we sign with the moment, and when a sheet was printed. */
function lasting(text: string): string {
  return text
    .replaceAll(/eyJwdXJwb3Nl[\w-]+\.[\w-]+/g, '')
    .replaceAll(/\(D:\d{14}Z\)|\/ID \[[^\]]*\]/g, '')
}

/** Without questions, such as filters. */
function linksIn(text: string, { address }: Site): string[] {
  const links = [...text.matchAll(/<a [^>]*href="([^"#]+)|<loc>([^<]+)/g)]
  return links.flatMap(([, href, place]) => {
    const url = URL.parse((href ?? place ?? '').replaceAll('&amp;', '&'), address)
    return url?.origin === address && !url.search ? [url.pathname] : []
  })
}

function picturesIn(text: string): string[] {
  return [...text.matchAll(/<img[^>]+src="(\/images\/[^"]+)"/g)].map(([, src = '']) =>
    src.replaceAll('&amp;', '&'),
  )
}
