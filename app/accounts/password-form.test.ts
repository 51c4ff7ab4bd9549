import { expect, test } from 'vitest'
import {
  changePasswordForm,
  forgottenForm,
  newPasswordForm,
  secondFactorForm,
  signInForm,
} from './password.form'

const problems = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => [path[0], message])

test('[5.04] the two passwords must match', () => {
  const wrong = newPasswordForm.safeParse({ password: 'tien tekens!', again: 'tien tekens?' })
  expect(problems(wrong)).toEqual([['again', 'passwords-differ']])
  expect(
    newPasswordForm.safeParse({ password: 'tien tekens!', again: 'tien tekens!' }).success,
  ).toBe(true)
  const change = changePasswordForm.safeParse({ current: 'x', password: 'tien tekens!', again: '' })
  expect(problems(change)).toEqual([['again', 'passwords-differ']])
})

test('a short password is refused, an address is written in small letters', () => {
  expect(problems(newPasswordForm.safeParse({ password: 'kort', again: 'kort' }))).toEqual([
    ['password', 'password-short'],
  ])
  expect(signInForm.parse({ email: ' An@Example.BE ', password: 'x' }).email).toBe('an@example.be')
})

const email = ['email', 'email-required']
const password = ['password', 'password-required']
const again = ['again', 'passwords-differ']

test.each([
  ['signing in', signInForm, [email, password]],
  ['a forgotten password', forgottenForm, [email]],
  ['a new password', newPasswordForm, [password, again]],
  ['another password', changePasswordForm, [['current', 'password-required'], password, again]],
  ['the second factor', secondFactorForm, [['code', 'code-required']]],
])('[5.01] %s, sent empty, says what is missing', (_, form, expected) => {
  expect(problems(form.safeParse({}))).toEqual(expected)
})
