import { data } from 'react-router'
import { answerUpload } from '../files/answer-upload.server'
import { shelfOf } from '../files/shelf-of'
import { officeOf } from '../office.server'
import type { Route } from './+types/stock-upload.resource'
import { openStock } from './open-stock.server'
import { stockKindAt } from './stock-pages'

/** Nothing to see here: files are sent to it, one at a time, by the page that shows their progress. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export async function action({ context, params, pattern, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const kind = stockKindAt(pattern)
  const { head } = await openStock(office, kind, params.id)
  return answerUpload(office, { of: head, shelf: shelfOf(kind, params), request })
}
