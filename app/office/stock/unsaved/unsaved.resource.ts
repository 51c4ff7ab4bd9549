import { data } from 'react-router'
import { keepUnsaved, largestUnsaved } from '../../../stock/unsaved/keep-unsaved.server'
import { sentForm } from '../../../web/sent-form.server'
import { readEdit } from '../../form/read-edit'
import { officeOf } from '../../office.server'
import { openStock } from '../open-stock.server'
import { stockForms } from '../stock-forms'
import { stockKindAt } from '../stock-pages'
import type { Route } from './+types/unsaved.resource'
import { whose } from './drop-unsaved.server'

/** Nothing to see here: the form of a property or project sends to it what is being typed. */
export function loader(): never {
  throw data(null, { status: 404 })
}

/** Saved just now: a form that is still open sends it again after a while. */
const statuses = { kept: 204, nothing: 204, saved: 409, 'too-large': 413 }

/** Kept for who typed it; the property or project itself stays as it is. */
export async function action({ context, params, pattern, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const { head } = await openStock(office, stockKindAt(pattern), params.id)
  const form = await sentForm(request, 2 * largestUnsaved)
  const { edit, fields } = stockForms[head.kind]
  const { values, version, base } = readEdit({ form, language: office.language }, edit, fields)
  if (!Number.isSafeInteger(version) || version < 0 || Object.keys(base).length === 0) {
    throw data(null, { status: 400 })
  }
  const sent = { ...whose(office, head), version, base, typed: values }
  const { outcome } = await keepUnsaved(office, sent)
  return new Response(null, { status: statuses[outcome] })
}
