import { Temporal } from 'temporal-polyfill'
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

test.each([
  ['an ordinary day', '2026-11-15T10:00:00Z'],
  ['the day turns, and a month is too short', '2026-08-30T22:00:00Z'],
  ['the clock goes forward a month later', '2027-02-28T01:00:00Z'],
  ['the clock goes back a month later', '2026-09-25T01:00:00Z'],
  ['before 1970', '1969-12-31T23:00:00Z'],
])('to the millisecond, whatever was asked before: %s', (_, moment) => {
  const there = (at: number, months: number) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('Europe/Brussels').add({ months })
      .epochMilliseconds
  const around = [-60_000, -1, 0, 1, 59_999, 60_000, 3_599_999, 3_600_000, 12_345, -59_999]
  const asked = around.flatMap((more) => [1, 6, 1, -1].map((months) => [more, months] as const))
  const later = asked.map(([more, months]) => {
    const at = Date.parse(moment) + more
    return [monthsLater(new Date(at), months).getTime(), there(at, months)]
  })
  expect(later.map(([ours]) => ours)).toEqual(later.map(([, calendar]) => calendar))
})
