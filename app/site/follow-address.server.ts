import type { Language, SiteLanguages } from '../language/languages'
import { canonicalAddress, isCertain } from '../web/canonical-address'
import { findMovedPath } from '../web/moved-paths-queries.server'
import type { Tools } from './site.server'

export type Render = (request: Request) => Promise<Response>
type Locale = {
  site: SiteLanguages
  language: Language
  wished: Language | undefined
  unpublished: ReadonlySet<string>
}

/** Where an address leads in the end. */
export type Way = {
  place: URL
  /** What is there; undefined when nobody had to look. */
  answer?: Response
  /** On this site. */
  isHere: boolean
  isPermanent: boolean
  /** What the redirects on the way say besides: cookies, and for whom they hold. */
  headers: Headers
}

/** No address of ours needs as many: beyond, two pages of the agency lead to each other. */
const mostSteps = 6

/**
 * Goes the whole way that a browser would go, so that the visitor is sent to its end in one step, and
 * to nothing that is not there. Only for visits that read.
 */
export async function followAddress(
  request: Request,
  locale: Locale,
  { db }: Pick<Tools, 'db'>,
  render: Render,
): Promise<Way> {
  const start = new URL(request.url)
  const ask = (place: URL) => render(readAt(request, place))
  const way: Way = { place: start, isHere: true, isPermanent: true, headers: new Headers() }
  const seen = new Set<string>()
  while (seen.size < mostSteps) {
    const address = canonicalAddress(way.place, locale)
    if (address.outcome === 'malformed') return { ...way, answer: badRequest() }
    if (address.outcome === 'switched-off') break
    if (address.outcome === 'elsewhere') {
      way.place = new URL(address.path + address.search, way.place)
    }
    if (way.place.href !== start.href && isEnough(way.place, locale)) return way
    if (seen.has(withoutPart(way.place))) break
    seen.add(withoutPart(way.place))

    const answer = await ask(way.place)
    const next = await nextPlace(answer, way.place, db)
    if (!next) return { ...way, answer }
    note(way, answer)
    way.place = next
    way.isHere = next.origin === start.origin
    // See other (303) is no better address of the same thing, but another thing: a file, a thank-you.
    if (!way.isHere || answer.status === 303) return way
  }
  return { ...way, answer: await ask(new URL(nowhereIn(locale.language), start)) }
}

/** For another language the page itself has to be asked where it is. */
function isEnough(place: URL, { wished, unpublished }: Locale): boolean {
  if (!isCertain(place) || unpublished.has(place.pathname)) return false
  return !wished || place.pathname.startsWith(`/${wished}/`)
}

/** A language that is switched off has no pages: it is answered like any page that is not there. */
export function nowhereIn(language: Language): string {
  return `/${language}/-/`
}

/** HEAD is answered as GET is: only the whole page tells where it is in other languages. */
function readAt(request: Request, place: URL): Request {
  if (request.method === 'GET' && place.href === request.url) return request
  return new Request(withoutPart(place), { headers: request.headers })
}

function withoutPart(place: URL): string {
  const whole = new URL(place)
  whole.hash = ''
  return whole.href
}

/** Its own redirect, or where a page that is missing went. */
async function nextPlace(answer: Response, place: URL, db: Tools['db']) {
  if (answer.status === 404) {
    const target = await findMovedPath(db, place.pathname).catch(() => undefined)
    return target === undefined ? undefined : new URL(target + place.search, place)
  }
  const location = answer.headers.get('location')
  const isRedirect = answer.status >= 300 && answer.status < 400
  return isRedirect && location ? new URL(location, place) : undefined
}

function note(way: Way, { status, headers }: Response) {
  if (status !== 404 && status !== 308) way.isPermanent = false
  if (status === 404) return
  for (const [name, value] of headers) {
    if (name === 'set-cookie' || name === 'vary') way.headers.append(name, value)
  }
  const [before, now] = [way.headers.get('cache-control'), headers.get('cache-control')]
  if (now && (!before || now.includes('no-store'))) way.headers.set('cache-control', now)
}

function badRequest(): Response {
  return new Response('Bad request', { status: 400 })
}
