import { expect, test } from 'vitest'
import { monthlyCost } from './monthly-cost'
import { firstRuleBook } from './rules/first-rule-book'
import { aCostedProperty } from './testing'

const property = { ...aCostedProperty, chargesCents: 75_00 }
const day = '2026-11-15'

test('what is for sale costs the instalment of a loan, with its supposition and source', () => {
  const cost = monthlyCost(firstRuleBook, property, day)
  expect(cost?.loan).toMatchObject({ cents: 240_000_00, years: 25 })
  expect(cost?.cents).toBe(cost?.loan?.monthly)
  expect(cost?.rule).toMatchObject({ rule: 'loan-rate', certainty: 'own' })
})

test.each(['residential-let', 'business-let'] as const)(
  'a %s costs rent and charges',
  (contract) => {
    const cost = monthlyCost(firstRuleBook, { ...property, contract, priceCents: 950_00 }, day)
    expect(cost).toEqual({ cents: 1_025_00, loan: null, rule: null })
  },
)

test('a price for which nobody borrows has no instalment', () => {
  expect(monthlyCost(firstRuleBook, { ...property, priceCents: 500_00 }, day)).toBeNull()
})

test('without a published price, or abroad, nothing is supposed', () => {
  expect(monthlyCost(firstRuleBook, { ...property, priceCents: null }, day)).toBeNull()
  expect(monthlyCost(firstRuleBook, { ...property, region: undefined }, day)).toBeNull()
})
