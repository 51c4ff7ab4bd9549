import { expect, test } from 'vitest'
import { wholeNumber } from './whole-number'

test.each([
  [0, '0'],
  [999, '999'],
  [1250, '1.250'],
  [1_250_000, '1.250.000'],
  [1249.6, '1.250'],
])('%d reads %s', (value, text) => {
  expect(wholeNumber(value, 'nl')).toBe(text)
})
