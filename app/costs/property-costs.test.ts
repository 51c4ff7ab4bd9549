import { expect, test } from 'vitest'
import { type CostedProperty, propertyCosts, supposedLoan } from './property-costs'
import { firstRuleBook as book } from './rules/first-rule-book'
import { aCostedProperty } from './testing'

const day = '2026-11-15'
const property: CostedProperty = { ...aCostedProperty, label: 'f' }

const nothing = { purchases: [], loan: null, rental: null, monthly: null, duty: null }

const dutiesOf = ({ purchases }: ReturnType<typeof propertyCosts>) =>
  Object.fromEntries(purchases.map(({ use, costs }) => [use, costs.steps[0]?.amount.low]))
const notesOf = ({ purchases }: ReturnType<typeof propertyCosts>) =>
  purchases.map(({ notes }) => notes.map(({ name }) => name))

test('a property for sale: what it costs, what it asks each month, what must be renovated', () => {
  const costs = propertyCosts(book, property, day)
  expect(dutiesOf(costs)).toEqual({ 'sole-home': 6_000_00, other: 36_000_00 })
  expect(costs.loan).toMatchObject({ cents: 240_000_00, years: 25 })
  expect(costs.duty?.deadline).toBe('2032-11-15')
})

test('a price that is not published cannot be worked back from its costs', () => {
  const costs = propertyCosts(book, { ...property, priceCents: null }, day)
  expect(costs).toEqual({ ...nothing, duty: costs.duty })
  expect(JSON.stringify(costs)).not.toContain('300')
})

const charges = { chargesCents: 6_000, inventoryCents: 30_000 }
const toLet: CostedProperty = { ...property, ...charges, priceCents: 95_000 }

test('[9.20] a property to rent: the first month, charges, deposit and half the inventory', () => {
  const costs = propertyCosts(book, { ...toLet, contract: 'residential-let' }, day)
  expect(costs.rental?.toPayAtStart).toBe(95_000 + 6_000 + 3 * 95_000 + 15_000)
  expect(costs.rental?.incomeGuide).toBeGreaterThan(0)
  expect(costs.monthly).toBeNull()
})

test.each([
  ['business-let', true],
  ['other-let', false],
] as const)('[5.16] a %s costs rent and charges; no law sets a deposit', (contract, isBusiness) => {
  const monthly = { rent: 95_000, charges: 6_000, total: 101_000, depositCents: null, isBusiness }
  expect(propertyCosts(book, { ...toLet, contract }, day)).toEqual({ ...nothing, monthly })
  const asked = propertyCosts(book, { ...toLet, contract, depositCents: 500_000 }, day)
  expect(asked.monthly?.depositCents).toBe(500_000)
})

test('[5.16] a business is taken over for its price, and nothing each month', () => {
  const taken = { ...toLet, contract: 'take-over', type: 6, priceCents: 55_000_00 } as const
  expect(propertyCosts(book, taken, day)).toEqual(nothing)
})

test('a loan to begin with: four fifths in thousands of euros, at the middle of the usual rates', () => {
  const costs = propertyCosts(book, { ...property, priceCents: 289_400_00 }, day)
  // 231,520 is 232,000 in thousands; (3.61 % + 3.89 %) / 2 = 3.75 %.
  expect(costs.loan).toMatchObject({ cents: 232_000_00, years: 25, yearlyShare: 375 })
  // 232,000 x 0.30725 % / (1 - 1.0375^-25) = 712.82 / 0.60163.
  expect(Math.round((costs.loan?.monthly ?? 0) / 100)).toBe(1_185)
  const noRate = book.filter(({ rule }) => rule !== 'loan-rate')
  expect(propertyCosts(noRate, property, day).loan?.yearlyShare).toBe(350)
})

test('until a visitor tells more, eighty percent is borrowed over twenty-five years', () => {
  expect(supposedLoan(book, day)).toEqual({ years: 25, yearlyShare: 375, borrowedShare: 80_00 })
})

test('the costs of a unit wait for its land; a plot pays the duty on land', () => {
  expect(propertyCosts(book, { ...property, isUnit: true }, day)).toMatchObject({
    purchases: [],
    loan: { cents: 240_000_00 },
  })
  const plot = propertyCosts(book, { ...property, type: 4 }, day)
  expect(dutiesOf(plot)).toEqual({ other: 36_000_00 })
})

test('half a thousand and half a hundredth of a percent are rounded up', () => {
  // Four fifths of 63,125 is 50,500; (3.61 % + 3.90 %) / 2 = 3.755 %.
  const rates = book.map((rule) => (rule.rule === 'loan-rate' ? { ...rule, high: 390 } : rule))
  const { loan } = propertyCosts(rates, { ...property, priceCents: 63_125_00 }, day)
  expect(loan).toMatchObject({ cents: 51_000_00, yearlyShare: 376 })
})

// An investment, a shop, a garage and, in Flanders, a plot are never bought as a sole home.
test.each([
  [5, 'flanders', { other: 36_000_00 }, [['never-sole-home']]],
  [6, 'wallonia', { other: 37_500_00 }, [['never-sole-home']]],
  [7, 'brussels', { other: 37_500_00 }, [['never-sole-home']]],
  [4, 'flanders', { other: 36_000_00 }, [['land-ordinary']]],
  [4, 'wallonia', { 'sole-home': 9_000_00, other: 37_500_00 }, [['sole-home'], ['not-sole-home']]],
  [
    4,
    'brussels',
    { 'sole-home': 25_000_00, other: 37_500_00 },
    [['sole-home', 'exempt'], ['not-sole-home']],
  ],
  [
    2,
    'brussels',
    { 'sole-home': 12_500_00, other: 37_500_00 },
    [['sole-home', 'exempt', 'exempt-energy'], ['not-sole-home']],
  ],
  [
    3,
    'flanders',
    { 'sole-home': 6_000_00, other: 36_000_00 },
    [['sole-home', 'deep-renovation'], ['not-sole-home']],
  ],
] as const)('a property of type %d in %s says what it supposes', (type, region, duties, notes) => {
  const costs = propertyCosts(book, { ...property, type, region }, day)
  expect(dutiesOf(costs)).toEqual(duties)
  expect(notesOf(costs)).toEqual(notes)
})

test('what is paid for as long as somebody lives has no price to tax or to borrow', () => {
  const costs = propertyCosts(book, { ...property, isAnnuity: true }, day)
  expect(costs).toEqual({ ...nothing, duty: costs.duty })
})

test('the homes of an investment fall under the duty to renovate, a shop does not', () => {
  const dutyOf = (type: number) => propertyCosts(book, { ...property, type }, day).duty
  expect(dutyOf(5)).toMatchObject({ target: 'd', years: 6, written: { low: 5 } })
  expect(dutyOf(6)).toBeNull()
})
