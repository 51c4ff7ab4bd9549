import { expect, test } from 'vitest'
import { monthsLater } from './months-later'

test.each([
  ['an ordinary day', '2026-11-15T10:00:00Z', 6, '2027-05-15T09:00:00Z'],
  ['a month without that day', '2026-08-31T10:00:00Z', 6, '2027-02-28T11:00:00Z'],
  ['a year without 29 February', '2028-02-29T10:00:00Z', 12, '2029-02-28T10:00:00Z'],
  ['already the next month in Belgium', '2026-12-31T23:30:00Z', 1, '2027-01-31T23:30:00Z'],
])('no longer than promised: %s', (_, moment, months, later) => {
  expect(monthsLater(new Date(moment), months)).toEqual(new Date(later))
})
