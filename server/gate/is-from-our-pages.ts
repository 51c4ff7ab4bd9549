import { hasSession } from './has-session'

/**
 * Whether a form was sent from a page of ours. Browsers say so with Origin, or with Sec-Fetch-Site where
 * Origin is held back; what says neither is no browser, and then nobody's session may come with it.
 */
export function isFromOurPages(headers: Headers, ours: string): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return origin === ours
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  return !hasSession(headers.get('cookie'))
}
