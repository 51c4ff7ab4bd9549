import { parseWithZod } from '@conform-to/zod/v4'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formNamed, forms } from '../enquiries/forms'
import { languages } from '../language/languages'
import { messagesIn } from '../language/messages.server'
import type { Field, Form } from './form'
import { answersIn } from './form-fields'
import { schemaOf } from './form-schema'

const today = '2026-03-02'
const errorsOf = (form: Form, answers: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(answers)) data.append(name, value)
  const checked = parseWithZod(answersIn(form, data), { schema: schemaOf(form, today) })
  return (checked.status === 'success' ? {} : (checked.error ?? {})) as Record<string, string[]>
}
const errorOf = (form: string, field: string, value: string, others = {}) =>
  errorsOf(formNamed(form) as Form, { ...others, [field]: value })[field]?.[0]

test.each([
  ['nora@example.be', undefined],
  ['nora', 'ALERT_EMAIL_INVALID'],
  ['nora@example', 'ALERT_EMAIL_INVALID'],
  ['Nora <nora@example.be>', 'ALERT_EMAIL_INVALID'],
  ['', 'ALERT_EMAIL_EMPTY'],
])('[5.02] the email %j gives %s', (email, alert) => {
  expect(errorOf('site-contact', 'email', email)).toBe(alert)
})

test('[5.02] the email of a friend has its own message when it is missing', () => {
  expect(errorOf('send-to-friend', 'friendEmail', '')).toBe('ALERT_FRIEND_EMAIL_EMPTY')
  expect(errorOf('send-to-friend', 'friendEmail', 'jan')).toBe('ALERT_EMAIL_INVALID')
})

test.each([
  ['0470 12 34 56', undefined],
  ['+32 (0)16/23.45.67', undefined],
  ['112', 'ALERT_PHONE_INVALID'],
  ['bel mij', 'ALERT_PHONE_INVALID'],
])('the phone %j gives %s', (phone, alert) => {
  expect(errorOf('contact-appointment', 'phone', phone)).toBe(alert)
})

const rest = {
  title: 'ms',
  firstName: 'Nora',
  lastName: 'Peeters',
  email: 'nora@example.be',
  phone: '0470 12 34 56',
}

test.each([
  ['both in order', '2026-03-05', '2026-03-09', undefined, undefined],
  ['neither', '', '', undefined, undefined],
  ['only a start', '2026-03-05', '', undefined, 'ALERT_END_DATE_EMPTY'],
  ['only an end', '', '2026-03-05', 'ALERT_START_DATE_EMPTY', undefined],
  ['the wrong way round', '2026-03-09', '2026-03-05', undefined, 'ALERT_DATES_REVERSED'],
  ['in the past', '2026-03-01', '2026-03-05', 'ALERT_DATE_PAST', undefined],
  ['no such day', '2026-02-30', '2026-03-05', 'ALERT_DATE_INVALID', undefined],
])('[5.05] a period with %s', (_, startDay, endDay, start, end) => {
  const errors = errorsOf(formNamed('contact-appointment') as Form, { ...rest, startDay, endDay })
  expect([errors.startDay?.[0], errors.endDay?.[0]]).toEqual([start, end])
})

test.each([
  ['379.000', undefined],
  ['€ 379 000', undefined],
  ['0', 'ALERT_AMOUNT_INVALID'],
  ['veel', 'ALERT_AMOUNT_INVALID'],
  ['999.999.999.999', 'ALERT_AMOUNT_INVALID'],
])('[5.18] an offer of %j gives %s', (amount, alert) => {
  expect(errorOf('purchase-offer', 'amount', amount)).toBe(alert)
})

test.each(forms.map((form) => [form.name, form] as const))(
  '[5.18] %s refuses texts, numbers and amounts beyond their limits',
  (_, form) => {
    const beyond = (field: Field) => {
      if ('longest' in field) return [/^ALERT_TEXT_TOO_LONG$/, 'x'.repeat(field.longest + 1)]
      if ('highest' in field) return [/^ALERT_(AMOUNT|NUMBER)_INVALID$/, `${field.highest + 1}`]
      return field.kind === 'email' ? [/^ALERT_TEXT_TOO_LONG$/, `${'x'.repeat(254)}@a.be`] : []
    }
    for (const [name, field] of Object.entries(form.fields)) {
      const [alert, value] = beyond(field)
      if (alert) expect(errorsOf(form, { [name]: `${value}` })[name]?.[0], name).toMatch(alert)
    }
  },
)

test('an offer under condition of a loan says how much and until when', () => {
  const offer = {
    ...rest,
    amount: '379.000',
    validUntil: '2026-03-10',
    validHour: '18:00',
    street: 'Kouter 7',
    zip: '9000',
    city: 'Gent',
    isBinding: 'on',
  }
  const form = formNamed('purchase-offer') as Form
  expect(errorsOf(form, { ...offer, financing: 'none' })).toEqual({})
  expect(Object.keys(errorsOf(form, { ...offer, financing: 'loan' }))).toEqual([
    'loanAmount',
    'loanWeeks',
  ])
  expect(errorsOf(form, { ...offer, financing: 'none', validUntil: today })).toEqual({
    validUntil: ['ALERT_DATE_PAST'],
  })
})

test('[9.20] a rental file never asks what the law forbids to ask', () => {
  const asked = Object.keys((formNamed('rental-file') as Form).fields)
  expect(asked.join()).not.toMatch(
    /birth|national|health|marital|source|employer|criminal|register/i,
  )
  const first = Object.keys((formNamed('rental-application') as Form).fields)
  expect(first).toEqual(['title', 'firstName', 'lastName', 'email', 'phone', 'slot', 'remark'])
})

test('nothing anyone types makes the check fall over', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...forms),
      fc.string({ unit: 'binary', maxLength: 300 }),
      (form, text) => {
        const answers = Object.fromEntries(Object.keys(form.fields).map((name) => [name, text]))
        expect(() => errorsOf(form, answers)).not.toThrow()
      },
    ),
  )
})

test.each(languages)('[9.16] the time slots in %s', (language) => {
  const t = messagesIn(language).getFixedT(language, 'enquiries')
  const slots = (['morning', 'afternoon', 'evening'] as const).map((slot) =>
    t(`option.slot.${slot}`),
  )
  const afternoon = language === 'nl' ? '13:00 – 16:00' : '14:00 – 16:00'
  expect(slots).toEqual(['10:00 – 13:00', afternoon, '16:00 – 19:00'])
})

test.each(forms.map(({ name }) => name))('%s has all its texts in every language', (name) => {
  for (const language of languages) {
    const i18n = messagesIn(language)
    for (const text of ['name', 'title', 'lead', 'send', 'purpose', 'thanks']) {
      expect(i18n.exists(`form.${name}.${text}`, { ns: 'enquiries', lng: language })).toBe(true)
    }
  }
})
