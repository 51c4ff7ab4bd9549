import { expect, test } from 'vitest'
import { askedPeriod, monthsIn } from './figure-period'

const usual = { from: '2025-12-01', to: '2026-11-17' }
test.each<[string, object]>([
  ['', usual],
  ['from=&to=', usual],
  ['from=2026-02-28&to=2026-03-01', { from: '2026-02-28', to: '2026-03-01' }],
  ['from=2026-11-01', { from: '2026-11-01', to: '2026-11-17' }],
  ['from=2026-02-30', { ...usual, problem: 'no-day' }],
  ['from=x&to=2026-11-01', { ...usual, problem: 'no-day' }],
  ['from=0001-01-01', { ...usual, problem: 'no-day' }],
  ['from=2026-11-02&to=2026-11-01', { ...usual, problem: 'order' }],
  ['from=2021-11-18&to=2026-11-17', { from: '2021-11-18', to: '2026-11-17' }],
  ['from=2021-11-17&to=2026-11-17', { ...usual, problem: 'too-long' }],
])('"%s" asks for a period', (query, period) => {
  expect(askedPeriod(new URLSearchParams(query), '2026-11-17')).toEqual(period)
})

test('on the last day of a long month it begins with a month all the same', () => {
  const { from } = askedPeriod(new URLSearchParams(), '2028-01-31')
  expect(from).toBe('2027-02-01')
})

test('months are cut off where the period begins and ends', () => {
  expect(monthsIn({ from: '2027-12-15', to: '2028-02-29' })).toEqual([
    { month: '2027-12', from: '2027-12-15', to: '2027-12-31' },
    { month: '2028-01', from: '2028-01-01', to: '2028-01-31' },
    { month: '2028-02', from: '2028-02-01', to: '2028-02-29' },
  ])
})
