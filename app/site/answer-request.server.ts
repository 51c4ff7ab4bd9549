import { isLanguage, type Language } from '../language/languages'
import { pathTo } from '../language/path-to'
import { languageCookie, visitorLanguage, wishedLanguage } from '../language/visitor-language'
import { canonicalAddress } from '../web/canonical-address'
import { htmlOf } from '../web/page/html-answer.server'
import { requestAt } from '../web/request-at'
import { followAddress, nowhereIn, type Render, type Way } from './follow-address.server'
import type { Tools } from './site.server'
import { isData, isUnpublished } from './unpublished-page'

type AddressTools = Pick<Tools, 'db' | 'siteLanguages' | 'origin'> & {
  /** Addresses of pages that the agency has not published. */
  unpublished?: ReadonlySet<string>
}

/**
 * Answers at the one address of each page. Whatever was wrong with the address a visitor used, one
 * redirect puts it right: the page is asked for where it should be, and only then do we know
 * whether it lives there, moved on, or never was.
 */
export async function answerRequest(request: Request, tools: AddressTools, draw: Render) {
  const url = new URL(request.url)
  const site = tools.siteLanguages()
  const { unpublished = new Set<string>() } = tools
  const locale = {
    site,
    language: languageOf(request, tools),
    wished: wishedLanguage(url.searchParams.get('lng'), site),
    unpublished,
  }
  const render: Render = (asked) => {
    const { pathname } = new URL(asked.url)
    return isUnpublished(pathname, unpublished)
      ? missingAt(asked, locale.language, draw)
      : draw(asked)
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return answerForm(request, locale, render)
  }
  const way = await followAddress(request, locale, tools, render)
  const { answer, place } = way
  // What is gone has a page that leads on; what is missing or out of order is told right here.
  const isGone = answer?.status === 410
  if (answer && answer.status >= 400 && !isGone) return answer
  if (locale.wished && !isGone && mayHaveLanguages(way)) {
    return inWishedLanguage(locale.wished, way, tools)
  }
  return answer && place.href === url.href ? answer : sentOn(place, way)
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

/** Whatever is asked of it, a page that is not on the site is a page that is not there. */
async function missingAt({ url, headers }: Request, language: Language, draw: Render) {
  if (isData(new URL(url).pathname)) return new Response(null, { status: 404 })
  return draw(new Request(new URL(nowhereIn(language), url), { headers }))
}

/** What was sent to a careless address is answered, not sent on. */
function answerForm(
  request: Request,
  locale: Parameters<typeof canonicalAddress>[1],
  render: Render,
) {
  const address = canonicalAddress(new URL(request.url), locale)
  if (address.outcome === 'malformed') return new Response('Bad request', { status: 400 })
  if (address.outcome === 'kept') return render(request)
  const path =
    address.outcome === 'elsewhere' ? address.path + address.search : nowhereIn(locale.language)
  return render(requestAt(request, new URL(path, request.url)))
}

/** Files and the office are in no language. */
function mayHaveLanguages({ answer, place }: Way): boolean {
  if (!answer) return true
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html')
  return Boolean(isHtml) && isLanguage(place.pathname.split('/')[1])
}

/** ?lng=fr: the same page in French, which is remembered. The page itself says where that is. */
async function inWishedLanguage(wished: Language, way: Way, { origin }: AddressTools) {
  const target = new URL(way.place)
  if (way.answer && !target.pathname.startsWith(`/${wished}/`)) {
    const alternate = alternateIn(await htmlOf(way.answer), wished)
    target.pathname = alternate ? new URL(alternate, target).pathname : pathTo('home', wished)
  }
  const answer = sentOn(target, { ...way, isPermanent: false })
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const cookie = `${languageCookie}=${wished}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
  answer.headers.append('set-cookie', cookie)
  answer.headers.set('cache-control', 'private, no-store')
  return answer
}

function alternateIn(html: string, language: Language): string | undefined {
  const link = new RegExp(`<link rel="alternate" hreflang="${language}" href="([^"]+)"`, 'i')
  return link.exec(html)?.[1]?.replaceAll('&amp;', '&')
}

/** For good only to a page that was seen there. */
function sentOn(place: URL, { answer, isPermanent, headers, isHere }: Way): Response {
  const target = new URL(place)
  // What is gone stays where it is, and is told there in the language that was asked for.
  const isSettled = answer?.status !== 410
  // Only then: it writes the whole query anew, with "%2C" for a comma.
  if (isSettled && target.searchParams.has('lng')) target.searchParams.delete('lng')
  const location = isHere ? target.pathname + target.search + target.hash : target.href
  const status = isPermanent && (!answer || answer.ok) ? 308 : 302
  return new Response(null, { status, headers: [...headers, ['location', location]] })
}
