import { expect, test } from 'vitest'
import { daysOf, firstDay, inPeriods, periodsOn } from './periods'

test.each([
  ['2026-11-15', '2026-11-09', '2026-11-01', '2026-10-17'],
  ['2026-11-16', '2026-11-16', '2026-11-01', '2026-10-18'],
  ['2026-03-01', '2026-02-23', '2026-03-01', '2026-01-31'],
  ['2027-01-01', '2026-12-28', '2027-01-01', '2026-12-03'],
])(
  '[3.17] on %s the week began on %s, the month on %s, the chart on %s',
  (today, week, month, chart) => {
    expect(periodsOn(today)).toEqual({ today, week, month, chart })
  },
)

test('[9.15] the chart has thirty days, also over the change of the clock', () => {
  const days = daysOf('2026-11-15')
  expect(days).toHaveLength(30)
  expect(new Set(days).size).toBe(30)
  expect([days[0], days.at(-1)]).toEqual(['2026-10-17', '2026-11-15'])
})

test('[3.17] a month of thirty-one days began before the chart', () => {
  expect(firstDay(periodsOn('2026-10-31'))).toBe('2026-10-01')
  expect(firstDay(periodsOn('2026-11-15'))).toBe('2026-10-17')
})

test('[3.17] what has no day counts in total alone', () => {
  const counted = [
    { day: null, count: 11 },
    { day: '2026-10-31', count: 7 },
    { day: '2026-11-01', count: 5 },
    { day: '2026-11-09', count: 3 },
    { day: '2026-11-15', count: 2 },
  ]
  const told = inPeriods(counted, periodsOn('2026-11-15'))
  expect(told).toEqual({ today: 2, week: 5, month: 10, total: 28 })
})
