import { expect, test } from 'vitest'
import { firstRuleBook as book } from '../rules/first-rule-book'
import { aCostedProperty } from '../testing'
import { roughText } from './rough-text'
import { type AmountedProperty, type WholeAmount, wholeAmount } from './whole-amount'

const day = '2026-11-15'
const property: AmountedProperty = {
  ...aCostedProperty,
  label: 'b',
  chargesCents: 75_00,
  score: 180,
  livingArea: 150,
  constructionYear: 1962,
}

type Sale = Extract<WholeAmount, { of: 'sale' }>
function saleOf(wish: Partial<AmountedProperty>): Sale {
  const whole = wholeAmount(book, { ...property, ...wish }, day)
  if (whole?.of !== 'sale') throw new Error('no sale')
  return whole
}

test('a home for sale: price, duty of an only home and the deed', () => {
  const { total, works } = saleOf({})
  // 2 % of duty, and between 0.5 and 2 % of notary, file and transcription.
  expect(total?.low).toBeGreaterThan(306_000_00 + 1_500_00)
  expect(total?.high).toBeLessThan(306_000_00 + 6_000_00)
  expect(works).toBeNull()
})

test('a label that the law does not leave: with the works to the label it asks', () => {
  const without = saleOf({})
  const { total, works } = saleOf({ label: 'f', score: 620 })
  expect(works).toEqual({ target: 'd', isKnown: true })
  expect(total?.low).toBeGreaterThan((without.total?.low ?? 0) + 1_000_00)
  expect((total?.high ?? 0) - (total?.low ?? 0)).toBeGreaterThan(5_000_00)
})

test.each([
  ['no score', { score: null }],
  ['no area', { livingArea: null }],
  ['a score that no works mend', { score: 1_900 }],
])('%s: the works are named and not counted', (_, wish) => {
  const { total, works } = saleOf({ label: 'f', score: 620, ...wish })
  expect(works).toEqual({ target: 'd', isKnown: false })
  expect(total).toEqual(saleOf({}).total)
})

test('elsewhere than in Flanders no works are asked', () => {
  expect(saleOf({ region: 'wallonia', label: 'g', score: 620 }).works).toBeNull()
})

test('per month: the loan, and all that it does not pay, its own deed too', () => {
  const { monthlyCents, ownFunds, total } = saleOf({})
  expect(monthlyCents).toBeGreaterThan(1_000_00)
  expect(monthlyCents).toBeLessThan(1_500_00)
  const rest = (total?.low ?? 0) - 240_000_00
  expect(ownFunds?.low).toBeGreaterThan(rest + 4_000_00)
  expect(ownFunds?.high).toBeLessThan(rest + 15_000_00)
})

test('a unit: its taxes depend on what we do not know, so only the loan is told', () => {
  expect(saleOf({ isUnit: true })).toMatchObject({ total: null, ownFunds: null })
})

test.each([
  ['residential-let', 3 * 950_00 + 1_025_00],
  ['business-let', null],
  ['other-let', null],
] as const)('a %s: rent and charges', (contract, startCents) => {
  expect(wholeAmount(book, { ...property, contract, priceCents: 950_00 }, day)).toEqual({
    of: 'let',
    monthlyCents: 1_025_00,
    chargesCents: 75_00,
    startCents,
  })
})

test.each([
  ['a price that is not told', { priceCents: null }],
  ['abroad', { region: undefined }],
  ['an annuity', { isAnnuity: true }],
  ['a take-over', { contract: 'take-over' as const }],
])('%s: nothing to add', (_, wish) => {
  expect(wholeAmount(book, { ...property, ...wish }, day)).toBeNull()
})

test.each([
  [311_204_15, 313_900_00, '€\u00a0311.000 – €\u00a0314.000'],
  [311_000_00, 311_000_00, '€\u00a0311.000'],
  [20_110_00, 20_950_00, '€\u00a020.100 – €\u00a021.000'],
])('an estimate is told roughly, and holds both ends', (low, high, text) => {
  expect(roughText({ low, high })).toBe(text)
})
