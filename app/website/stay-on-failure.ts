import { data, isRouteErrorResponse } from 'react-router'
import { type FormState, unreachable } from '../forms/form-state'

/**
 * For the clientAction of a page with a form. A server that cannot be reached is no reason to lose what
 * was typed: the page stays, and says so. An answer of 400 or more keeps the router from asking the
 * same server for the page again.
 */
export async function stayOnFailure<Answer, Lost = FormState>(
  send: () => Promise<Answer>,
  around: (state: FormState) => Lost = (state) => state as Lost,
) {
  try {
    return await send()
  } catch (error) {
    if (!isUnreachable(error)) throw error
    return data(around(unreachable), { status: 503 })
  }
}

/** No answer at all, or one of a proxy before the server. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof Response) return false
  return !isRouteErrorResponse(error) || error.status >= 502
}
