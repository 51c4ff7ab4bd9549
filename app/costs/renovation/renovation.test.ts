import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstRuleBook as book } from '../rules/first-rule-book'
import { planOf, possibleWorks, worksToReach } from './renovation'
import { renovationDuty } from './renovation-duty'

const day = '2026-11-15'
const property = {
  region: 'flanders',
  score: 480,
  livingArea: 150,
  constructionYear: 1965,
} as const

test('[1.09] the fewest works, in order, that reach the label even when they save little', () => {
  const works = worksToReach(book, property, 400, day) ?? []
  expect(works.map(({ measure }) => measure)).toEqual(['roof', 'glazing'])
  const plan = planOf(book, property, works, day)
  expect(plan.scoreAfter.high).toBeLessThanOrEqual(400)
  expect(plan.labelAfter.worst).toBe('d')
  // 150 m² of property. bobex.be: 90 m² of roof at € 20 to € 100. rtbf.be 11105305: 10 m² of glass for
  // € 3,000, with frames € 10,000; so 27 m² at € 300 to € 1,000.
  expect(plan.cost).toEqual({ low: 1_800_00 + 8_100_00, high: 9_000_00 + 27_000_00 })
})

test('what a newer property already has is not proposed again', () => {
  const names = possibleWorks(book, { ...property, constructionYear: 2008 }, day)
  expect(names.map(({ measure }) => measure)).toEqual(['heating', 'heat-pump', 'solar'])
})

test('a heat pump takes the place of the boiler', () => {
  const works = possibleWorks(book, property, day)
  const plan = planOf(book, property, works, day)
  expect(plan.works.map(({ measure }) => measure)).not.toContain('heating')
})

test('more works never cost less, save less or end with a worse label', () => {
  const works = possibleWorks(book, property, day).filter(({ measure }) => measure !== 'heating')
  fc.assert(
    fc.property(fc.subarray(works), fc.constantFrom(...works), (some, extra) => {
      const one = planOf(book, property, some, day)
      const more = planOf(book, property, [...new Set([...some, extra])], day)
      expect(more.cost.low).toBeGreaterThanOrEqual(one.cost.low)
      expect(more.energySaved.low).toBeGreaterThanOrEqual(one.energySaved.low)
      expect(more.scoreAfter.high).toBeLessThanOrEqual(one.scoreAfter.high)
      expect(more.scoreAfter.low).toBeLessThanOrEqual(more.scoreAfter.high)
    }),
  )
})

const dwelling = { region: 'flanders', goal: 'sale', type: 1, label: 'e' } as const

test.each([
  ['2026-11-15', '2032-11-15'],
  ['2024-02-29', '2030-02-28'],
  ['2028-02-28', '2034-02-28'],
])('[9.17] a deed of %s must be at D by %s', (deed, deadline) => {
  expect(renovationDuty(book, dwelling, deed)).toMatchObject({ years: 6, deadline })
})

test.each(['e', 'f'])('[9.17] a property with label %s must be renovated', (label) => {
  expect(renovationDuty(book, { ...dwelling, label }, '2023-01-01')).toMatchObject({ years: 6 })
})

test('[9.17] the term is one value of the rule book', () => {
  const five = book.map((rule) => (rule.rule === 'renovation-term' ? { ...rule, low: 5 } : rule))
  expect(renovationDuty(five, dwelling, '2026-11-15')?.deadline).toBe('2031-11-15')
})

test.each([
  ['a good label', { label: 'd' }],
  ['no label', { label: null }],
  ['a tenancy', { goal: 'rent' }],
  ['land', { type: 4 }],
  ['Wallonia', { region: 'wallonia' }],
  ['a deed of before', {}],
  ['A+', { label: 'a_plus' }],
  ['A', { label: 'a' }],
  ['abroad', { region: undefined }],
] as const)('[9.17] no duty for %s', (what, wish) => {
  const deed = what === 'a deed of before' ? '2022-12-31' : '2026-11-15'
  expect(renovationDuty(book, { ...dwelling, ...wish }, deed)).toBeUndefined()
})

test.each([
  ['a house', 1, 'f'],
  ['a flat', 2, 'e'],
  ['a villa or the like', 3, 'f'],
])('[9.17] the duty holds for %s', (_, type, label) => {
  expect(renovationDuty(book, { ...dwelling, type, label }, day)?.years).toBe(6)
})

test('[9.17] a term from one 29 February to another, and past a year that is no leap year', () => {
  const inYears = (low: number, deed: string) => {
    const rules = book.map((rule) => (rule.rule === 'renovation-term' ? { ...rule, low } : rule))
    return renovationDuty(rules, dwelling, deed)?.deadline
  }
  expect(inYears(4, '2024-02-29')).toBe('2028-02-29')
  expect(inYears(4, '2096-02-29')).toBe('2100-02-28')
  expect(inYears(4, '2396-02-29')).toBe('2400-02-29')
  expect(inYears(5, '2024-02-29')).toBe('2029-02-28')
})

test('[9.17] without a grade to reach, or with one that no certificate has, it is D', () => {
  const target = (low: number) =>
    book.map((rule) => (rule.rule === 'renovation-target-grade' ? { ...rule, low } : rule))
  const none = book.filter(({ rule }) => rule !== 'renovation-target-grade')
  const reached = (rules: typeof book) => renovationDuty(rules, dwelling, day)?.target
  expect([none, target(3), target(9)].map(reached)).toEqual(['d', 'c', 'd'])
})

test('[9.17] the text of the law is told only where it names another term', () => {
  const written = (low: number) => {
    const rules = book.map((rule) =>
      rule.rule === 'renovation-term-written' ? { ...rule, low, high: low } : rule,
    )
    return renovationDuty(rules, dwelling, day)?.written?.low
  }
  expect([written(5), written(6), written(7)]).toEqual([5, undefined, 7])
})

test('[9.17] the duty is Flemish, even where the book says Belgium; and needs both rules', () => {
  const belgian = book.map((rule) => ({ ...rule, region: 'belgium' as const }))
  expect(renovationDuty(belgian, { ...dwelling, region: 'brussels' }, day)).toBeUndefined()
  for (const name of ['renovation-duty-grade', 'renovation-term']) {
    const fewer = book.filter(({ rule }) => rule !== name)
    expect(renovationDuty(fewer, dwelling, day)).toBeUndefined()
  }
})

test('a property built in the year since which something is present has it', () => {
  const names = (constructionYear: number | null) =>
    possibleWorks(since, { ...property, constructionYear }, day).map(({ measure }) => measure)
  expect(names(1995)).toContain('roof')
  expect(names(1996)).not.toContain('roof')
  expect(names(null)).toContain('roof')
})

const since = book.map((rule) =>
  rule.rule === 'renovation-present-since-roof' ? { ...rule, low: 1996, high: 1996 } : rule,
)
const roofOnly = (change: object, ...left: string[]) =>
  book.flatMap((rule) => {
    if (!rule.rule.endsWith('-roof') || left.some((part) => rule.rule.includes(part))) return []
    return [{ ...rule, ...(rule.rule === 'renovation-area-roof' ? change : {}) }]
  })

test('the size of a work follows the living area, to the whole square metre', () => {
  // 151 m² x 0.6 = 90.6, so 91 m² of roof at € 20 to € 100.
  const [roof] = possibleWorks(book, { ...property, livingArea: 151 }, day)
  expect(roof).toMatchObject({ measure: 'roof', areaShare: 6_000 })
  expect(roof?.cost).toEqual({ low: 1_820_00, high: 9_100_00 })
})

test('a work without a size costs what it costs; without a cost or a saving it is none', () => {
  const [lump] = possibleWorks(roofOnly({}, 'area'), property, day)
  expect(lump).toMatchObject({ areaShare: 0, cost: { low: 20_00, high: 100_00 } })
  expect(possibleWorks(roofOnly({}, 'cost'), property, day)).toEqual([])
  expect(possibleWorks(roofOnly({}, 'saving'), property, day)).toEqual([])
})

const work = (measure: 'roof' | 'heating' | 'heat-pump', low: number, high: number) => ({
  measure,
  areaShare: 0,
  cost: { low: 100, high: 200 },
  saving: { low, high },
})

test('savings multiply, and the sums follow from the score', () => {
  // 480 less 10 to 20 %: 432 to 384; less 5 to 15 % of that: 410.4 to 326.4.
  const plan = planOf(
    book,
    property,
    [work('roof', 1_000, 2_000), work('heating', 500, 1_500)],
    day,
  )
  expect(plan).toMatchObject({
    cost: { low: 200, high: 400 },
    scoreAfter: { low: 326, high: 410 },
    labelAfter: { best: 'd', worst: 'e' },
    // (480 - 410) x 150 and (480 - 326) x 150 kWh, at 8 to 11 cents.
    energySaved: { low: 10_500, high: 23_100 },
    moneySaved: { low: 84_000, high: 254_100 },
  })
  expect(plan.works.map(({ measure }) => measure)).toEqual(['roof', 'heating'])
  // 480 x 0.9 x 0.9 = 388.8.
  const rounded = planOf(
    book,
    property,
    [work('roof', 1_000, 1_000), work('heating', 1_000, 1_000)],
    day,
  )
  expect(rounded.scoreAfter).toEqual({ low: 389, high: 389 })
})

test('without a price of energy no money is promised', () => {
  const plan = planOf([], property, [work('roof', 1_000, 2_000)], day)
  expect(plan.moneySaved).toEqual({ low: 0, high: 0 })
})

test('what already has the score needs nothing, and what cannot reach it has no plan', () => {
  expect(worksToReach(book, property, 480, day)).toEqual([])
  expect(worksToReach(book, property, 0, day)).toBeUndefined()
  const [roof] = possibleWorks(book, property, day)
  const after = 480 * (1 - (roof?.saving.low ?? 0) / 10_000)
  expect(worksToReach(book, property, Math.round(after), day)).toEqual([roof])
})

test('[9.17] the duty begins at the label that the rule book names', () => {
  const from = (low: number, label: string | null) => {
    const rules = book.map((rule) =>
      rule.rule === 'renovation-duty-grade' ? { ...rule, low } : rule,
    )
    return renovationDuty(rules, { ...dwelling, label }, day) !== undefined
  }
  for (const [at, label] of [...'abcdefg'].entries()) {
    expect([from(at + 1, label), from(at + 2, label)]).toEqual([true, false])
  }
  expect(from(1, null)).toBe(false)
})

test('half a square metre is a whole one, half a kilowatt-hour is not lost', () => {
  // 151 m² x 0.5 = 75.5 m² of roof at € 20; 481 less 10.5 % is 430.495.
  const [roof] = possibleWorks(roofOnly({ low: 5_000 }), { ...property, livingArea: 151 }, day)
  expect(roof?.cost.low).toBe(76 * 20_00)
  const plan = planOf(book, { ...property, score: 481 }, [work('roof', 1_050, 1_050)], day)
  expect(plan.scoreAfter).toEqual({ low: 430, high: 430 })
})
