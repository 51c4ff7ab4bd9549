import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstRuleBook } from './first-rule-book'
import { shownValue, signOf, storedValue } from './rule-value'

test.each([
  ['sale-duty', 1250, 12.5, '%'],
  ['notary-fee-7', 57, 0.057, '%'],
  ['sale-duty-exempt', 200_000_00, 200_000, '€'],
  ['rental-deposit-months', 3, 3, ''],
  ['mention-asbestos', 2, 2, ''],
  ['renovation-term', 6, 6, ''],
  ['renovation-duty-grade', 5, 5, ''],
  ['renovation-present-since-roof', 1996, 1996, ''],
] as const)('%s is written as people write it', (rule, stored, shown, sign) => {
  expect(shownValue(rule, stored)).toBe(shown)
  expect(signOf(rule)).toBe(sign)
})

test('what is shown is stored as the same number again', () => {
  const names = [...new Set(firstRuleBook.map(({ rule }) => rule))]
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.nat(10_000_000_00), (rule, stored) => {
      expect(storedValue(rule, shownValue(rule, stored))).toBe(stored)
    }),
  )
})
