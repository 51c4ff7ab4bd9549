import { expect, test } from 'vitest'
import { purchaseNotes } from './purchase-notes'
import { firstRuleBook as book } from './rules/first-rule-book'
import type { Purchase } from './sale-duty'

const day = '2026-11-15'
const home: Purchase = {
  region: 'flanders',
  priceCents: 200_000_00,
  isSoleHome: true,
  isLand: false,
  day,
}
const newHome = { isRebuild: true, use: 'sole-home', livingArea: 160, landCents: 0 } as const
const namesOf = (
  ...question: Parameters<typeof purchaseNotes> extends [unknown, ...infer Rest] ? Rest : never
) => purchaseNotes(book, ...question).map(({ name }) => name)

// VCF art. 2.9.4.2.11 from 2026; circulaire 2025/C/42; fiscalite.brussels 3.5.2024.
test.each([
  ['flanders', { within: 3, count: 1 }, 1200, 24_000_00],
  ['wallonia', { within: 3, count: 3 }, 1250, 25_000_00],
  ['brussels', { within: 3, count: 5 }, 1250, 25_000_00],
] as const)(
  'a sole home in %s: within and for how many years, and what else',
  (region, years, share, amount) => {
    expect(purchaseNotes(book, { ...home, region })[0]).toMatchObject({
      name: 'sole-home',
      numbers: years,
      shares: { share },
      cents: { amount },
    })
  },
)

test('works give longer to move in: land and a home on plan in Wallonia, classes in Brussels', () => {
  const within = (...question: Parameters<typeof namesOf>) =>
    purchaseNotes(book, ...question).find(({ name }) => name === 'sole-home')?.numbers?.within
  expect(within({ ...home, region: 'wallonia', isLand: true })).toBe(5)
  expect(within({ ...home, region: 'wallonia' }, { ...newHome, landCents: 80_000_00 })).toBe(5)
  expect(within({ ...home, region: 'brussels', classesWon: 2 })).toBe(5)
})

test.each([
  [200_000_00, ['sole-home', 'modest', 'deep-renovation']],
  [240_000_00, ['sole-home', 'modest', 'deep-renovation']],
  [240_000_01, ['sole-home', 'deep-renovation']],
])('a Flemish home of %d cents names what may lower its duty', (priceCents, names) => {
  expect(namesOf({ ...home, priceCents })).toEqual(names)
})

test.each([
  [600_000_00, 0, ['sole-home', 'exempt', 'exempt-energy']],
  [600_000_00, 2, ['sole-home', 'exempt']],
  [600_000_01, 0, ['over-ceiling']],
])('a home in Brussels of %d cents that wins %d classes', (priceCents, classesWon, names) => {
  expect(namesOf({ ...home, region: 'brussels', priceCents, classesWon })).toEqual(names)
})

test.each([
  [{}, ['vat-holds', 'vat-land']],
  [{ livingArea: 176 }, ['vat-area', 'vat-land']],
  [{ livingArea: null }, ['vat-area-unknown', 'vat-land']],
  [{ use: 'long-let' as const }, ['vat-let', 'vat-land']],
  [{ use: 'social-let' as const, livingArea: 400 }, ['vat-social', 'vat-land']],
  [{ use: 'other' as const }, ['vat-use', 'vat-land']],
  [{ isRebuild: false }, ['vat-not-rebuilt', 'vat-land']],
  [{ landCents: 50_000_00 }, ['vat-holds', 'land-ordinary']],
])('a new home with %j says %j', (wish, names) => {
  expect(namesOf(home, { ...newHome, ...wish })).toEqual(names)
})

test('who does not live there hears what a sole home would pay; a garage has nothing to hear', () => {
  expect(purchaseNotes(book, { ...home, isSoleHome: false })).toMatchObject([
    { name: 'not-sole-home', shares: { share: 200 }, cents: { amount: 4_000_00 } },
  ])
  expect(namesOf({ ...home, isOther: true })).toEqual(['never-sole-home'])
  expect(namesOf({ ...home, isOther: true, isSoleHome: false })).toEqual([])
})

test('without rules there is nothing to say', () => {
  expect(purchaseNotes([], { ...home, region: 'brussels' })).toEqual([])
})
