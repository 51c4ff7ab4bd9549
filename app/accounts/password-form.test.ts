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

const longest = 'a'.repeat(200)
const given = { current: 'oud', password: 'tien teken', again: 'tien teken' }

test.each([
  [
    {},
    [
      ['current', 'password-required'],
      ['password', 'password-required'],
      ['again', 'passwords-differ'],
    ],
  ],
  [{ ...given, current: '' }, [['current', 'password-required']]],
  [{ ...given, current: longest }, []],
  [{ ...given, current: `${longest}a` }, [['current', 'password-long']]],
  [given, []],
  [{ ...given, password: 'negen tek', again: 'negen tek' }, [['password', 'password-short']]],
  [{ ...given, password: longest, again: longest }, []],
  [{ ...given, password: `${longest}a`, again: `${longest}a` }, [['password', 'password-long']]],
])('a change of password %#', (answers, expected) => {
  expect(problems(changePasswordForm.safeParse(answers)) ?? []).toEqual(expected)
})

test.each([
  [undefined, 'email-required'],
  ['', 'email-required'],
  ['a', 'email-invalid'],
  ['an@example', 'email-invalid'],
  ['an@example.be', undefined],
])('the address %j: %s', (email, problem) => {
  expect(problems(forgottenForm.safeParse({ email }))?.[0]?.[1]).toBe(problem)
})

test('an address of more than 254 letters is none', () => {
  const domain = `${`${'b'.repeat(49)}.`.repeat(4)}${'c'.repeat(30)}.be`
  const email = (letters: number) => `${'a'.repeat(letters - domain.length - 1)}@${domain}`
  expect(forgottenForm.safeParse({ email: email(254) }).success).toBe(true)
  expect(problems(forgottenForm.safeParse({ email: email(255) }))).toContainEqual([
    'email',
    'email-invalid',
  ])
})

test.each([
  [undefined, 'code-required'],
  ['12345', 'code-required'],
  [' 12345 ', 'code-required'],
  ['123456', undefined],
  ['1'.repeat(40), undefined],
  ['1'.repeat(41), 'code-required'],
])('the code %j: %s', (code, problem) => {
  expect(problems(secondFactorForm.safeParse({ code }))?.[0]?.[1]).toBe(problem)
})
