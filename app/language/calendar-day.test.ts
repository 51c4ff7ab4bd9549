import { expect, test } from 'vitest'
import { addDays, dayCount } from './calendar-day'
import { dayLength, daySeconds, daysLater } from './days-later'

test.each([
  ['2026-03-30', 2, '2026-04-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-10-24', 2, '2026-10-26'],
  ['2026-11-15', 0, '2026-11-15'],
])('%s and %d days is %s, also over the change of the clock', (from, count, to) => {
  expect(addDays(from, count)).toBe(to)
  expect(dayCount(from, to)).toBe(count)
})

test('so many days later it is the same time, or an hour off when the clock changed', () => {
  const moment = new Date('2026-10-24T10:00:00Z')
  expect(daysLater(moment, 2).toISOString()).toBe('2026-10-26T10:00:00.000Z')
  expect(daysLater(moment, -1).toISOString()).toBe('2026-10-23T10:00:00.000Z')
  expect(daySeconds * 1_000).toBe(dayLength)
})
