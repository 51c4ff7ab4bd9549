import type { RouteConfigEntry } from '@react-router/dev/routes'
import { languages } from '../app/language/languages'
import { paths } from '../app/language/paths'
import routes from '../app/routes'
import { mapPointsPath, suggestPath } from '../app/search/search-paths'
import { type Found, findAt } from '../journeys/pages/found'
import { pageRows } from '../journeys/pages/page-rows'
import type { Site } from '../testing/journey-site'

/** Answered by the server itself, before any route of a page. */
const ofServer = [
  '/healthz',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/nl/nieuws/rss.xml',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/assets/x.js',
  '/images/x?width=400',
  '/images/pictures/x/y.webp?width=400',
  '/films/x/y.mp4',
  '/__manifest?paths=%2Fnl%2F&version=x',
]

export type Addresses = {
  all: string[]
  /** Of these, one or two for every route. */
  ofEachRoute: string[]
  /** The same without a query: whoever attacks brings their own. */
  bare: string[]
  /** About the home whose price and address are private. */
  discreet: string[]
}

/** Every route, about something that is there, about nothing, and about what is private. */
export async function addressesOf(site: Site, discreet: number): Promise<Addresses> {
  const rows: string[] = []
  const about: string[] = []
  for (const language of languages) {
    const found = await findAt(site, language)
    rows.push(...pageRows.map(({ kind, path }) => path(found, kind)))
    about.push(...aboutDiscreet(found, discreet))
  }
  const found = await findAt(site, 'nl')
  const leaves = patternsIn(routes)
  const filled = [found.sale, found.owned, discreet, 999_999_999].flatMap((id) =>
    leaves.map((pattern) => fill(pattern, `${id}`)),
  )
  const all = [...new Set([...ofServer, ...rows, ...about, ...filled])]
  const pages = pageRows.map(({ kind, path }) => path(found, kind))
  const ofEachRoute = [...new Set([...ofServer, ...pages, ...filled.slice(0, leaves.length)])]
  const bare = [...new Set(all.map((path) => path.split('?')[0] ?? path))]
  return { all, ofEachRoute, bare, discreet: about }
}

function patternsIn(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children }) => (children ? patternsIn(children) : (path ?? [])))
}

function fill(pattern: string, id: string): string {
  const path = pattern
    .replace(/:(id|projectId|document|owner)\b/g, id)
    .replace(/:\w+\??/g, 'x')
    .replace('*', 'nowhere/')
  return path.startsWith('/') ? path : `/${path}`
}

function aboutDiscreet({ language, to }: Found, id: number): string[] {
  const list = encodeURIComponent(paths['for-sale'][language])
  return [
    to('for-sale-property', { city: 'x', slug: 'x', id }),
    to('property-sheet', { id }),
    `${to('favourites')}?ids=${id}`,
    `${to('compare')}?ids=${id}`,
    `${to('for-sale')}?text=JH-${id}`,
    `${to('costs')}?property=${id}`,
    `${to('renovation')}?property=${id}`,
    `${to('appointment')}?property=${id}`,
    `${suggestPath(language)}?text=JH-${id}`,
    `${mapPointsPath(language)}?path=${list}&text=JH-${id}`,
    to('owner-property', { id }),
    to('owner-report', { id }),
    to('owner-document', { id, document: 1 }),
  ]
}
