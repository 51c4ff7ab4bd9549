import { data, redirect } from 'react-router'
import { contactForm } from '../../contacts/contact.form'
import { addContact, changeContact, contactEditOf } from '../../contacts/save-contact.server'
import { listChanges } from '../../journal/queries.server'
import { describeSchema } from '../form/describe-schema'
import { readEdit } from '../form/read-edit'
import type { Office } from '../office.server'
import { officePath } from '../office-pages'
import type { ContactAnswer } from './contact-answer'

const contactFields = describeSchema(contactForm)

/** Made when there is no version yet; `id` is the one it has or will have. */
export async function saveContact(office: Office, id: string, form: FormData, isNew = false) {
  const edit = readEdit({ form, language: office.language }, contactForm, contactFields)
  const { values, version, base } = edit
  const sent = { values, version, base }
  if (edit.outcome === 'arranged') throw data(null, { status: 400 })
  if (edit.outcome === 'invalid') {
    const { problems, conflict } = edit
    return data<ContactAnswer>({ ...sent, problems, conflict }, { status: 422 })
  }
  const { firstName, lastName, email, phone } = edit.value
  if (!(firstName || lastName || email || phone)) {
    return data<ContactAnswer>({ ...sent, refused: 'nobody' }, { status: 422 })
  }
  const saved = isNew
    ? await addContact(office, id, edit.value)
    : await changeContact(office, { id, basedOn: version, edit: edit.value })
  switch (saved.outcome) {
    case 'added':
    case 'changed':
      throw redirect(`${officePath('contact', { id })}?done=${saved.outcome}`, 303)
    case 'unknown':
      throw data(null, { status: 404 })
    case 'known':
      return data<ContactAnswer>({ ...sent, refused: 'known', other: saved.id }, { status: 409 })
    case 'stale': {
      const [last] = await listChanges(office.db, { kind: 'contact', id }, 1)
      const theirs = { values: contactEditOf(saved.contact), version: saved.contact.version }
      const conflict = { ...theirs, by: last?.accountName }
      return data<ContactAnswer>({ ...sent, conflict }, { status: 409 })
    }
  }
}
