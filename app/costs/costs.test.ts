import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstRuleBook as book } from './first-rule-book'
import { loanOf, monthlyPayment } from './loan'
import { notaryFee } from './notary-fee'
import { purchaseCosts } from './purchase-costs'
import { rentalCosts } from './rental-costs'
import { ruleOn, rulesToCheck } from './rule-book'
import { saleDuty } from './sale-duty'

const day = '2026-11-15'
const home = { isSoleHome: true, isLand: false, day } as const

test.each([
  // forumadvocaten.be 2025: 2 % for a sole own home, 12 % otherwise.
  ['flanders', 300_000, true, 6_000],
  ['flanders', 300_000, false, 36_000],
  // Circulaire 2025/C/42: 3 % and 12.5 %.
  ['wallonia', 250_000, true, 7_500],
  ['wallonia', 250_000, false, 31_250],
  // lpost.be 2026: the first 200,000 free up to a price of 600,000.
  ['brussels', 400_000, true, 25_000],
  ['brussels', 600_000, true, 50_000],
  ['brussels', 600_001, true, 75_000.13],
  ['brussels', 150_000, true, 0],
  ['brussels', 400_000, false, 50_000],
] as const)('%s, € %d, sole home %s: duty € %d', (region, price, isSoleHome, duty) => {
  const purchase = { ...home, region, priceCents: price * 100, isSoleHome }
  expect(saleDuty(book, purchase)?.cents).toBe(Math.round(duty * 100))
})

test('a higher price never lowers the duty', () => {
  const region = fc.constantFrom('flanders', 'wallonia', 'brussels')
  const price = fc.integer({ min: 0, max: 200_000_000 })
  fc.assert(
    fc.property(region, price, price, fc.boolean(), fc.boolean(), (region, a, b, sole, isLand) => {
      const duty = (priceCents: number) =>
        saleDuty(book, { region, priceCents, isSoleHome: sole, isLand, day })?.cents ?? Number.NaN
      expect(duty(Math.max(a, b))).toBeGreaterThanOrEqual(duty(Math.min(a, b)))
    }),
  )
})

test('the steps of a purchase add up, in whole cents', () => {
  const region = fc.constantFrom('flanders', 'wallonia', 'brussels')
  fc.assert(
    fc.property(region, fc.integer({ min: 0, max: 500_000_000 }), (region, priceCents) => {
      const { steps, total, withPrice } = purchaseCosts(book, { ...home, region, priceCents })
      const added = steps.reduce((sum, { amount }) => sum + amount.low, 0)
      expect([total.low, withPrice.low]).toEqual([added, priceCents + added])
      for (const { amount } of steps) {
        expect(Number.isInteger(amount.low) && amount.low <= amount.high).toBe(true)
      }
    }),
  )
})

test('the notary’s fee follows the brackets of scale J', () => {
  // 7,500 at 4.56 %, 10,000 at 2.85 %, 12,500 at 2.28 %, 15,495 at 1.71 %, 18,600 at 1.14 %,
  // 186,000 at 0.57 % and the last 49,905 at 0.057 %.
  const fee = 342 + 285 + 285 + 264.96 + 212.04 + 1_060.2 + 28.45
  expect(notaryFee(book, 300_000_00, 'flanders', day)?.cents).toBe(Math.round(fee * 100))
})

test('a new home: VAT on the building, duty on the land, five percent down', () => {
  const purchase = { ...home, region: 'flanders', priceCents: 350_000_00 } as const
  const newBuild = { landCents: 100_000_00, isRebuild: false }
  const { steps, deposit } = purchaseCosts(book, purchase, newBuild)
  expect(steps.find(({ name }) => name === 'vat')?.amount.low).toBe(52_500_00)
  expect(steps.find(({ name }) => name === 'duty')?.amount.low).toBe(12_000_00)
  expect(deposit.low).toBe(17_500_00)
})

test('[9.19] an offer on a home asks ten percent', () => {
  const purchase = { ...home, region: 'wallonia', priceCents: 289_000_00 } as const
  expect(purchaseCosts(book, purchase).deposit).toEqual({ low: 28_900_00, high: 28_900_00 })
})

test('a loan: monthly, total and interest agree', () => {
  // 240,000 x 0.28709 % / (1 - 1.035^-25) = 689.02 / 0.57685.
  expect(monthlyPayment({ cents: 240_000_00, years: 25, yearlyShare: 350 })).toBe(119_444)
  const { monthly, total, interest } = loanOf({ cents: 100_000_00, years: 10, yearlyShare: 0 })
  expect([monthly, total - interest]).toEqual([83_334, 100_000_00])
})

test.each([
  ['flanders', 3, 300_000],
  ['wallonia', 2, 200_000],
  ['brussels', 2, 200_000],
] as const)('[9.20] a tenant in %s blocks %d months', (region, depositMonths, deposit) => {
  const rental = { region, rentCents: 100_000, chargesCents: 8_000, inventoryCents: 30_000, day }
  expect(rentalCosts(book, rental)).toMatchObject({
    depositMonths,
    deposit,
    inventoryShare: 15_000,
    toPayAtStart: 100_000 + 8_000 + deposit + 15_000,
    incomeGuide: 300_000,
  })
})

test('a rule holds on its days only, a region’s own before Belgium’s', () => {
  const general = {
    ...book[0],
    rule: 'vat',
    region: 'belgium',
    low: 1,
    high: 1,
  } as (typeof book)[0]
  const own = { ...general, region: 'brussels', low: 2, validFrom: '2026-01-01' } as typeof general
  const ended = { ...own, low: 3, validTo: '2026-06-30', validFrom: '2026-06-01' } as typeof general
  const rules = [{ ...general, validFrom: '2025-01-01' }, own, ended]
  const on = (day: string, region: 'brussels' | 'flanders') =>
    ruleOn(rules, 'vat', region, day)?.low
  expect(on('2024-12-31', 'brussels')).toBeUndefined()
  expect(on('2025-12-31', 'brussels')).toBe(1)
  expect(on('2026-03-01', 'brussels')).toBe(2)
  expect(on('2026-06-15', 'brussels')).toBe(3)
  expect(on('2026-07-01', 'brussels')).toBe(2)
  expect(on('2026-06-15', 'flanders')).toBe(1)
})

test('a rule nobody looked at for half a year asks for attention', () => {
  expect(rulesToCheck(book, '2026-12-01')).toEqual([])
  expect(rulesToCheck(book, '2027-06-01').length).toBe(book.length)
})
