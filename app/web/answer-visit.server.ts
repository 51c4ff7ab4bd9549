import type { Language } from '../language/languages'
import { pathTo } from '../language/path-to'
import { languageCookie, visitorLanguage } from '../language/visitor-language'
import { canonicalAddress } from './canonical-address'
import { findMovedPath } from './moved-paths-queries.server'
import type { Tools } from './visit.server'

type Render = (request: Request) => Promise<Response>
type AddressTools = Pick<Tools, 'db' | 'siteLanguages' | 'origin'>

/**
 * Answers at the one address of each page. Whatever was wrong with the address a visitor used, one
 * redirect puts it right: the page is asked for where it should be, and only then do we know
 * whether it lives there, moved on, or never was.
 */
export async function answerVisit(request: Request, tools: AddressTools, render: Render) {
  const url = new URL(request.url)
  const site = tools.siteLanguages()
  const language = languageOf(request, tools)
  const address = canonicalAddress(url, { site, language })
  if (address.outcome === 'malformed') return new Response('Bad request', { status: 400 })
  if (address.outcome === 'switched-off') return render(at(request, nowhereIn(language), url))

  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const path = address.outcome === 'elsewhere' ? address.path : url.pathname
  const wished = site.enabled.find((each) => each === url.searchParams.get('lng'))
  if (isRead && wished) return inWishedLanguage(request, wished, path, tools, render)
  if (address.outcome === 'elsewhere' && address.isCertain && isRead) return moved(path, url)

  const answer = await render(at(request, path, url))
  if (!isRead) return answer
  if (answer.status === 404) return (await movedOn(tools, path, url)) ?? answer
  return answer.status === 200 && path !== url.pathname ? moved(path, url) : answer
}

/** Language of the visitor: of the address, ?lng, the cookie, the browser, the configuration. */
export function languageOf(request: Request, { siteLanguages }: Pick<Tools, 'siteLanguages'>) {
  const url = new URL(request.url)
  const signs = {
    path: url.pathname,
    query: url.searchParams.get('lng'),
    cookie: request.headers.get('cookie'),
    acceptLanguage: request.headers.get('accept-language'),
  }
  return visitorLanguage(signs, siteLanguages())
}

/** A language that is switched off has no pages: it is answered like any page that is not there. */
function nowhereIn(language: Language): string {
  return `/${language}/-/`
}

function at(request: Request, path: string, url: URL): Request {
  if (path === url.pathname) return request
  const target = new URL(url)
  target.pathname = path
  if (/^\/project\/\d+\/$/.test(path)) target.searchParams.delete('id')
  const { method, headers, body } = request
  return new Request(target, { method, headers, body, ...(body && { duplex: 'half' }) })
}

function moved(path: string, url: URL): Response {
  const query = new URLSearchParams(url.search)
  query.delete('lng')
  const location = query.size > 0 ? `${path}?${query}` : path
  return new Response(null, { status: 308, headers: { location } })
}

async function movedOn({ db }: AddressTools, path: string, url: URL) {
  const target = await findMovedPath(db, path).catch(() => undefined)
  return target ? moved(target, url) : undefined
}

/** ?lng=fr: the same page in French, which is remembered. The page itself says where that is. */
async function inWishedLanguage(
  request: Request,
  wished: Language,
  path: string,
  { origin }: AddressTools,
  render: Render,
) {
  const url = new URL(request.url)
  const answer = await render(at(request, path, url))
  if (answer.status >= 400) return answer
  const place = answer.headers.get('location') ?? alternateIn(await answer.text(), wished)
  const target = new URL(place ?? pathTo('home', wished), url)
  const isThere = target.pathname.startsWith(`/${wished}/`)
  for (const [name, value] of url.searchParams) target.searchParams.set(name, value)
  // An address that first has to be put right is asked again, still in the wished language.
  if (isThere) target.searchParams.delete('lng')

  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const cookie = `${languageCookie}=${wished}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
  const location = `${target.pathname}${target.search}`
  const headers = { location, 'set-cookie': cookie, 'cache-control': 'private, no-store' }
  return new Response(null, { status: 302, headers })
}

function alternateIn(html: string, language: Language): string | undefined {
  const link = new RegExp(`<link rel="alternate" hreflang="${language}" href="([^"]+)"`, 'i')
  return link.exec(html)?.[1]?.replaceAll('&amp;', '&')
}
