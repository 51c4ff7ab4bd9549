import { officeOf } from '../office.server'
import type { Route } from './+types/find-results.resource'
import { findAnything, textIn } from './find-anything.server'

const limit = 6

/** What the box of search shows while one types. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return Response.json(await findAnything(officeOf(context), { text: textIn(url), limit }))
}
