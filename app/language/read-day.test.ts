import { expect, test } from 'vitest'
import { readDay } from './read-day'

test.each([
  ['2026-11-15', '2026-11-15'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', undefined],
  ['2026-02-31', undefined],
  ['2026-13-01', undefined],
  ['2026-1-1', undefined],
  ['12026-01-01', undefined],
  ['+012026-01-01', undefined],
  ['2026-11', undefined],
  ['2026', undefined],
  ['2026-11-15T10:00', undefined],
  ['15/11/2026', undefined],
  ['', undefined],
])('%j is the day %s', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})
