import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
} from 'react-router'
import { isStaff } from '../accounts/account'
import { noStore, requireStaff, signedIn } from '../accounts/at-the-door.server'
import type { SignedIn } from '../accounts/sessions/session.server'
import { languageContext, siteOf } from '../site/site.server'
import { readForm } from '../web/read-form.server'
import { mayOpen, officePageAt, officePages } from './office-pages'
import { refusal, textsIn } from './refused/refusal'

/** Without a default: a page that is reached around the middleware fails instead of showing. */
const staffContext = createContext<SignedIn>()

/** Runs before every loader and action below the layout, also for data and files. */
export const letStaffIn: MiddlewareFunction<Response> = async (args, next) => {
  const { context, request, pattern } = args
  const isSent = request.method !== 'GET' && request.method !== 'HEAD'
  if (isSent && !(await isStaffMember(context, request))) throw await sessionEnded(request)
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

async function isStaffMember(context: Readonly<RouterContextProvider>, request: Request) {
  const found = await signedIn(context, request)
  return found?.isComplete === true && isStaff(found.account)
}

/** The longest page of ours many times over. Anybody can send this much: no more is held or sent back. */
const longestKept = 512 * 1024

/** A session that ended while somebody wrote: what they wrote comes back, ready to be sent again. */
async function sessionEnded(request: Request) {
  const read = await readForm(request, longestKept)
  const isTooLarge = read.outcome === 'too-large'
  const kept = isTooLarge ? null : textsIn(read.outcome === 'read' ? read.data : new FormData())
  const path = new URL(request.url).pathname
  const status = isTooLarge ? 413 : 401
  return data(refusal({ reason: 'session', kept, path }), { status, headers: noStore })
}

/** The site, and which of us asks. */
export function officeOf(context: Readonly<RouterContextProvider>) {
  const who = context.get(staffContext)
  return { ...siteOf(context), signedIn: who, staff: who.account }
}

export type Office = ReturnType<typeof officeOf>
