import { expect, test } from 'vitest'
import { drawn } from '../../../testing/drawn'
import { ValuationCall } from './valuation-call'

test.each([
  ['nl', '/nl/gratis-schatting/'],
  ['fr', '/fr/estimation-gratuite/'],
  ['en', '/en/free-valuation/'],
  ['de', '/de/kostenlose-schaetzung/'],
] as const)('[2.06] in %s a button leads to the free valuation', (language, address) => {
  expect(drawn(<ValuationCall />, language)).toMatch(new RegExp(`<a [^>]*href="${address}"`))
})
