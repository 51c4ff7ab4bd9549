import fc from 'fast-check'
import { expect, test } from 'vitest'
import { purchaseCosts } from './purchase-costs'
import { rentalCosts } from './rental-costs'
import { firstRuleBook as book } from './rules/first-rule-book'
import { ruleOn, rulesToCheck } from './rules/rule-book'

const day = '2026-11-15'
const property = { isSoleHome: true, isLand: false, day } as const

test('the steps of a purchase add up, at both ends, in whole cents', () => {
  const region = fc.constantFrom('flanders', 'wallonia', 'brussels')
  const price = fc.integer({ min: 0, max: 500_000_000 })
  const newBuild = fc.option(fc.record({ landCents: price, isLowVat: fc.boolean() }), {
    nil: undefined,
  })
  fc.assert(
    fc.property(region, price, fc.boolean(), newBuild, (region, priceCents, isSoleHome, build) => {
      const purchase = { ...property, region, priceCents, isSoleHome }
      const { steps, total, withPrice } = purchaseCosts(book, purchase, build)
      const added = (end: 'low' | 'high') => steps.reduce((sum, { amount }) => sum + amount[end], 0)
      expect(total).toEqual({ low: added('low'), high: added('high') })
      expect(withPrice.low - total.low).toBe(priceCents)
      for (const { amount } of steps) {
        expect(Number.isInteger(amount.low) && amount.low <= amount.high).toBe(true)
      }
    }),
  )
})

test('a purchase in Flanders, to the cent', () => {
  const purchase = { ...property, region: 'flanders', priceCents: 300_000_00 } as const
  const { steps, total } = purchaseCosts(book, purchase)
  expect(steps.map(({ name, amount }) => [name, amount.low, amount.high])).toEqual([
    ['duty', 6_000_00, 6_000_00],
    // Scale J, and ten percent less: see notary-fee.test.ts.
    ['notary', 2_229_88, 2_477_65],
    // plusmagazine.knack.be 11.2022 and merciervanlanschot.be 22.12.2022: 750 fixed by the decree of
    // 22.11.2022; pim.be: up to 1,100 with the searches.
    ['file', 750_00, 1_100_00],
    // dvv.be: 21 % on the fee and on the file. (2,229.88 + 750) x 21 %, (2,477.65 + 1,100) x 21 %.
    ['notary-vat', 625_77, 751_31],
    ['transcription', 240_00, 270_00],
  ])
  expect(total).toEqual({ low: 9_845_65, high: 10_598_96 })
})

test('a new property: VAT on the building, duty on the land, five percent down', () => {
  const purchase = { ...property, region: 'flanders', priceCents: 350_000_00 } as const
  const newBuild = { landCents: 100_000_00, isLowVat: false }
  const { steps, deposit } = purchaseCosts(book, purchase, newBuild)
  // 250,000 x 21 % (KB nr. 20), 100,000 x 12 %, and 5 % by the Breyne law, art. 10.
  expect(steps.find(({ name }) => name === 'vat')?.amount.low).toBe(52_500_00)
  expect(steps.find(({ name }) => name === 'duty')?.amount.low).toBe(12_000_00)
  expect(deposit.low).toBe(17_500_00)
})

test('[9.19] an offer on a property asks ten percent', () => {
  const purchase = { ...property, region: 'wallonia', priceCents: 289_000_00 } as const
  expect(purchaseCosts(book, purchase).deposit).toEqual({ low: 28_900_00, high: 28_900_00 })
})

// immovlan.be/nl/article/67789: three months in Flanders, two in Wallonia and in Brussels.
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
  const late = rulesToCheck(book, '2026-12-01').map(({ rule }) => rule)
  expect(late).toContain('sale-duty')
  expect(late).not.toContain('mention-energy')
  expect(rulesToCheck(book, '2027-06-01').length).toBe(book.length)
})

test('what is not our own estimate names its source, and our own names none', () => {
  const unsourced = book.filter(
    ({ source, certainty }) => (source === '') !== (certainty === 'own'),
  )
  expect(unsourced).toEqual([])
  expect(book.every(({ checkedOn }) => checkedOn <= '2026-11-15')).toBe(true)
})

test('visitors read a law or an authority as the source, never press, traders or law firms', () => {
  const authorities = [
    'belastingen.vlaanderen.be',
    'fin.belgium.be',
    'fiscalite.brussels',
    'nbb.be',
    'notaris.be',
    'vlaanderen.be',
  ]
  const named = book.flatMap(
    ({ source }) => source.match(/[\w.-]+\.(?:be|brussels|com|eu)\b/g) ?? [],
  )
  expect(new Set(named)).toEqual(new Set(authorities))
})

test('the price of energy lies between what two regulators’ figures say', () => {
  const { low, high } = ruleOn(book, 'energy-price', 'flanders', day) ?? {}
  // standaard.be 16.8.2023, CREG: 1,284 euro for 17,000 kWh. trends.knack.be 5.2023: 113 euro per MWh.
  expect([low, high]).toEqual([Math.round(128_400 / 17_000), Math.round(11_300 / 1_000)])
})

test('a property that takes the place of an old one pays 6 % on the building', () => {
  const purchase = { ...property, region: 'flanders', priceCents: 350_000_00 } as const
  const { steps } = purchaseCosts(book, purchase, { landCents: 100_000_00, isLowVat: true })
  // KB nr. 20: 250,000 x 6 %.
  expect(steps.find(({ name }) => name === 'vat')?.amount.low).toBe(15_000_00)
})

test('without land in the price there is no duty on it', () => {
  const purchase = { ...property, region: 'flanders', priceCents: 350_000_00 } as const
  const names = (landCents: number) =>
    purchaseCosts(book, purchase, { landCents, isLowVat: false }).steps.map(({ name }) => name)
  expect(names(0)).toEqual(['vat', 'notary', 'file', 'notary-vat', 'transcription'])
  expect(names(1)[1]).toBe('duty')
})

test('the lower scale of the notary is for a sole home, and not for land', () => {
  const fee = (wish: { isSoleHome: boolean; isLand: boolean }) => {
    const purchase = { ...wish, region: 'flanders', priceCents: 300_000_00, day } as const
    return purchaseCosts(book, purchase).steps.find(({ name }) => name === 'notary')?.amount
  }
  expect(fee({ isSoleHome: true, isLand: false })).toEqual({ low: 2_229_88, high: 2_477_65 })
  expect(fee({ isSoleHome: false, isLand: false })).toEqual({ low: 2_477_65, high: 2_477_65 })
  expect(fee({ isSoleHome: true, isLand: true })).toEqual({ low: 2_477_65, high: 2_477_65 })
})

test('what the rule book does not know is left out, and counts for nothing', () => {
  const purchase = { ...property, region: 'flanders', priceCents: 300_000_00 } as const
  const nothing = { low: 0, high: 0 }
  expect(purchaseCosts([], purchase)).toEqual({
    steps: [],
    total: nothing,
    deposit: nothing,
    withPrice: { low: 300_000_00, high: 300_000_00 },
  })
  const vatOnly = book.filter(({ rule }) => rule === 'vat')
  expect(purchaseCosts(vatOnly, purchase).steps[0]).toMatchObject({
    name: 'notary-vat',
    base: nothing,
    amount: nothing,
  })
  const rental = { region: 'flanders', rentCents: 100_000, chargesCents: 0, day } as const
  expect(rentalCosts([], { ...rental, inventoryCents: 30_000 })).toMatchObject({
    deposit: 0,
    depositMonths: 0,
    inventoryShare: 15_000,
    incomeGuide: 0,
    rule: null,
  })
})

test('who pays the inventory of a let is the agency’s to say', () => {
  const all = book.map((rule) =>
    rule.rule === 'rental-inventory-share' ? { ...rule, low: 10_000 } : rule,
  )
  const rental = { region: 'flanders', rentCents: 100_000, chargesCents: 0, day } as const
  const costs = rentalCosts(all, { ...rental, inventoryCents: 30_000 })
  expect(costs.inventoryShare).toBe(30_000)
  expect(costs.rule).toMatchObject({ rule: 'rental-deposit-months', region: 'flanders', low: 3 })
})
