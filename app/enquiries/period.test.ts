import { expect, test } from 'vitest'
import { form } from './forms/contact-appointment.form'

test.each([
  ['2026-11-20', '2026-11-22', []],
  ['2026-11-22', '2026-11-20', [{ field: 'endDay', alert: 'ALERT_DATES_REVERSED' }]],
  ['2026-11-18', '2026-11-20', [{ field: 'startDay', alert: 'ALERT_DATE_PAST' }]],
  ['', '2026-11-20', [{ field: 'startDay', alert: 'ALERT_START_DATE_EMPTY' }]],
  ['2026-11-20', '', [{ field: 'endDay', alert: 'ALERT_END_DATE_EMPTY' }]],
  ['', '', []],
])('the period of an appointment from “%s” to “%s”', (startDay, endDay, problems) => {
  expect(form.check?.({ startDay, endDay }, '2026-11-19')).toEqual(problems)
})
