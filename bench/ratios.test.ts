import { expect, test } from 'vitest'
import { keptRatios, medianOf, slowerThanStored } from './ratios'

const stored = { 'kept page': 2 }

test.each([
  [1, undefined],
  [3, undefined],
  [3.1, 'kept page: SLOWER by 55 %, 3.10 times where 2.00 is stored'],
])('at %d times instead of twice the outside measure, it tells: %s', (ratio, told) => {
  expect(slowerThanStored('kept page', ratio, stored)).toBe(told)
})

test('what has no ratio yet says so', () => {
  expect(slowerThanStored('new page', 1, stored)).toBe(
    'new page: 1.00 times, and nothing stored to compare',
  )
})

test('one odd round of five tells nothing', () => {
  expect(medianOf([2, 2.1, 9, 1.9, 2])).toBe(2)
})

test('a ratio is stored once, and again when that is asked', () => {
  const noted = { 'kept page': 4, 'made page': 3 }
  expect(keptRatios(stored, noted, false)).toEqual({ 'kept page': 2, 'made page': 3 })
  expect(keptRatios(stored, noted, true)).toEqual({ 'kept page': 4, 'made page': 3 })
})
