import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
} from 'react-router'
import { noStore, requireOwner } from '../accounts/at-the-door.server'
import { ownerContext } from '../accounts/owner-context.server'
import type { SignedIn } from '../accounts/sessions/session.server'
import { siteOf } from '../site/site.server'

const signedInContext = createContext<SignedIn | null>(null)

/** Runs before every loader and action below the layout, also for data and documents. */
export const letOwnersIn: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const signedIn = await requireOwner(context, request)
  context.set(signedInContext, signedIn)
  context.set(ownerContext, signedIn.account)
  const answer = await next()
  for (const [name, value] of Object.entries(noStore)) answer.headers.set(name, value)
  return answer
}

/** The site, and whose properties are looked at. */
export function portalOf(context: Readonly<RouterContextProvider>) {
  const owner = context.get(ownerContext)
  if (!owner) throw data(null, { status: 404 })
  return { ...siteOf(context), owner }
}

/** And not somebody of the office who looks with their eyes. */
export function isOwnerHere(context: Readonly<RouterContextProvider>): boolean {
  return context.get(signedInContext) !== null
}

/** For what only owners themselves may do: nobody who looks with their eyes has this. */
export function signedInOwner(context: Readonly<RouterContextProvider>) {
  const portal = portalOf(context)
  const signedIn = context.get(signedInContext)
  if (!signedIn) throw data(null, { status: 403 })
  return { ...portal, signedIn }
}
