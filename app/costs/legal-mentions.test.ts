import { expect, test } from 'vitest'
import { propertyDetails } from '../properties/stored/property-details'
import { type Advertised, gateOn, judgedUntil, missingMentions } from './legal-mentions'
import { firstRuleBook as book } from './rules/first-rule-book'

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
  livingArea: 150,
  details: propertyDetails.parse({
    energy: { certificate: '20230412-0002845671-RES-1', total: 37_500, co2: 48 },
    environment: { pScore: 'A', gScore: 'B', floodReport: '2026-01-10', asbestos: { nl: 'Ja' } },
    planning: { permit: 'Vg', zoning: 'Wg', summons: 'Gmo', preemption: 'Gvkr', allotment: 'Gvv' },
    costs: { renterCharges: 5_000 },
  }),
}
const bare = { ...complete, details: propertyDetails.parse({}) }
const shop = { goal: 'rent', contract: 'business-let', type: 6 } as const
const business = { goal: 'rent', contract: 'take-over', type: 1 } as const
const names = (property: Advertised) =>
  missingMentions(book, property, day).map(({ mention }) => mention)

test('an advertisement that says everything lacks nothing', () => {
  expect(names(complete)).toEqual([])
})

test.each<[string, Advertised, string[]]>([
  [
    'a bare Flemish sale',
    bare,
    [
      'flood-plot',
      'flood-building',
      'flood-report',
      'planning-permit',
      'planning-zoning',
      'planning-summons',
      'planning-preemption',
      'planning-allotment',
      'asbestos',
    ],
  ],
  ['a hidden address', { ...bare, ...shop, publishAddress: false }, ['energy-code']],
  ['a shop to let', { ...bare, ...shop, publishPrice: false }, []],
  ['a business to take over', { ...bare, ...business, publishPrice: false }, []],
  [
    'a class in Wallonia',
    { ...bare, region: 'wallonia', energyLabel: null },
    ['energy', 'energy-indicators'],
  ],
  ['a score in Flanders', { ...complete, energyPerformance: null }, ['energy']],
  [
    'rent and charges',
    { ...bare, goal: 'rent', contract: 'residential-let', publishPrice: false },
    ['rent-price', 'rent-charges'],
  ],
  ['built after 2000', { ...complete, constructionYear: 2001 }, []],
  ['abroad', { ...bare, region: undefined }, []],
])('%s', (_, property, missing) => {
  expect(names(property)).toEqual(missing)
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

const rented = { goal: 'rent', contract: 'residential-let' } as const
const hidden = { publishAddress: false } as const

test.each<[string, Advertised, string[]]>([
  ['a garage is not heated', { ...complete, type: 7, energyPerformance: null }, []],
  ['a garage has no asbestos certificate', withoutAsbestos({ type: 7 }), []],
  ['a hidden address with its certificate', { ...complete, ...hidden }, []],
  ['a hidden garage', { ...bare, ...shop, ...hidden, type: 7 }, []],
  ['a hidden address in Wallonia', { ...complete, ...hidden, region: 'wallonia' }, []],
  [
    'no code in Wallonia, where the address may be hidden without one',
    { ...withEnergy({ certificate: '' }), ...hidden },
    ['energy-indicators'],
  ],
  ['a class in Brussels', { ...complete, region: 'brussels', energyPerformance: null }, []],
  ['no emission in Brussels', { ...bare, region: 'brussels' }, ['energy-co2']],
  ['a garage in Wallonia', { ...bare, region: 'wallonia', type: 7 }, []],
  ['a plot in Brussels', { ...bare, region: 'brussels', type: 4 }, []],
  [
    'no specific use in Wallonia',
    { ...complete, region: 'wallonia', energyPerformance: null },
    ['energy-indicators'],
  ],
  ['no number in Wallonia', withEnergy({ certificate: '' }), ['energy-indicators']],
  ['no total use in Wallonia', withEnergy({ total: null }), ['energy-indicators']],
  ['no use at all in Wallonia', withEnergy({ total: 0 }), []],
  ['an area in Brussels', { ...complete, ...rented, region: 'brussels' }, []],
  [
    'no area of a let in Brussels',
    { ...complete, ...rented, region: 'brussels', livingArea: null },
    ['rent-area'],
  ],
  ['no area of a sale in Brussels', { ...complete, region: 'brussels', livingArea: null }, []],
  ['no area of a let in Flanders', { ...complete, ...rented, livingArea: null }, []],
  ['no class abroad', { ...bare, region: undefined, energyLabel: null }, []],
  ['a rent that is told', { ...complete, ...rented }, []],
  ['a rent that nobody set', { ...complete, ...rented, priceCents: null }, ['rent-price']],
  [
    'a rent abroad',
    { ...bare, ...rented, region: undefined, priceCents: null },
    ['rent-price', 'rent-charges'],
  ],
  ['built in 2000', withoutAsbestos({ constructionYear: 2000 }), ['asbestos']],
  ['built in 2001', withoutAsbestos({ constructionYear: 2001 }), []],
  ['built in a year nobody knows', withoutAsbestos({ constructionYear: null }), []],
])('%s', (_, property, missing) => {
  expect(names(property)).toEqual(missing)
})

function withEnergy(wish: Partial<Advertised['details']['energy']>): Advertised {
  const { details, ...property } = complete
  const energy = { ...details.energy, ...wish }
  return { ...property, region: 'wallonia', details: { ...details, energy } }
}

function withoutAsbestos(wish: Partial<Advertised>): Advertised {
  const property = structuredClone({ ...complete, ...wish })
  property.details.environment.asbestos = {}
  return property
}

const reported = (floodReport: string | null) => {
  const property = structuredClone(complete)
  property.details.environment.floodReport = floodReport
  return property
}

test('a flood report of a year ago to the day is the last that counts', () => {
  expect(names(reported('2025-11-15'))).toEqual([])
  expect(names(reported(null))).toEqual(['flood-report'])
})

test.each([
  ['2026-01-10', '2027-01-10'],
  ['2025-11-15', '2026-11-15'],
  ['2025-11-14', null],
  [null, null],
])('with a flood report of %s the judgement holds until %s', (report, until) => {
  expect(judgedUntil(reported(report), day)).toBe(until)
})

test('a mention that the rule book does not know leads to nothing', () => {
  expect(missingMentions([], bare, day)).toEqual([])
})

test('two days judge alike when every mention leads to the same in every region', () => {
  expect(gateOn(book, day)).toBe('1'.repeat(48))
  expect(gateOn([], day)).toBe('0'.repeat(48))
  const stricter = book.map((rule) =>
    rule.rule === 'mention-energy' ? { ...rule, region: 'brussels' as const, low: 2 } : rule,
  )
  expect(gateOn(stricter, day)).toBe(`002${'1'.repeat(45)}`)
})
