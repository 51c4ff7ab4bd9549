import { findByEmail, insertAccount } from '../app/accounts/queries.server'
import { openSession } from '../app/accounts/sessions/session.server'
import type { Database } from '../app/database/client.server'
import { fieldText } from '../app/language/numbers/number-text'
import type { FieldNode } from '../app/office/form/field-node'
import { euroText } from '../app/office/form/typed-number'
import { officePath } from '../app/office/office-pages'
import { stockForms } from '../app/office/stock/stock-forms'
import { findProperty } from '../app/properties/office/office-queries.server'
import { toEdit } from '../app/properties/office/property-edit'
import { contentOf } from '../app/properties/stored/decide-property.server'

/** A cookie of an agent who is signed in. */
export async function officeSession(db: Database): Promise<string> {
  const email = 'agent@bench.example'
  const now = () => new Date()
  const known = await findByEmail(db, email)
  if (!known) {
    await insertAccount(db, {
      email,
      name: 'Bench',
      role: 'agent',
      language: 'nl',
      createdAt: now(),
    })
  }
  const account = known ?? (await findByEmail(db, email))
  if (!account) throw new Error('the agent has no account')
  return `session=${await openSession({ db, now }, account, { device: 'bench' }, true)}`
}

type Site = { origin: string; cookie: string; db: Database }

/** Sends the whole form of a property, as a browser would, with another price. */
export async function saveForm({ origin, cookie, db }: Site, id: number, priceCents: number) {
  const property = await findProperty(db, id)
  if (!property) throw new Error('no such home')
  const edit = toEdit(contentOf(property))
  const form = new URLSearchParams({ version: `${property.version}` })
  write(form, stockForms.property.fields, { ...edit, finances: { ...edit.finances, priceCents } })
  const answer = await fetch(origin + officePath('property', { id }), {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { cookie, origin },
  })
  if (answer.status !== 303) throw new Error(`the save answered ${answer.status}`)
}

function write(form: URLSearchParams, fields: FieldNode[], values: object, above = '') {
  for (const field of fields) {
    const path = above + field.name
    const value: unknown = values[field.name as keyof typeof values]
    if (field.kind === 'group') write(form, field.fields, value ?? {}, `${path}.`)
    else if (field.kind === 'list') form.set(`${path}.count`, '0')
    else if (field.kind === 'translated') {
      for (const [code, text] of Object.entries(value ?? {})) form.set(`${path}.${code}`, text)
    } else if (field.kind === 'check') {
      if (value) form.set(path, 'on')
    } else if (value !== null && value !== undefined) {
      form.set(path, typed(field, value))
    }
  }
}

function typed(field: FieldNode, value: unknown): string {
  if (field.kind !== 'number') return String(value)
  return field.widget === 'money' ? euroText(value) : fieldText(value, 'nl')
}
