import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import type { Form } from '../forms/form'
import { schemaOf } from '../forms/form-schema'
import { forms } from './forms'

const asking = forms.filter(
  ({ fields }) => ('device' in fields || 'slot' in fields) && !fields.phone?.required,
)
const person = { title: 'ms', firstName: 'Nora', lastName: 'Peeters', email: 'nora@example.be' }

function phoneAlert(form: Form, answers: Record<string, string>) {
  const data = new FormData()
  const all = { ...person, remark: 'Is er een kelder?', ...answers }
  for (const [name, value] of Object.entries(all)) data.append(name, value)
  const checked = parseWithZod(data, { schema: schemaOf(form, '2026-03-02') })
  return checked.status === 'success' ? undefined : checked.error?.phone?.[0]
}

test('there are forms that let people choose to be called', () => {
  expect(asking.map(({ name }) => name).sort()).toEqual([
    'contact-construction',
    'contact-me',
    'site-contact',
  ])
})

test.each(asking.map((form) => [form.name, form] as const))(
  '%s asks the number of who wants to be called',
  (_, form) => {
    const byPhone: Record<string, string> =
      'device' in form.fields ? { device: 'phone' } : { slot: 'morning' }
    expect(phoneAlert(form, byPhone)).toBe('ALERT_PHONE_TO_CALL')
    expect(phoneAlert(form, { ...byPhone, phone: '  ' })).toBeDefined()
    expect(phoneAlert(form, { slot: 'evening' })).toBe('ALERT_PHONE_TO_CALL')
    expect(phoneAlert(form, { ...byPhone, phone: '0470 12 34 56' })).toBeUndefined()
    expect(phoneAlert(form, {})).toBeUndefined()
  },
)

test('who would rather have a mail needs no number', () => {
  const contact = forms.find(({ name }) => name === 'site-contact') as Form
  expect(phoneAlert(contact, { device: 'email', slot: 'morning' })).toBeUndefined()
})
