import { expect, test } from 'vitest'
import { brusselsClock, brusselsMoment } from './brussels-moment'

test.each([
  ['2026-11-15T14:30', '2026-11-15T13:30:00.000Z'],
  ['2026-07-15T14:30', '2026-07-15T12:30:00.000Z'],
  ['2026-02-31T14:30', undefined],
  ['tomorrow', undefined],
])('%s in Belgium is %s', (text, moment) => {
  expect(brusselsMoment(text)?.toISOString()).toBe(moment)
})

test('an hour that the clock skips is the one after it; one that comes twice is the first', () => {
  expect(brusselsMoment('2026-03-29T02:30')?.toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(brusselsMoment('2026-10-25T02:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test.each(['2026-11-15T14:30', '2026-07-15T00:00'])('%s comes back as it was', (text) => {
  expect(brusselsClock(brusselsMoment(text) ?? new Date(0))).toBe(text)
})
