import { expect, test } from 'vitest'
import type { FormState } from './form-state'
import { errorsOf, valuesOf, withFileNames } from './form-values'

test('a check that succeeded has no errors, another those it found', () => {
  expect(errorsOf({ status: 'success', error: { email: ['ALERT_EMAIL_EMPTY'] } })).toEqual({})
  expect(errorsOf({ status: 'error', error: { email: ['ALERT_EMAIL_EMPTY'] } })).toEqual({
    email: ['ALERT_EMAIL_EMPTY'],
  })
  expect(errorsOf({ status: 'error' })).toEqual({})
})

test('values come back as they were typed: once as a text, more often as a list', () => {
  const answers = new FormData()
  answers.append('name', ' Nora ')
  answers.append('papers', 'one')
  answers.append('papers', 'two')
  answers.append('photo', new Blob(['x']))
  expect(valuesOf(answers)).toEqual({ name: ' Nora ', papers: ['one', 'two'], photo: '' })
})

test('the office reads the names of files', () => {
  const files = { papers: [{ name: 'loon.pdf' }, { name: 'attest.pdf' }], plans: [] }
  expect(
    withFileNames({ name: 'Nora', papers: ['token'], plans: [] }, {
      files,
    } as unknown as FormState),
  ).toEqual({ name: 'Nora', papers: ['loon.pdf', 'attest.pdf'], plans: [] })
})

test('an answer without files of ours stays what it was', () => {
  const state = { files: { papers: [] } } as unknown as FormState
  expect(withFileNames({ papers: ['token'] }, state)).toEqual({ papers: ['token'] })
  const one = { files: { papers: [{ name: 'loon.pdf' }] } } as unknown as FormState
  expect(withFileNames({ papers: ['token'] }, one)).toEqual({ papers: ['loon.pdf'] })
})
