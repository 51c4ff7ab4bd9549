import { expect, test } from 'vitest'
import { propertyDetails } from '../properties/property-details'
import { firstRuleBook as book } from './first-rule-book'
import { type Advertised, missingMentions } from './legal-mentions'

const day = '2026-11-15'
const complete: Advertised = {
  region: 'flanders',
  goal: 'sale',
  contract: 'sale',
  type: 1,
  priceCents: 30_000_000,
  publishPrice: true,
  publishAddress: true,
  energyPerformance: 250,
  energyLabel: 'c',
  constructionYear: 1970,
  details: propertyDetails.parse({
    energy: { certificate: '20230412-0002845671-RES-1' },
    environment: { pScore: 'A', gScore: 'B', floodReport: '2026-01-10', asbestos: { nl: 'Ja' } },
    planning: { permit: 'Vg', zoning: 'Wg', summons: 'Gmo', preemption: 'Gvkr', allotment: 'Gvv' },
    costs: { renterCharges: 5_000 },
  }),
}
const bare = { ...complete, details: propertyDetails.parse({}) }
const shop = { goal: 'rent', contract: 'business-let', type: 6 } as const
const business = { goal: 'rent', contract: 'take-over', type: 1 } as const
const names = (home: Advertised) => missingMentions(book, home, day).map(({ mention }) => mention)

test('an advertisement that says everything lacks nothing', () => {
  expect(names(complete)).toEqual([])
})

test.each<[string, Advertised, string[]]>([
  [
    'a bare Flemish sale',
    bare,
    [
      ...['flood-plot', 'flood-building', 'flood-report', 'planning-permit', 'planning-zoning'],
      ...['planning-summons', 'planning-preemption', 'planning-allotment', 'asbestos'],
    ],
  ],
  ['a hidden address', { ...bare, ...shop, publishAddress: false }, ['energy-code']],
  ['a shop to let', { ...bare, ...shop, publishPrice: false }, []],
  ['a business to take over', { ...bare, ...business, publishPrice: false }, []],
  ['a class in Wallonia', { ...bare, region: 'wallonia', energyLabel: null }, ['energy']],
  ['a score in Flanders', { ...complete, energyPerformance: null }, ['energy']],
  [
    'rent and charges',
    { ...bare, goal: 'rent', contract: 'residential-let', publishPrice: false },
    ['rent-price', 'rent-charges'],
  ],
  ['built after 2000', { ...complete, constructionYear: 2001 }, []],
  ['abroad', { ...bare, region: undefined }, []],
])('%s', (_, home, missing) => {
  expect(names(home)).toEqual(missing)
})

test('land needs no score of a building, nor of energy', () => {
  const missing = names({ ...bare, type: 4, energyPerformance: null })
  expect(missing).toContain('flood-plot')
  expect(missing).not.toContain('flood-building')
  expect(missing).not.toContain('energy')
})

test('a flood report grows old', () => {
  const old = structuredClone(complete)
  old.details.environment.floodReport = '2025-11-14'
  expect(names(old)).toEqual(['flood-report'])
})

test('the agency decides per mention: ignore, warn or withhold', () => {
  const action = (low: number) =>
    missingMentions(
      book.map((rule) => (rule.rule === 'mention-energy' ? { ...rule, low } : rule)),
      { ...complete, energyPerformance: null },
      day,
    )
  expect(action(0)).toEqual([])
  expect(action(1)).toEqual([{ mention: 'energy', action: 'warn' }])
  expect(action(2)).toEqual([{ mention: 'energy', action: 'withhold' }])
})
