import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { noStore, requireOwner } from '../accounts/at-the-door.server'
import type { SignedIn } from '../accounts/session.server'
import { visitOf } from '../web/visit.server'

/** Without a default: a page that is reached around the middleware fails instead of showing. */
const ownerContext = createContext<SignedIn>()

/** Runs before every loader and action below the layout, also for data and documents. */
export const letOwnersIn: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  context.set(ownerContext, await requireOwner(context, request))
  const answer = await next()
  for (const [name, value] of Object.entries(noStore)) answer.headers.set(name, value)
  return answer
}

/** The visit, and whose it is. */
export function ownerVisit(context: Readonly<RouterContextProvider>) {
  const signedIn = context.get(ownerContext)
  return { ...visitOf(context), signedIn, owner: signedIn.account }
}
