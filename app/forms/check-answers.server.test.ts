import { expect, test } from 'vitest'
import { formNamed } from '../enquiries/forms'
import { checkAnswers } from './check-answers.server'
import type { Form } from './form'

const form = formNamed('contact-appointment') as Form
const today = '2026-03-02'
const sent = (wish: Record<string, string>) => {
  const data = new FormData()
  const person = { title: 'ms', firstName: 'Nora', lastName: 'Peeters', email: 'nora@example.be' }
  for (const [name, value] of Object.entries({ ...person, ...wish })) data.append(name, value)
  return data
}

test.each([
  ['+32 (0)470/12.34.56', '0470 12 34 56'],
  ['0470123456', '0470 12 34 56'],
  ['+31 20 1234567', '+31 20 123 4567'],
  ['12 34 56 78', '12 34 56 78'],
])('the phone %j is kept as %j', (phone, kept) => {
  const { errors, answers } = checkAnswers(form, sent({ phone }), { today })
  expect(errors).toEqual({})
  expect(answers).toMatchObject({ firstName: 'Nora', phone: kept })
})

test('what is wrong is told by field, and nothing is kept', () => {
  const { errors, answers } = checkAnswers(form, sent({ phone: 'bel mij' }), { today })
  expect(errors).toMatchObject({ phone: ['ALERT_PHONE_INVALID'] })
  expect(answers).toBeUndefined()
})
