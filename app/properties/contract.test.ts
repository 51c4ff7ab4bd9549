import { expect, test } from 'vitest'
import { type Contract, contractOf, isLet, priceTerm, toldStatus } from './contract'
import type { PropertyGoal } from './property-status'

test.each<[string, PropertyGoal, number, number, Contract]>([
  ['a house for sale', 'sale', 0, 1, 'sale'],
  ['a shop for sale', 'sale', 0, 6, 'sale'],
  ['a house to rent', 'rent', 1, 1, 'residential-let'],
  ['a flat to rent', 'rent', 1, 2, 'residential-let'],
  ['a studio to rent', 'rent', 1, 3, 'residential-let'],
  ['land to rent', 'rent', 1, 4, 'other-let'],
  ['a building with several homes to rent', 'rent', 1, 5, 'other-let'],
  ['a shop or office to rent', 'rent', 1, 6, 'business-let'],
  ['a garage to rent', 'rent', 1, 7, 'other-let'],
  ['a type that only this agency knows, to rent', 'rent', 1, 12, 'other-let'],
  ['a business to take over', 'rent', 2, 6, 'take-over'],
  ['a guest house to take over', 'rent', 2, 1, 'take-over'],
  ['another goal, which is told as rent', 'rent', 3, 2, 'residential-let'],
])('[5.16] %s', (_, goal, goalNumber, type, contract) => {
  expect(contractOf({ goal, goalNumber, type })).toBe(contract)
})

test.each<[Contract, boolean, string | null]>([
  ['sale', false, null],
  ['residential-let', true, 'per-month'],
  ['business-let', true, 'per-month'],
  ['other-let', true, 'per-month'],
  ['take-over', false, 'for-take-over'],
])('[5.16] the price of a %s is a rent: %s', (contract, isRent, term) => {
  expect(isLet(contract)).toBe(isRent)
  expect(priceTerm(contract)).toBe(term)
})

test.each([
  ['sold', 'take-over', 'taken-over'],
  ['rented', 'take-over', 'taken-over'],
  ['reference', 'take-over', 'reference'],
  ['option', 'take-over', 'option'],
  ['rented', 'business-let', 'rented'],
  ['sold', 'sale', 'sold'],
] as const)('a home that is %s, by a %s, is told as %s', (status, contract, told) => {
  expect(toldStatus(status, contract)).toBe(told)
})
