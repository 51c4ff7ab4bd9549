import { expect, test } from 'vitest'
import { schemaOf } from '../forms/form-schema'
import { form } from './demand-register.form'

test('[5.01] a search registered without a person says what is missing', () => {
  const { error } = schemaOf(form, '2026-03-02').safeParse({})
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['title', 'ALERT_TITLE_EMPTY'],
    ['firstName', 'ALERT_FIRST_NAME_EMPTY'],
    ['lastName', 'ALERT_LAST_NAME_EMPTY'],
    ['email', 'ALERT_EMAIL_EMPTY'],
  ])
})
