import { expect, test } from 'vitest'
import { drawn } from '../../../testing/drawn'
import { PriceTag } from './price-tag'

test.each([
  ['nl', 'Vanaf €\u00a0345.000'],
  ['fr', 'À partir de €\u00a0345.000'],
  ['en', 'From €\u00a0345.000'],
  ['de', 'Ab €\u00a0345.000'],
] as const)('[3.02] in %s a price from which properties start is told as one', (language, told) => {
  const price = { cents: 345_000_00, isStartingFrom: true }
  expect(drawn(<PriceTag price={price} />, language)).toBe(told)
  expect(drawn(<PriceTag price={{ ...price, isStartingFrom: false }} />, language)).toBe(
    '€\u00a0345.000',
  )
})

test('[5.10] a price that is not published is on request', () => {
  expect(drawn(<PriceTag price={null} />, 'en')).toBe('Price on request')
})
