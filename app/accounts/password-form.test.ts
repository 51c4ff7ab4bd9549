import { expect, test } from 'vitest'
import { changePasswordForm, newPasswordForm, signInForm } from './password.form'

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
