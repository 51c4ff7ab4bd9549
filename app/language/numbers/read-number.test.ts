import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Language, languages } from '../languages'
import { fieldText, numberText } from './number-text'
import { readNumber } from './read-number'

const wholeNumber = { decimals: 0 } as const
const belgian = ['nl', 'fr', 'de'] as const

test.each<[string, Language[], number]>([
  ['1250', [...languages], 1250],
  ['1.250,75', [...languages], 1250.75],
  ['1,250.75', [...languages], 1250.75],
  ['1 250,75', [...languages], 1250.75],
  ['1\u202f250.75', [...languages], 1250.75],
  ["1'250", [...languages], 1250],
  ['1250.75', [...languages], 1250.75],
  ['1250,75', [...languages], 1250.75],
  ['1.250.000', [...languages], 1_250_000],
  ['1,250,000', [...languages], 1_250_000],
  ['1.250', [...belgian], 1250],
  ['1.250', ['en'], 1.25],
  ['1,250', [...belgian], 1.25],
  ['1,250', ['en'], 1250],
  ['999.999', ['nl'], 999_999],
  ['1234.567', [...languages], 1234.567],
  ['0.125', [...languages], 0.125],
  ['0,125', [...languages], 0.125],
  ['1.25', ['nl'], 1.25],
  ['1.2500', ['nl'], 1.25],
  ['1.250,125', ['nl', 'en'], 1250.125],
  [' 7 ', ['nl'], 7],
])('%j in %j', (typed, read, value) => {
  for (const language of read) expect(readNumber(typed, { language })).toEqual({ value })
})

test.each([
  ['', 'required'],
  [' \u00a0', 'required'],
  ['drie', 'invalid'],
  ['1e3', 'invalid'],
  ['0x10', 'invalid'],
  ['١٢', 'invalid'],
  ['€ 5', 'invalid'],
  ['-5', 'invalid'],
  ['−5', 'invalid'],
  ['1.2.3', 'invalid'],
  ['1.250.00', 'invalid'],
  ['1,250.000,00', 'invalid'],
  ['1.250 000', 'invalid'],
  ['12 50', 'invalid'],
  ['.5', 'invalid'],
  ['5.', 'invalid'],
  ['5-', 'invalid'],
  ['9'.repeat(17), 'too-large'],
])('%j is refused in every language', (typed, problem) => {
  for (const language of languages) expect(readNumber(typed, { language })).toEqual({ problem })
})

test.each([
  ['1.250', { value: 1250 }],
  ['1,250', { value: 1250 }],
  ['2,5', { problem: 'too-precise' }],
  ['1.250,0', { problem: 'too-precise' }],
  ['0.250', { problem: 'too-precise' }],
])('a whole number %j needs no language', (typed, read) => {
  expect(readNumber(typed, wholeNumber)).toEqual(read)
})

test('as many decimals as are asked for, and no more', () => {
  expect(readNumber('2,5', { decimals: 1 })).toEqual({ value: 2.5 })
  expect(readNumber('2,55', { decimals: 1 })).toEqual({ problem: 'too-precise' })
  expect(readNumber('2,55', { decimals: 2 })).toEqual({ value: 2.55 })
})

test('as large as may be, and no larger', () => {
  expect(readNumber('20', { decimals: 0, highest: 20 })).toEqual({ value: 20 })
  expect(readNumber('21', { decimals: 0, highest: 20 })).toEqual({ problem: 'too-large' })
})

test.each([
  ['-5', -5],
  ['- 5', -5],
  ['−1 250,5', -1250.5],
  ['-0', 0],
])('%j where less than nothing is possible', (typed, value) => {
  expect(readNumber(typed, { language: 'nl', isNegativeAllowed: true })).toEqual({ value })
})

test('a sign stands in front', () => {
  const allowed = { language: 'nl', isNegativeAllowed: true } as const
  expect(readNumber('1-250', allowed)).toEqual({ problem: 'invalid' })
})

const anyNumber = fc
  .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.nat({ max: 999_999 }))
  .map(([whole, millionths]) => whole + millionths / 1e6)

test.each(languages)('what we write in %s reads back to itself', (language) => {
  const allowed = { language, isNegativeAllowed: true } as const
  fc.assert(
    fc.property(anyNumber, (value) => {
      expect(readNumber(numberText(value, language), allowed)).toEqual({ value })
      expect(readNumber(fieldText(value, language), allowed)).toEqual({ value })
    }),
  )
})

test.each(languages)('a whole number written in %s is the same to every reader', (language) => {
  fc.assert(
    fc.property(fc.nat(), (value) => {
      expect(readNumber(numberText(value, language), wholeNumber)).toEqual({ value })
    }),
  )
})

test('whatever is typed gives a number or a reason', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...languages), (typed, language) => {
      const read = readNumber(typed, { language })
      if ('value' in read) expect(read.value).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a field shows no thousands, and what was refused as it was typed', () => {
  expect(languages.map((language) => fieldText(1250.5, language))).toEqual([
    '1250,5',
    '1250,5',
    '1250.5',
    '1250,5',
  ])
  expect([fieldText('drie', 'nl'), fieldText(null, 'nl'), fieldText(undefined, 'nl')]).toEqual([
    'drie',
    '',
    '',
  ])
})

test('a number for the eye has its thousands', () => {
  expect(languages.map((language) => numberText(1250.567, language))).toEqual([
    '1.250,567',
    '1\u202f250,567',
    '1,250.567',
    '1.250,567',
  ])
  expect(numberText(1250.567, 'nl', { maximumFractionDigits: 1 })).toBe('1.250,6')
})
