import { expect, test } from 'vitest'
import { schemaOf } from '../../forms/form-schema'
import { bookingForm } from './booking.form'

test('[5.01] a viewing booked by nobody says what is missing, and asks no title', () => {
  const { error } = schemaOf(bookingForm, '2026-03-02').safeParse({})
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['firstName', 'ALERT_FIRST_NAME_EMPTY'],
    ['lastName', 'ALERT_LAST_NAME_EMPTY'],
    ['email', 'ALERT_EMAIL_EMPTY'],
    ['phone', 'ALERT_PHONE_EMPTY'],
  ])
})
