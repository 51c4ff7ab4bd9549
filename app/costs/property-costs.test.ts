import { expect, test } from 'vitest'
import { firstRuleBook as book } from './first-rule-book'
import { type CostedHome, propertyCosts } from './property-costs'

const day = '2026-11-15'
const home: CostedHome = {
  ...{ region: 'flanders', contract: 'sale', type: 1, priceCents: 300_000_00, isUnit: false },
  ...{ label: 'f', chargesCents: 0, inventoryCents: 0, depositCents: null },
}

const nothing = { purchase: null, loan: null, rental: null, monthly: null, duty: null }

test('a home for sale: what it costs, what it asks each month, what must be renovated', () => {
  const costs = propertyCosts(book, home, day)
  expect(costs.purchase?.steps[0]?.amount.low).toBe(6_000_00)
  expect(costs.loan).toMatchObject({ cents: 240_000_00, years: 25 })
  expect(costs.duty?.deadline).toBe('2032-11-15')
})

test('a price that is not published cannot be worked back from its costs', () => {
  const costs = propertyCosts(book, { ...home, priceCents: null }, day)
  expect(costs).toEqual({ ...nothing, duty: costs.duty })
  expect(JSON.stringify(costs)).not.toContain('300')
})

const charges = { chargesCents: 6_000, inventoryCents: 30_000 }
const toLet: CostedHome = { ...home, ...charges, priceCents: 95_000 }

test('[9.20] a home to rent: the first month, charges, deposit and half the inventory', () => {
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
