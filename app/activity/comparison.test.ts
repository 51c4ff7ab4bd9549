import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandOf, compared } from './comparison'

test('most properties stand between a quarter and three quarters', () => {
  expect(bandOf([1, 2, 3, 4, 5])).toEqual({ from: 2, to: 4 })
  expect(bandOf([10, 30, 20])).toEqual({ from: 15, to: 25 })
})

test('[6.02] fewer than three other properties are not compared with', () => {
  expect(bandOf([1, 2])).toBeNull()
  expect(compared(5, [1, 2])).toBeNull()
  expect(compared(null, [1, 2, 3])).toBeNull()
})

test('a band lies within its values', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 3 })
  fc.assert(
    fc.property(numbers, (values) => {
      const band = bandOf(values)
      expect(band?.from).toBeGreaterThanOrEqual(Math.min(...values))
      expect(band?.to).toBeLessThanOrEqual(Math.max(...values))
      expect(band?.from).toBeLessThanOrEqual(band?.to ?? 0)
    }),
  )
})
