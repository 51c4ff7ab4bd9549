import { chooseConsent, consentCookies } from '../../consent/choose-consent.server'
import { agreedFrom, mustLoadAnew } from '../../consent/consent'
import { readConsent } from '../../consent/consent-cookie'
import { isLanguage } from '../../language/languages'
import { siteOf } from '../../site/site.server'
import { fewWords, sentForm } from '../../web/sent-form.server'
import type { Route } from './+types/consent.resource'

export async function action({ context, request }: Route.ActionArgs) {
  const { db, now, origin, siteConfiguration, language } = siteOf(context)
  const { consent: settings } = siteConfiguration()
  const form = await sentForm(request, fewWords)
  const agreed = agreedFrom(`${form.get('choice')}`, form.getAll('agreed').map(String))
  const spoken = `${form.get('language')}`
  const consent = await chooseConsent(
    { db, now },
    { agreed, version: settings.textVersion, language: isLanguage(spoken) ? spoken : language },
  )

  const headers = new Headers({ 'cache-control': 'no-store' })
  const cookies = request.headers.get('cookie')
  const browser = {
    cookies,
    host: new URL(origin).host,
    days: settings.expiryDays,
    isSecure: origin.startsWith('https:'),
  }
  for (const line of consentCookies(consent, browser)) headers.append('set-cookie', line)
  if (request.headers.get('accept') === 'application/json') {
    const before = readConsent(cookies, settings.textVersion)
    return Response.json({ mustReload: mustLoadAnew(before, agreed) }, { headers })
  }
  headers.set('location', backTo(request, origin))
  return new Response(null, { status: 303, headers })
}

/** The page the question stood on, without the question; never another site. */
function backTo(request: Request, origin: string): string {
  const referrer = request.headers.get('referer') ?? ''
  if (!URL.canParse(referrer)) return '/'
  const url = new URL(referrer)
  const isOurs = url.origin === origin || url.host === new URL(request.url).host
  if (!isOurs) return '/'
  url.searchParams.delete('cookies')
  return url.pathname.replace(/^\/+/, '/') + url.search
}

/** Reading this address changes nothing and shows nothing. */
export function loader() {
  return new Response(null, { status: 405, headers: { allow: 'POST' } })
}
