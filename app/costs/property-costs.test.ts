import { expect, test } from 'vitest'
import { firstRuleBook as book } from './first-rule-book'
import { type CostedHome, propertyCosts } from './property-costs'

const day = '2026-11-15'
const home: CostedHome = {
  ...{ region: 'flanders', goal: 'sale', type: 1, priceCents: 300_000_00, isUnit: false },
  ...{ label: 'f', chargesCents: 0, inventoryCents: 0 },
}

test('a home for sale: what it costs, what it asks each month, what must be renovated', () => {
  const costs = propertyCosts(book, home, day)
  expect(costs.purchase?.steps[0]?.amount.low).toBe(6_000_00)
  expect(costs.loan).toMatchObject({ cents: 240_000_00, years: 25 })
  expect(costs.duty?.deadline).toBe('2032-11-15')
})

test('a price that is not published cannot be worked back from its costs', () => {
  const costs = propertyCosts(book, { ...home, priceCents: null }, day)
  expect(costs).toEqual({ purchase: null, loan: null, rental: null, duty: costs.duty })
  expect(JSON.stringify(costs)).not.toContain('300')
})

test('[9.20] a home to rent: the first month, charges, deposit and half the inventory', () => {
  const costs = propertyCosts(
    book,
    { ...home, goal: 'rent', priceCents: 95_000, chargesCents: 6_000, inventoryCents: 30_000 },
    day,
  )
  expect(costs.rental?.toPayAtStart).toBe(95_000 + 6_000 + 3 * 95_000 + 15_000)
})
