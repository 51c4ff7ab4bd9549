import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsIn, euroText } from './money'

test.each<[string, number | string]>([
  ['285000', 28_500_000],
  ['285.000', 28_500_000],
  ['1.285.000,50', 128_500_050],
  ['€ 1 250,5', 125_050],
  ['12.5', 1_250],
  ['0', 0],
  ['-5', '-5'],
  ['12,345', '12,345'],
  ['1.2.3', '1.2.3'],
  ['drie', 'drie'],
])('%s', (typed, cents) => {
  expect(centsIn(typed)).toBe(cents)
})

test('an amount comes back as it was shown', () => {
  fc.assert(fc.property(fc.nat(), (cents) => centsIn(euroText(cents)) === cents))
})
