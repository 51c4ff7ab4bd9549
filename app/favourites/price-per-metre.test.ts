import { expect, test } from 'vitest'
import { pricePerMetre } from './price-per-metre'

const house = {
  price: { cents: 300_000_00, isStartingFrom: false },
  contract: 'sale',
  type: 1,
  livingArea: 147,
  groundArea: 600,
} as const

test.each([
  ['a house, in whole euros', house, 2_041_00],
  ['a plot, by its ground', { ...house, type: 4, livingArea: null }, 500_00],
  ['a rent', { ...house, contract: 'residential-let' }, null],
  ['no price', { ...house, price: null }, null],
  ['no area', { ...house, livingArea: null }, null],
  ['an area of nothing', { ...house, livingArea: 0 }, null],
  [
    'a price that only starts there',
    { ...house, price: { ...house.price, isStartingFrom: true } },
    null,
  ],
] as const)('%s', (_, property, cents) => {
  expect(pricePerMetre(property)).toBe(cents)
})
