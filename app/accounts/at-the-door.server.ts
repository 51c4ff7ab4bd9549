import { type RouterContextProvider, redirect } from 'react-router'
import { pathTo } from '../language/path-to'
import { siteOf } from '../site/site.server'
import { createLimit } from '../web/limit.server'
import { type Account, isStaff } from './account'
import {
  endedSessionLine,
  readSessionToken,
  sessionCookieLine,
  whoIs,
} from './sessions/session.server'

type Context = Readonly<RouterContextProvider>

/** Pages for one person stay out of every cache. */
export const noStore = { 'cache-control': 'no-store' }

/** Who is signed in, half signed in included: see isComplete. */
export function signedIn(context: Context, request: Request) {
  return whoIs(siteOf(context), readSessionToken(request.headers.get('cookie')))
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
  const hasCookie = readSessionToken(request.headers.get('cookie')) !== undefined
  const headers = { ...noStore, ...(hasCookie ? { 'set-cookie': endedSessionLine } : {}) }
  return redirect(pathTo('login', siteOf(context).language), { headers })
}

/** After a sign-in, or a step of it: somewhere else, with a session of one's own. */
export function withSession(context: Context, token: string, path: string) {
  const isSecure = siteOf(context).origin.startsWith('https:')
  const headers = { ...noStore, 'set-cookie': sessionCookieLine(token, isSecure) }
  return redirect(path, { status: 303, headers })
}

const quarter = 15 * 60

export function signInTools(context: Context) {
  const site = siteOf(context)
  return {
    ...site,
    limit: createLimit(site, { subject: 'sign-in', tries: 5, seconds: quarter }),
    crowdLimit: createLimit(site, { subject: 'sign-in', tries: 60, seconds: quarter }),
  }
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
