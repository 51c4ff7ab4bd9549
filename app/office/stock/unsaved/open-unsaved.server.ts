import { data, redirect } from 'react-router'
import { differences } from '../../../journal/journal'
import { findUnsaved } from '../../../stock/unsaved/queries.server'
import { typedOver } from '../../form/read-schema-form'
import type { Office } from '../../office.server'
import { officePath } from '../../office-pages'
import { type Answer, conflictOf } from '../do-task.server'
import { dropUnsaved, whose } from './drop-unsaved.server'

/** When something was typed that is not saved; what the property says by now is nothing to go on with. */
export async function unsavedSince(office: Office, propertyId: number, values: object) {
  const edit = await findUnsaved(office.db, whose(office, propertyId))
  if (!edit || differences(values, edit.typed).length === 0) return undefined
  return edit.changedAt
}

/** In the form again, on top of what was saved since; or thrown away. */
export async function decideUnsaved(office: Office, id: number, form: FormData): Promise<Answer> {
  const here = officePath('property', { id })
  if (form.get('unsaved') === 'drop') {
    await dropUnsaved(office, id)
    throw redirect(`${here}?done=unsaved-dropped`, 303)
  }
  const edit = await findUnsaved(office.db, whose(office, id))
  if (form.get('unsaved') !== 'continue') throw data(null, { status: 400 })
  if (!edit) throw redirect(here, 303)
  const { typed, version, base } = edit
  const now = await conflictOf(office, { kind: 'property', id })
  if (now.version !== version) return { values: typed, version, base, conflict: now }
  // A field that the form did not have at the time is as the property says it.
  return { values: typedOver(now.values, typed) as Answer['values'], version, base: now.values }
}
