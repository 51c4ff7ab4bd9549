import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../../language/languages'
import { fieldText } from '../../language/numbers/number-text'
import { centsIn, euroText, numberIn } from './typed-number'

test.each<[string, number | string]>([
  ['285000', 28_500_000],
  ['285.000', 28_500_000],
  ['1.285.000,50', 128_500_050],
  ['€ 1 250,5', 125_050],
  ['12.5', 1_250],
  ['0', 0],
  ['-5', '-5'],
  ['12,345', 1_234_500],
  ['€ 1,250.75', 125_075],
  ['12,3456', '12,3456'],
  ['1.2.3', '1.2.3'],
  ['drie', 'drie'],
])('%s', (typed, cents) => {
  expect(centsIn(typed)).toBe(cents)
})

test('an amount comes back as it was shown', () => {
  fc.assert(fc.property(fc.nat(), (cents) => centsIn(euroText(cents)) === cents))
})

test.each(languages)('a number comes back as its field shows it in %s', (language) => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), (given) => {
      const value = Math.round(given * 1e6) / 1e6 || 0
      expect(numberIn(fieldText(value, language), { language })).toBe(value)
    }),
  )
})

test('what is no number stays as it was typed', () => {
  expect(numberIn('drie', { decimals: 0 })).toBe('drie')
  expect(numberIn('2,5', { decimals: 0 })).toBe('2,5')
  expect(numberIn('-3', { decimals: 0 })).toBe(-3)
})
