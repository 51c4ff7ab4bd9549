import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import type { Field, Form } from '../forms/form'
import { schemaOf } from '../forms/form-schema'
import { formNamed } from './forms'

const today = '2026-03-02'
const asked = { label: 'remark', required: true, empty: 'ALERT_MESSAGE_EMPTY' } as const
const formWith = (field: Field): Form => ({
  name: 'test',
  about: 'nothing',
  slugs: null,
  captcha: 'in-doubt',
  kept: 'friend',
  fields: { field },
})
const check = (
  form: Form,
  answers: Record<string, string | string[]>,
  step?: 'offer' | 'buyer',
) => {
  const data = new FormData()
  for (const [name, given] of Object.entries(answers)) {
    for (const value of [given].flat()) data.append(name, value)
  }
  return parseWithZod(data, { schema: schemaOf(form, today, step) })
}
const alertOf = (field: Field, ...typed: string[]) => {
  const checked = check(formWith(field), { field: typed })
  return checked.status === 'success' ? undefined : checked.error?.field?.[0]
}

const text: Field = { kind: 'text', longest: 5, ...asked }
const zip: Field = { kind: 'zip', longest: 10, ...asked }
const tel: Field = { kind: 'tel', longest: 30, ...asked }
const longText: Field = { kind: 'long-text', longest: 9, ...asked }
const number: Field = { kind: 'number', lowest: 2, highest: 20, ...asked }
const money: Field = { kind: 'money', lowest: 100_00, highest: 200_00, ...asked }

test.each<[Field, string, string | undefined]>([
  [text, '  ', 'ALERT_MESSAGE_EMPTY'],
  [text, ' abcde ', undefined],
  [text, 'a', undefined],
  [text, 'abcdef', 'ALERT_TEXT_TOO_LONG'],
  [text, 'a\nb', 'ALERT_TEXT_INVALID'],
  [text, 'a\u2028b', 'ALERT_TEXT_INVALID'],
  [text, 'a\u0000', 'ALERT_TEXT_INVALID'],
  [text, '\u0007b', 'ALERT_TEXT_INVALID'],
  [zip, '3200', undefined],
  [zip, 'SW1A 2AA', undefined],
  [zip, '32', 'ALERT_ZIP_INVALID'],
  [zip, '-3200', 'ALERT_ZIP_INVALID'],
  [zip, '3200;', 'ALERT_ZIP_INVALID'],
  [zip, '12345678901', 'ALERT_TEXT_TOO_LONG'],
  [tel, '12 34 56 78', undefined],
  [tel, '1234567', 'ALERT_PHONE_INVALID'],
  [tel, '1234567890123456', 'ALERT_PHONE_INVALID'],
  [tel, 'tel 016 23 45 67', 'ALERT_PHONE_INVALID'],
  [tel, '016 23 45 67 thuis', 'ALERT_PHONE_INVALID'],
  [longText, 'één\ntwee', undefined],
  [longText, 'één\r\n\tx', undefined],
  [longText, 'a'.repeat(10), 'ALERT_TEXT_TOO_LONG'],
  [longText, ` ${'a'.repeat(9)} `, undefined],
  [longText, 'a\u0000b', 'ALERT_TEXT_INVALID'],
  [longText, '\u0000', 'ALERT_TEXT_INVALID'],
  [longText, 'b\u0000', 'ALERT_TEXT_INVALID'],
  [number, '1', 'ALERT_NUMBER_INVALID'],
  [number, '2', undefined],
  [number, ' 20 ', undefined],
  [number, '21', 'ALERT_NUMBER_INVALID'],
  [number, '2,5', 'ALERT_NUMBER_INVALID'],
  [number, 'x2', 'ALERT_NUMBER_INVALID'],
  [number, '2.5', 'ALERT_NUMBER_INVALID'],
  [number, '1e1', 'ALERT_NUMBER_INVALID'],
  [number, '0x10', 'ALERT_NUMBER_INVALID'],
  [number, '2x', 'ALERT_NUMBER_INVALID'],
  [money, '99,99', 'ALERT_AMOUNT_INVALID'],
  [money, '100', undefined],
  [money, '200', undefined],
  [money, '200,01', 'ALERT_AMOUNT_INVALID'],
  [{ kind: 'email', ...asked }, ' an@example.be ', undefined],
  [{ kind: 'day', ...asked }, '2026-02-30', 'ALERT_DATE_INVALID'],
  [{ kind: 'day', ...asked }, '2028-02-29', undefined],
  [{ kind: 'check', ...asked }, 'on', undefined],
  [{ kind: 'select', list: 'hour', options: ['12:00'], ...asked }, '12:01', 'ALERT_MESSAGE_EMPTY'],
])('%j with %j: %s', (field, typed, alert) => {
  expect(alertOf(field, typed)).toBe(alert)
})

test('an address has at most 254 letters', () => {
  const domain = `${`${'b'.repeat(49)}.`.repeat(4)}${'c'.repeat(30)}.be`
  const email = (letters: number) => `${'a'.repeat(letters - domain.length - 1)}@${domain}`
  expect(alertOf({ kind: 'email', ...asked }, email(254))).toBeUndefined()
  expect(alertOf({ kind: 'email', ...asked }, email(255))).toBe('ALERT_TEXT_TOO_LONG')
})

test('files: none where one is asked, as many as may be, and no token without an end', () => {
  const files: Field = { kind: 'files', atMost: 2, accept: 'papers', ...asked }
  const optional = { ...files, required: false } as const
  const tokens = (count: number) => Array.from({ length: count }, (_, at) => `token ${at}`)
  expect([0, 1, 2, 3].map((count) => alertOf(files, ...tokens(count)))).toEqual([
    'ALERT_MESSAGE_EMPTY',
    undefined,
    undefined,
    'ALERT_FILES_TOO_MANY',
  ])
  expect(alertOf(optional)).toBeUndefined()
  expect(schemaOf(formWith(optional), today).safeParse({ field: [] }).success).toBe(true)
  expect(schemaOf(formWith(files), today).safeParse({ field: [] }).success).toBe(false)
  const long = (letters: number) => check(formWith(files), { field: ['a'.repeat(letters), 'b'] })
  expect(long(600).status).toBe('success')
  expect(long(601).status).toBe('error')
})

const offer = formNamed('purchase-offer') as Form

test('a step checks its own fields, and carries the others as they are', () => {
  const first = {
    amount: '300.000',
    validUntil: '2026-03-10',
    validHour: '12:00',
    financing: 'none',
  }
  const checked = check(offer, { ...first, email: 'nonsense' }, 'offer')
  expect(checked.status).toBe('success')
  expect(checked.status === 'success' && checked.value).toMatchObject({ email: 'nonsense' })
  // A date of another step is looked at there, not here.
  const later = check(offer, { validUntil: '2026-03-01' }, 'buyer')
  expect(later.status === 'success' ? {} : later.error).not.toHaveProperty('validUntil')
  expect(Object.keys((later.status !== 'success' && later.error) || {})).toEqual(
    'title firstName lastName street zip city email phone'.split(' '),
  )
})

test('a check is made anew for another day or another step', () => {
  const one = schemaOf(offer, today, 'offer')
  expect(schemaOf(offer, today, 'offer')).toBe(one)
  expect(schemaOf(offer, '2026-03-03', 'offer')).not.toBe(one)
  const buyer = schemaOf(offer, '2026-03-03', 'buyer')
  expect(schemaOf(offer, '2026-03-03', 'offer')).not.toBe(buyer)
})
