import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstRuleBook as book } from './first-rule-book'
import { planOf, possibleWorks, worksToReach } from './renovation'
import { renovationDuty } from './renovation-duty'

const day = '2026-11-15'
const home = { region: 'flanders', score: 480, livingArea: 150, constructionYear: 1965 } as const

test('[1.09] the fewest works, in order, that reach the label even when they save little', () => {
  const works = worksToReach(book, home, 400, day) ?? []
  expect(works.map(({ measure }) => measure)).toEqual(['roof', 'glazing'])
  const plan = planOf(book, home, works, day)
  expect(plan.scoreAfter.high).toBeLessThanOrEqual(400)
  expect(plan.labelAfter.worst).toBe('d')
  // 150 m² of home. bobex.be: 90 m² of roof at € 20 to € 100. rtbf.be 11105305: 10 m² of glass for
  // € 3,000, with frames € 10,000; so 27 m² at € 300 to € 1,000.
  expect(plan.cost).toEqual({ low: 1_800_00 + 8_100_00, high: 9_000_00 + 27_000_00 })
})

test('what a newer home already has is not proposed again', () => {
  const names = possibleWorks(book, { ...home, constructionYear: 2008 }, day)
  expect(names.map(({ measure }) => measure)).toEqual(['heating', 'heat-pump', 'solar'])
})

test('a heat pump takes the place of the boiler', () => {
  const works = possibleWorks(book, home, day)
  const plan = planOf(book, home, works, day)
  expect(plan.works.map(({ measure }) => measure)).not.toContain('heating')
})

test('more works never cost less, save less or end with a worse label', () => {
  const works = possibleWorks(book, home, day).filter(({ measure }) => measure !== 'heating')
  fc.assert(
    fc.property(fc.subarray(works), fc.constantFrom(...works), (some, extra) => {
      const one = planOf(book, home, some, day)
      const more = planOf(book, home, [...new Set([...some, extra])], day)
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
])('[9.17] a deed of %s must be at D by %s', (deed, deadline) => {
  expect(renovationDuty(book, dwelling, deed)).toMatchObject({ years: 6, deadline })
})

test.each(['e', 'f'])('[9.17] a home with label %s must be renovated', (label) => {
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
] as const)('[9.17] no duty for %s', (what, wish) => {
  const deed = what === 'a deed of before' ? '2022-12-31' : '2026-11-15'
  expect(renovationDuty(book, { ...dwelling, ...wish }, deed)).toBeUndefined()
})
