import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstRuleBook as book } from './rules/first-rule-book'
import { dutyOnPlan, saleDuty } from './sale-duty'

const day = '2026-11-15'
const euros = (amount: number) => Math.round(amount * 100)
const regions = fc.constantFrom('flanders', 'wallonia', 'brussels')

test.each([
  // VCF art. 2.9.4.1.1 and 2.9.4.2.11; forumadvocaten.be 30.10.2025: 12 %, and 2 % for a sole own home.
  ['flanders', 300_000, true, 6_000, '300,000 x 2 %'],
  ['flanders', 300_000, false, 36_000, '300,000 x 12 %'],
  // Décret 5.12.2024, circulaire 2025/C/42 (nisaba.be): 12.5 %, and 3 % without a ceiling.
  ['wallonia', 250_000, true, 7_500, '250,000 x 3 %'],
  ['wallonia', 1_200_000, true, 36_000, '1,200,000 x 3 %'],
  ['wallonia', 250_000, false, 31_250, '250,000 x 12.5 %'],
  // be.brussels, «Réduction des droits d’enregistrement»: nothing for 200,000, 25,000 less.
  ['brussels', 200_000, true, 0, '(200,000 - 200,000) x 12.5 %'],
  ['brussels', 200_000, false, 25_000, '200,000 x 12.5 %'],
  // C. enr. art. 46bis (pim.be): the abatement ends where the base is above 600,000.
  ['brussels', 400_000, true, 25_000, '(400,000 - 200,000) x 12.5 %'],
  ['brussels', 600_000, true, 50_000, '(600,000 - 200,000) x 12.5 %'],
  ['brussels', 600_000.01, true, 75_000, '600,000.01 x 12.5 %'],
] as const)(
  'a home in %s at € %d, sole home %s: € %d (%s)',
  (region, price, isSoleHome, duty, _sum) => {
    const purchase = { region, priceCents: euros(price), isSoleHome, isLand: false, day }
    expect(saleDuty(book, purchase)?.cents).toBe(euros(duty))
  },
)

test.each([
  // livios.be/nl/artikel/100448: only an existing house or flat pays 2 %.
  ['flanders', 150_000, 18_000, '150,000 x 12 %'],
  // Circulaire 2025/C/42 (nisaba.be): 3 % for building land too.
  ['wallonia', 150_000, 4_500, '150,000 x 3 %'],
  // forumforthefuture.be 2023: 100,000 free up to a plot of 300,000.
  ['brussels', 300_000, 25_000, '(300,000 - 100,000) x 12.5 %'],
  ['brussels', 300_000.01, 37_500, '300,000.01 x 12.5 %'],
] as const)('a plot in %s at € %d for a sole home: € %d (%s)', (region, price, duty, _sum) => {
  const purchase = { region, priceCents: euros(price), isSoleHome: true, isLand: true, day }
  expect(saleDuty(book, purchase)?.cents).toBe(euros(duty))
})

test.each([
  ['flanders', 12_000, '100,000 x 12 %'],
  // Circulaire 2025/C/42 (nisaba.be): a home on plan is a sole home too.
  ['wallonia', 3_000, '100,000 x 3 %'],
  // taxworld.wolterskluwer.be 2018: bought on plan, it is no plot; the 200,000 of a home are free.
  ['brussels', 0, '(100,000 - 100,000) x 12.5 %'],
] as const)(
  '€ 100,000 of land under a sole home on plan in %s: € %d (%s)',
  (region, duty, _sum) => {
    const purchase = { region, priceCents: 100_000_00, isSoleHome: true, isLand: false, day }
    expect(dutyOnPlan(book, purchase)?.cents).toBe(euros(duty))
  },
)

test('a deed of before the reform pays what held then', () => {
  const purchase = { priceCents: 250_000_00, isSoleHome: true, isLand: false, day: '2024-12-31' }
  expect(saleDuty(book, { ...purchase, region: 'wallonia' })?.cents).toBe(31_250_00)
})

test('a higher price never lowers the duty, also not where Brussels ends its abatement', () => {
  const limits = fc.constantFrom(300_000_00, 600_000_00)
  const nearLimit = fc.tuple(limits, fc.integer({ min: -500, max: 500 })).map(([a, b]) => a + b)
  const price = fc.oneof(fc.integer({ min: 0, max: 200_000_000 }), nearLimit)
  fc.assert(
    fc.property(regions, price, price, fc.boolean(), fc.boolean(), (region, a, b, sole, isLand) => {
      const duty = (priceCents: number) =>
        saleDuty(book, { region, priceCents, isSoleHome: sole, isLand, day })?.cents ?? Number.NaN
      expect(duty(Math.max(a, b))).toBeGreaterThanOrEqual(duty(Math.min(a, b)))
    }),
    { numRuns: 500 },
  )
})

test('a sole home never pays more than another', () => {
  const price = fc.integer({ min: 0, max: 200_000_000 })
  fc.assert(
    fc.property(regions, price, fc.boolean(), (region, priceCents, isLand) => {
      const duty = (isSoleHome: boolean) =>
        saleDuty(book, { region, priceCents, isSoleHome, isLand, day })?.cents ?? Number.NaN
      expect(duty(true)).toBeLessThanOrEqual(duty(false))
    }),
  )
})

test('in Brussels the land of a home on plan is taxed as a home', () => {
  const purchase = { region: 'brussels', priceCents: 400_000_00, isSoleHome: true, day } as const
  // (400,000 - 200,000) x 12.5 %; as a plot of more than 300,000 it would be 50,000.
  expect(dutyOnPlan(book, { ...purchase, isLand: true })?.cents).toBe(25_000_00)
})

test('without a rule there is no duty, and half an exemption is none', () => {
  const purchase = {
    region: 'brussels',
    priceCents: 400_000_00,
    isSoleHome: true,
    isLand: false,
    day,
  } as const
  expect(saleDuty([], purchase)).toBeUndefined()
  for (const name of ['sale-duty-exempt', 'sale-duty-exempt-ceiling']) {
    const fewer = book.filter(({ rule }) => rule !== name)
    expect(saleDuty(fewer, purchase)?.cents).toBe(50_000_00)
  }
})

test('outside Brussels nothing is exempt', () => {
  const purchase = {
    region: 'flanders',
    priceCents: 1_00,
    isSoleHome: true,
    isLand: false,
    day,
  } as const
  expect(saleDuty(book, purchase)).toMatchObject({ baseCents: 1_00, exemptCents: 0 })
})

// be.brussels, «Réduction des droits d’enregistrement»: 25,000 for each class, from two on.
test.each([
  [0, 400_000, 25_000, '(400,000 - 200,000) x 12.5 %'],
  [1, 400_000, 25_000, 'one class counts for nothing'],
  [2, 400_000, 18_750, '(400,000 - 200,000 - 2 x 25,000) x 12.5 %'],
  [4, 400_000, 12_500, '(400,000 - 200,000 - 4 x 25,000) x 12.5 %'],
  [6, 300_000, 0, 'no more is exempt than the price'],
  [2, 600_000.01, 75_000, 'above the ceiling nothing is exempt'],
] as const)(
  '%d classes won on a home of € %d in Brussels: € %d (%s)',
  (classesWon, price, duty, _sum) => {
    const purchase = { priceCents: euros(price), isSoleHome: true, isLand: false, day, classesWon }
    expect(saleDuty(book, { ...purchase, region: 'brussels' })?.cents).toBe(euros(duty))
    const elsewhere = saleDuty(book, { ...purchase, region: 'flanders', classesWon: 0 })?.cents
    expect(saleDuty(book, { ...purchase, region: 'flanders' })?.cents).toBe(elsewhere)
  },
)

test('what is exempt is told to the cent', () => {
  const home = {
    region: 'brussels',
    priceCents: 400_000_00,
    isSoleHome: true,
    isLand: false,
  } as const
  const exempt = (wish: object) => saleDuty(book, { ...home, day, ...wish })?.exemptCents
  expect(exempt({})).toBe(200_000_00)
  expect(exempt({ classesWon: 1 })).toBe(200_000_00)
  expect(exempt({ classesWon: 2 })).toBe(250_000_00)
  expect(exempt({ isLand: true, priceCents: 300_000_00 })).toBe(100_000_00)
})

test('who tells of no works wins nothing by them, even if one class were enough', () => {
  const easier = book.map((rule) =>
    rule.rule === 'sale-duty-exempt-classes' ? { ...rule, low: 1, high: 1 } : rule,
  )
  const home = {
    region: 'brussels',
    priceCents: 400_000_00,
    isSoleHome: true,
    isLand: false,
  } as const
  expect(saleDuty(easier, { ...home, day })?.exemptCents).toBe(200_000_00)
  expect(saleDuty(easier, { ...home, day, classesWon: 1 })?.exemptCents).toBe(225_000_00)
})

test('a plot wins no energy classes', () => {
  const plot = {
    region: 'brussels',
    priceCents: 300_000_00,
    isSoleHome: true,
    isLand: true,
  } as const
  expect(saleDuty(book, { ...plot, day, classesWon: 4 })?.cents).toBe(25_000_00)
})

test('what cannot be a sole home never pays as one', () => {
  const price = fc.integer({ min: 0, max: 200_000_000 })
  fc.assert(
    fc.property(regions, price, fc.boolean(), (region, priceCents, isLand) => {
      const duty = (isSoleHome: boolean) =>
        saleDuty(book, { region, priceCents, isSoleHome, isLand, isOther: true, day })?.cents
      expect(duty(true)).toBe(duty(false))
    }),
  )
})
