import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
} from 'react-router'
import { isStaff } from '../accounts/account'
import { noStore, requireStaff, signedIn } from '../accounts/at-the-door.server'
import type { SignedIn } from '../accounts/session.server'
import { languageContext, visitOf } from '../web/visit.server'
import { mayOpen, officePageAt, officePages } from './office-pages'
import { type Kept, refusal } from './refusal'

/** Without a default: a page that is reached around the middleware fails instead of showing. */
const staffContext = createContext<SignedIn>()

/** Runs before every loader and action below the layout, also for data and files. */
export const letStaffIn: MiddlewareFunction<Response> = async (args, next) => {
  const { context, request, pattern } = args
  const isSent = request.method !== 'GET' && request.method !== 'HEAD'
  if (isSent) await keepWhatWasTyped(context, request)
  const found = await requireStaff(context, request)
  context.set(languageContext, found.account.language)
  const page = officePageAt(pattern)
  if (!mayOpen(found.account, page)) {
    throw data(refusal({ reason: 'role', roles: [...officePages[page].roles] }), {
      status: 403,
      headers: noStore,
    })
  }
  context.set(staffContext, found)
  const answer = await next()
  for (const [name, value] of Object.entries(noStore)) answer.headers.set(name, value)
  return answer
}

/** A session that ended while somebody wrote: what they wrote comes back, ready to be sent again. */
async function keepWhatWasTyped(context: Readonly<RouterContextProvider>, request: Request) {
  const found = await signedIn(context, request)
  if (found?.isComplete && isStaff(found.account)) return
  const form = await request
    .clone()
    .formData()
    .catch(() => new FormData())
  const kept: Kept = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  const path = new URL(request.url).pathname
  throw data(refusal({ reason: 'session', kept, path }), { status: 401, headers: noStore })
}

/** The visit, and which of us it is. */
export function officeVisit(context: Readonly<RouterContextProvider>) {
  const who = context.get(staffContext)
  return { ...visitOf(context), signedIn: who, staff: who.account }
}

export type OfficeVisit = ReturnType<typeof officeVisit>
