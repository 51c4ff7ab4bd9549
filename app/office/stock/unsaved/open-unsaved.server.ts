import { data, redirect } from 'react-router'
import { differences } from '../../../journal/journal'
import type { Holder } from '../../../stock/shelves'
import { findUnsaved } from '../../../stock/unsaved/queries.server'
import { typedOver } from '../../form/read-schema-form'
import type { Office } from '../../office.server'
import { officePath } from '../../office-pages'
import { type Answer, conflictOf } from '../do-task.server'
import { dropUnsaved, whose } from './drop-unsaved.server'

/** When something was typed that is not saved; what is said by now is nothing to go on with. */
export async function unsavedSince(office: Office, of: Holder, values: object) {
  const edit = await findUnsaved(office.db, whose(office, of))
  if (!edit || differences(values, edit.typed).length === 0) return undefined
  return edit.changedAt
}

/** In the form again, on top of what was saved since; or thrown away. */
export async function decideUnsaved(office: Office, of: Holder, form: FormData): Promise<Answer> {
  const here = officePath(of.kind, { id: of.id })
  if (form.get('unsaved') === 'drop') {
    await dropUnsaved(office, of)
    throw redirect(`${here}?done=unsaved-dropped`, 303)
  }
  const edit = await findUnsaved(office.db, whose(office, of))
  if (form.get('unsaved') !== 'continue') throw data(null, { status: 400 })
  if (!edit) throw redirect(here, 303)
  const { typed, version, base } = edit
  const now = await conflictOf(office, of)
  if (now.version !== version) return { values: typed, version, base, conflict: now }
  // A field that the form did not have at the time is as it was saved.
  return { values: typedOver(now.values, typed) as Answer['values'], version, base: now.values }
}
