import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeOfSoleHome, notaryFee } from './notary-fee'
import { notaryScale } from './notary-scale'
import { firstRuleBook as book } from './rules/first-rule-book'

const day = '2026-11-15'
const feeOf = (priceCents: number) => notaryFee(book, priceCents, 'flanders', day)?.cents

// Scale J of the royal decree of 16.12.1950, as habicom.be and deboerenpartners.be print it: 4.56 % to
// 7,500, 2.85 % to 17,500, 2.28 % to 30,000, 1.71 % to 45,495, 1.14 % to 64,095, 0.57 % to 250,095,
// 0.057 % above.
test.each([
  [0, 0, 'nothing'],
  [6.25, 0.29, '6.25 x 4.56 % = 0.285'],
  [5_000, 228, '5,000 x 4.56 %'],
  [7_500, 342, '7,500 x 4.56 %'],
  // forum.pim.be, topic 279405: the calculator of pim.be says 413.25.
  [10_000, 413.25, '342 + 2,500 x 2.85 %'],
  [17_500, 627, '342 + 10,000 x 2.85 %'],
  [25_000, 798, '627 + 7,500 x 2.28 %'],
  [30_000, 912, '627 + 12,500 x 2.28 %'],
  [40_000, 1_083, '912 + 10,000 x 1.71 %'],
  [45_495, 1_176.96, '912 + 15,495 x 1.71 %'],
  [50_000, 1_228.32, '1,176.96 + 4,505 x 1.14 %'],
  [64_095, 1_389, '1,176.96 + 18,600 x 1.14 %'],
  // deboerenpartners.be/advies/detail/16/notariskosten works this one out.
  [65_000, 1_394.16, '1,389 + 905 x 0.57 %'],
  [200_000, 2_163.66, '1,389 + 135,905 x 0.57 %'],
  [250_095, 2_449.2, '1,389 + 186,000 x 0.57 %'],
  [300_000, 2_477.65, '2,449.20 + 49,905 x 0.057 %'],
  [1_000_000, 2_876.65, '2,449.20 + 749,905 x 0.057 %'],
])('on € %d the notary’s fee is € %d (%s)', (price, fee) => {
  expect(feeOf(price * 100)).toBe(Math.round(fee * 100))
})

const origin = { source: 'J', checkedOn: '2022-12-22' }

test('a higher price never lowers the fee, and no bracket is skipped', () => {
  const price = fc.integer({ min: 0, max: 200_000_000 })
  fc.assert(
    fc.property(price, fc.integer({ min: 0, max: 5_000_00 }), (cents, more) => {
      const [one, other] = [feeOf(cents) ?? Number.NaN, feeOf(cents + more) ?? Number.NaN]
      expect(other).toBeGreaterThanOrEqual(one)
      // Each bracket is rounded to the cent, so two sums may differ by one cent a bracket.
      expect(other - one).toBeLessThanOrEqual(Math.ceil(more * 0.0456) + 7)
    }),
  )
})

test('a sole own home pays up to ten percent less, up to € 850,000', () => {
  const soleHome = (priceCents: number) => {
    const fee = notaryFee(book, priceCents, 'flanders', day)
    return fee && feeOfSoleHome(book, fee, { priceCents, region: 'flanders', day }).amount
  }
  // plusmagazine.knack.be 11.2022: on average 10 % less by scale Jbis, up to a price of 850,000.
  expect(soleHome(300_000_00)).toEqual({ low: 2_229_88, high: 2_477_65 })
  // 2,449.20 + 599,905 x 0.057 % = 2,791.15, less ten percent.
  expect(soleHome(850_000_00)).toEqual({ low: 2_791_15 - 279_12, high: 2_791_15 })
  expect(soleHome(850_000_01)).toEqual({ low: 2_791_15, high: 2_791_15 })
})

test('a scale that is not complete gives no fee, and half a rule no cut', () => {
  const without = (name: string) => book.filter(({ rule }) => rule !== name)
  expect(notaryFee(without('notary-fee-3'), 300_000_00, 'flanders', day)).toBeUndefined()
  const fee = notaryFee(book, 300_000_00, 'flanders', day)
  if (!fee) throw new Error('no fee')
  for (const name of ['notary-cut-sole-home', 'notary-cut-upto']) {
    const property = { priceCents: 300_000_00, region: 'flanders', day } as const
    expect(feeOfSoleHome(without(name), fee, property).amount).toEqual({
      low: 2_477_65,
      high: 2_477_65,
    })
  }
})

test('the last bracket of scale J has no upper bound', () => {
  const bounds = notaryScale(origin).filter(({ rule }) => rule.startsWith('notary-fee-upto'))
  expect(bounds.map(({ rule, low, high }) => [rule, low, high])).toEqual([
    ['notary-fee-upto-1', 7_500_00, 7_500_00],
    ['notary-fee-upto-2', 17_500_00, 17_500_00],
    ['notary-fee-upto-3', 30_000_00, 30_000_00],
    ['notary-fee-upto-4', 45_495_00, 45_495_00],
    ['notary-fee-upto-5', 64_095_00, 64_095_00],
    ['notary-fee-upto-6', 250_095_00, 250_095_00],
  ])
  expect(notaryScale(origin).every(({ validFrom }) => validFrom === '2000-01-01')).toBe(true)
})

test('a bracket that the office set below the one before it takes nothing back', () => {
  const lower = book.map((rule) =>
    rule.rule === 'notary-fee-upto-2' ? { ...rule, low: 5_000_00, high: 5_000_00 } : rule,
  )
  // 342 to 7,500, and 2,500 x 2.28 %.
  expect(notaryFee(lower, 10_000_00, 'flanders', day)?.cents).toBe(399_00)
})
