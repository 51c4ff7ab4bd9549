import { expect, test, vi } from 'vitest'
import { brusselsDay, brusselsYear } from './brussels-day'

test.each([
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('%s is %s in Belgium', (moment, day) => {
  expect(brusselsDay(new Date(moment))).toBe(day)
})

test('a day ends with its minute, whatever was asked before', () => {
  const days = ['2026-07-01T21:59:59Z', '2026-07-01T22:00:00Z', '2026-07-01T21:59:00Z'].map(
    (each) => brusselsDay(new Date(each)),
  )
  expect(days).toEqual(['2026-07-01', '2026-07-02', '2026-07-01'])
})

test('within a minute the day is worked out once', () => {
  const format = vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get')
  for (const second of ['00', '01', '59']) brusselsDay(new Date(`2026-07-03T10:15:${second}Z`))
  const times = format.mock.calls.length
  format.mockRestore()
  expect(times).toBe(1)
})

test('the year is the one in Belgium', () => {
  expect(brusselsYear(new Date('2026-12-31T22:59:59Z'))).toBe(2026)
  expect(brusselsYear(new Date('2026-12-31T23:00:00Z'))).toBe(2027)
})
