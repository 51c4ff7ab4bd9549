import { data } from 'react-router'
import { keepUnsaved, largestUnsaved } from '../../../stock/unsaved/keep-unsaved.server'
import { sentForm } from '../../../web/sent-form.server'
import { readEdit } from '../../form/read-edit'
import { officeOf } from '../../office.server'
import { openStock } from '../open-stock.server'
import { stockForms } from '../stock-forms'
import type { Route } from './+types/unsaved.resource'

/** Nothing to see here: the form of a property sends to it what is being typed. */
export function loader(): never {
  throw data(null, { status: 404 })
}

/** Kept for who typed it; the property itself stays as it is. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const { head } = await openStock(office, 'property', params.id)
  const form = await sentForm(request, 2 * largestUnsaved)
  const { edit, fields } = stockForms.property
  const { values, version, base } = readEdit({ form, language: office.language }, edit, fields)
  if (!Number.isSafeInteger(version) || version < 0 || Object.keys(base).length === 0) {
    throw data(null, { status: 400 })
  }
  const whose = { propertyId: head.id, accountId: office.staff.id }
  const { outcome } = await keepUnsaved(office, { ...whose, version, base, typed: values })
  return new Response(null, { status: outcome === 'too-large' ? 413 : 204 })
}
