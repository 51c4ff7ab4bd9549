import { data } from 'react-router'
import { officeVisit } from '../office.server'
import type { Route } from './+types/property-upload.resource'
import { findHome } from './find-home.server'
import { shelfOf } from './shelf-of'
import { takeUploads } from './take-uploads.server'

/** Nothing to see here: files are sent to it, one at a time, by the page that shows their progress. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = officeVisit(context)
  const { id } = await findHome(visit, params.id)
  const { outcome, refused } = await takeUploads(visit, { id, shelf: shelfOf(params), request })
  const status = outcome === 'saved' ? 200 : outcome === 'too-large' ? 413 : 422
  return Response.json({ outcome, refused }, { status })
}
