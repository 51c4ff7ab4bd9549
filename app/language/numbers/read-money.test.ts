import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../languages'
import { numberText } from './number-text'
import { readMoney } from './read-money'

test.each([
  ['289000', 28_900_000],
  ['289.000', 28_900_000],
  ['289,000', 28_900_000],
  ['€ 289 000,50', 28_900_050],
  ['1.250,75', 125_075],
  ['1,250.75', 125_075],
  ['€ 1,250.75', 125_075],
  ['€1.250,75', 125_075],
  ['1250,75 €', 125_075],
  ['EUR 1250.75', 125_075],
  ['1.250 eur', 125_000],
  ['eur 1250', 125_000],
  ['1250.7', 125_070],
  ['1.250', 125_000],
  ['1,250', 125_000],
  ['0', 0],
  ['0,5', 50],
  ['007', 700],
  ['100.000.000', 10_000_000_000],
  ["289'000", 28_900_000],
  ['289’000', 28_900_000],
  ['12,5', 1_250],
  [' 1 234,50 ', 123_450],
  ['1\u00a0234,50', 123_450],
  ['1\u202f234,50', 123_450],
])('%j is understood', (typed, cents) => {
  expect(readMoney(typed)).toEqual({ cents })
})

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['€', 'required'],
  ['-5', 'invalid'],
  ['-€ 5', 'invalid'],
  ['€ -5', 'invalid'],
  ['€ 5 €', 'invalid'],
  ['5 x €', 'invalid'],
  ['1e309', 'invalid'],
  ['NaN', 'invalid'],
  ['Infinity', 'invalid'],
  ['0x10', 'invalid'],
  ['١٢', 'invalid'],
  ['−5', 'invalid'],
  ['12.34.56', 'invalid'],
  ['1.250.00', 'invalid'],
  ['1.250,750.5', 'invalid'],
  ['1.250 000', 'invalid'],
  ['1250.000,50', 'invalid'],
  ['12 34', 'invalid'],
  ['12’34', 'invalid'],
  ['12€5', 'invalid'],
  ['1  250', 'invalid'],
  ['1250,', 'invalid'],
  [',50', 'invalid'],
  ['honderd', 'invalid'],
  ['1250,755', 'too-precise'],
  ['1.250,755', 'too-precise'],
  ['1 250,755', 'too-precise'],
  ['0.250', 'too-precise'],
  ['99999999999999999999', 'too-large'],
  ['100000000,01', 'too-large'],
  ['1 000 000 000 000', 'too-large'],
])('%j is refused with a reason', (typed, problem) => {
  expect(readMoney(typed)).toEqual({ problem })
})

test('a caller may know a limit of its own', () => {
  expect(readMoney('250', 250_00)).toEqual({ cents: 250_00 })
  expect(readMoney('250,01', 250_00)).toEqual({ problem: 'too-large' })
})

test('whatever is typed gives whole cents or a reason', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const read = readMoney(typed)
      if ('cents' in read) expect(Number.isSafeInteger(read.cents)).toBe(true)
    }),
  )
})

test.each(languages)(
  'an amount written in %s reads back to itself, with and without €',
  (language) => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000_000 }), (cents) => {
        const written = numberText(cents / 100, language, { maximumFractionDigits: 2 })
        for (const typed of [written, `€ ${written}`, `${written} €`, `EUR ${written}`]) {
          expect(readMoney(typed)).toEqual({ cents })
        }
      }),
    )
  },
)
