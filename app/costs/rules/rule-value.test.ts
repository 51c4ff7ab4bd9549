import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstRuleBook } from './first-rule-book'
import { shownRule, shownValue, signOf, storedValue } from './rule-value'

test.each([
  ['sale-duty', 1250, 12.5, '%'],
  ['notary-fee-7', 57, 0.057, '%'],
  ['sale-duty-exempt', 200_000_00, 200_000, '€'],
  ['rental-deposit-months', 3, 3, ''],
  ['mention-asbestos', 2, 2, ''],
  ['sale-duty-exempt-classes', 4, 4, ''],
  ['vat-rebuild-area', 175, 175, ''],
  ['renovation-term', 6, 6, ''],
  ['renovation-duty-grade', 5, 5, ''],
  ['renovation-present-since-roof', 1996, 1996, ''],
] as const)('%s is written as people write it', (rule, stored, shown, sign) => {
  expect(shownValue(rule, stored)).toBe(shown)
  expect(signOf(rule)).toBe(sign)
})

test('a rule is told with what stands behind it, and nothing more', () => {
  const behind = {
    validFrom: '2025-01-01',
    validTo: null,
    source: 'Vlaamse Codex Fiscaliteit',
    note: '',
    certainty: 'certain',
    checkedOn: '2026-02-22',
  } as const
  const stored = { id: 7, rule: 'sale-duty', low: 200, high: 1_200, ...behind } as const
  expect(shownRule(stored as never)).toEqual({ low: 2, high: 12, ...behind })
})

test('what is shown is stored as the same number again', () => {
  const names = [...new Set(firstRuleBook.map(({ rule }) => rule))]
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.nat(10_000_000_00), (rule, stored) => {
      expect(storedValue(rule, shownValue(rule, stored))).toBe(stored)
    }),
  )
})
