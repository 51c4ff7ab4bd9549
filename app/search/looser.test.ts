import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noCriteria } from './criteria'
import { readCriteria } from './criteria-url'
import { matches, type SearchEntry } from './filters'
import { culprits, looserSearches, nearest } from './looser'
import { fewCriteria } from './testing'

const wish = (query: string) => readCriteria(new URLSearchParams(query))

test('a price goes up to the cheapest property, in a round sum, before it is given up', () => {
  const searches = looserSearches(wish('price-max=250000'), 312_300)
  expect(searches.map((search) => search.wish.maxPrice)).toEqual([315_000, undefined])
  expect(looserSearches(wish('price-max=600'), 712)[0]?.wish.maxPrice).toBe(750)
})

test('a city is widened before it is given up, and its radius goes with it', () => {
  const searches = looserSearches(wish('city=Leuven|3000&radius=10'))
  expect(searches.map(({ wish: { cities, radius } }) => [cities.length, radius])).toEqual([
    [1, 15],
    [1, 20],
    [0, undefined],
  ])
})

test('two offers loosen two different filters', () => {
  const searches = looserSearches(wish('price-max=250000&bedrooms=4&feature=lift'), 300_000)
  const counted = searches.map((search) => ({
    ...search,
    count: search.changed === 'features' ? 0 : 3,
  }))
  expect(nearest(counted, 2).map(({ changed }) => changed)).toEqual(['maxPrice', 'minBedrooms'])
  expect(nearest(counted, 4).map(({ changed }) => changed)).toEqual([
    'maxPrice',
    'minBedrooms',
    'minBedrooms',
    'maxPrice',
  ])
  expect(culprits(counted)).toEqual(['minBedrooms', 'maxPrice'])
})

test('a search without filters cannot be loosened', () => {
  expect(looserSearches(noCriteria)).toEqual([])
})

test('a looser search never loses a property', () => {
  const property: SearchEntry = {
    city: 'Gent',
    zip: '9000',
    countryId: 10,
    types: [1],
    priceCents: 30_000_000,
    bedrooms: 3,
    livingArea: 150,
    groundArea: 400,
    energyRank: 3,
    constructionYear: 1990,
    features: ['garden', 'lift'],
    isAnnuity: true,
    publishedAt: new Date('2026-11-10'),
    spot: [3.72, 51.05],
    searchText: ' huis met tuin ',
  }
  const around = { now: new Date('2026-11-15'), centres: [[3.72, 51.05] as const] }
  fc.assert(
    fc.property(fewCriteria, (search) => {
      fc.pre(matches(property, search, around))
      for (const looser of looserSearches(search)) {
        expect(matches(property, looser.wish, around)).toBe(true)
      }
    }),
    { numRuns: 200 },
  )
})

const loosened = (query: string, cheapest?: number) =>
  looserSearches(wish(query), cheapest).filter(({ isRemoved }) => !isRemoved)

test.each([
  ['price-max=100', 19_999, { maxPrice: 20_000 }],
  ['price-max=100', 20_000, { maxPrice: 20_000 }],
  ['price-max=100', 20_001, { maxPrice: 25_000 }],
  ['price-max=100', undefined, undefined],
  ['bedrooms=2', undefined, { minBedrooms: 1 }],
  ['bedrooms=1', undefined, undefined],
  ['energy=a', undefined, { energy: 'b' }],
  ['energy=g', undefined, undefined],
  ['living-min=100', undefined, { minLiving: 80 }],
  ['living-min=1', undefined, { minLiving: 1 }],
  ['living-min=3', undefined, { minLiving: 2 }],
  ['living-min=2', undefined, { minLiving: 2 }],
  ['new=1', undefined, { newSince: 7 }],
  ['new=7', undefined, { newSince: 30 }],
  ['new=30', undefined, undefined],
  ['ground-min=5', undefined, undefined],
])('%s with %s as the cheapest becomes %j', (query, cheapest, change) => {
  const [first] = loosened(query, cheapest)
  expect(first?.wish).toEqual(change && { ...wish(query), ...change })
})

test('a city without a radius is widened to ten and fifteen kilometres', () => {
  const radii = (query: string) => loosened(query).map((each) => each.wish.radius)
  expect(radii('city=Leuven|3000')).toEqual([10, 15])
  expect(radii('city=Leuven|3000&radius=5')).toEqual([10, 15])
  expect(radii('city=Leuven|3000&radius=50')).toEqual([])
})

test('what matters least is given up first, a place last', () => {
  const all =
    'text=huis&city=Leuven|3000&type=1&price-min=1&price-max=2&bedrooms=1&living-max=9&feature=lift'
  const order = looserSearches(wish(all)).filter(({ isRemoved }) => isRemoved)
  expect(order.map(({ changed }) => changed)).toEqual([
    'maxLiving',
    'features',
    'minPrice',
    'minBedrooms',
    'types',
    'maxPrice',
    'text',
    'cities',
  ])
  const drawn = looserSearches({
    ...wish('text=huis'),
    area: [
      [4, 50],
      [5, 50],
      [5, 51],
    ],
  })
  expect(drawn.map(({ changed }) => changed)).toEqual(['text', 'area'])
})

test('only what finds something is offered', () => {
  const searches = looserSearches(wish('bedrooms=4&feature=lift'))
  const counted = searches.map((search) => ({ ...search, count: search.isRemoved ? 1 : 0 }))
  expect(nearest(counted, 9).map(({ changed }) => changed)).toEqual(['features', 'minBedrooms'])
  expect(culprits(counted)).toEqual(['features', 'minBedrooms'])
  expect(culprits(searches.map((each) => ({ ...each, count: 0 })))).toEqual([])
})

test('more of the same comes after every other filter', () => {
  const searches = looserSearches(wish('city=Leuven|3000&bedrooms=3'))
  const counted = searches.map((search) => ({ ...search, count: 1 }))
  const offers = nearest(counted, 3).map(({ changed, wish: { radius } }) => [changed, radius])
  expect(offers).toEqual([
    ['cities', 10],
    ['minBedrooms', undefined],
    ['cities', 15],
  ])
})
