import { expect, test } from 'vitest'
import { readValue } from './read-value'

test.each([
  ['310000', 31_000_000],
  ['310000.0000', 31_000_000],
  ['€ 310.000,00', 31_000_000],
  ['310 000', 31_000_000],
  ['1.310.000', 131_000_000],
  ['1,310,000.50', 131_000_050],
  ['1250,5', 125_050],
  ['345.67', 34_567],
  [310_000, 31_000_000],
  ['', null],
  ['  ', null],
  ['-', null],
])('[7.01] an amount of %j is %j cents', (told, cents) => {
  expect(readValue(told, 'euros')).toBe(cents)
})

test.each(['310.000', '1,250', 'op aanvraag', '-5', '1.2.3', {}, ['5']])(
  '[7.01] of %j nobody knows how much it is',
  (told) => {
    expect(readValue(told, 'euros')).toBeUndefined()
  },
)

test.each([
  ['ja', true],
  ['Oui', true],
  [' 1 ', true],
  [true, true],
  ['NEE', false],
  [0, false],
  ['misschien', undefined],
  [{}, undefined],
  [2, undefined],
])('[7.01] %j answers %j', (told, answer) => {
  expect(readValue(told, 'yes')).toBe(answer)
  expect(readValue(told, 'no')).toBe(answer === undefined ? undefined : !answer)
})
