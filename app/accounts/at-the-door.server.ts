import { type RouterContextProvider, redirect } from 'react-router'
import { pathTo } from '../language/path-to'
import { siteOf } from '../site/site.server'
import { createLimit } from '../web/limit.server'
import { networkPlace } from '../web/network-place'
import { type Account, isStaff } from './account'
import { whoIs } from './sessions/session.server'
import { endedSessionLine, readSessionToken, sessionCookieLine } from './sessions/session-cookie'
import { longestSessionSeconds } from './sessions/session-lifetime'
import { knownDeviceLine } from './sign-in/known-device.server'

type Context = Readonly<RouterContextProvider>

/** Pages for one person stay out of every cache. */
export const noStore = { 'cache-control': 'private, no-store' }

/** Who is signed in, half signed in included: see isComplete. */
export function signedIn(context: Context, request: Request) {
  return whoIs(siteOf(context), tokenIn(context, request))
}

export function tokenIn(context: Context, request: Request) {
  return readSessionToken(request.headers.get('cookie'), isSecure(context))
}

function isSecure(context: Context): boolean {
  return siteOf(context).origin.startsWith('https:')
}

export async function requireOwner(context: Context, request: Request) {
  const found = await signedIn(context, request)
  if (found?.isComplete && !isStaff(found.account)) return found
  throw toLogin(context, request)
}

/** Staff whose second factor is in. */
export async function requireStaff(context: Context, request: Request) {
  const found = await signedIn(context, request)
  if (!found || !isStaff(found.account)) throw toLogin(context, request)
  if (found.isComplete) return found
  throw redirect(pathTo('login-code', siteOf(context).language), { headers: noStore })
}

/** A cookie that opens nothing is taken away: it would keep every page out of the cache. */
function toLogin(context: Context, request: Request) {
  const hasCookie = tokenIn(context, request) !== undefined
  const headers = hasCookie ? signedOutHeaders(context) : noStore
  return redirect(pathTo('login', siteOf(context).language), { headers })
}

export function signedOutHeaders(context: Context) {
  return { ...noStore, 'set-cookie': endedSessionLine(isSecure(context)) }
}

export function whereabouts(context: Context, request: Request) {
  const place = networkPlace(siteOf(context).address)
  return { device: request.headers.get('user-agent') ?? '', place }
}

/** A session of one's own and, once somebody is all the way in, a device that is known from then on. */
export function sessionHeaders(context: Context, request: Request, opened: Opened): Headers {
  const headers = new Headers(noStore)
  const { token, knownTo } = opened
  if (token) {
    const seconds = longestSessionSeconds(siteOf(context).sessionLengths)
    headers.append('set-cookie', sessionCookieLine(token, isSecure(context), seconds))
  }
  if (knownTo) {
    const cookies = request.headers.get('cookie')
    headers.append('set-cookie', knownDeviceLine(siteOf(context), cookies, knownTo))
  }
  return headers
}

type Opened = { token?: string; knownTo?: string }

const quarter = 15 * 60

export function codeTools(context: Context) {
  const site = siteOf(context)
  const limit = createLimit(site, { subject: 'sign-in', tries: 5, seconds: quarter })
  return { ...site, limit }
}

/** Letters to one address, and from one place. */
export async function mayAskForLetter(context: Context, email: string) {
  const site = siteOf(context)
  const perAddress = createLimit(site, { subject: 'reset', tries: 3, seconds: 4 * quarter })
  const perPlace = createLimit(site, { subject: 'reset', tries: 20, seconds: 4 * quarter })
  const may = [
    await perAddress.mayTry(`email:${email}`),
    await perPlace.mayTry(`visitor:${site.address}`),
  ]
  return !may.includes(false)
}

/** Where someone's own pages are. The office speaks the language of its staff. */
export function propertyOf(account: Pick<Account, 'role'>, language: Account['language']): string {
  return account.role === 'owner' ? pathTo('owner', language) : '/office/'
}
