import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noCriteria } from './criteria'
import { readCriteria } from './criteria-url'
import { matches, type SearchEntry } from './filters'
import { culprits, looserSearches, nearest } from './looser'
import { fewCriteria } from './testing'

const wish = (query: string) => readCriteria(new URLSearchParams(query))

test('a price goes up to the cheapest home, in a round sum, before it is given up', () => {
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

test('a looser search never loses a home', () => {
  const home: SearchEntry = {
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
      fc.pre(matches(home, search, around))
      for (const looser of looserSearches(search)) {
        expect(matches(home, looser.wish, around)).toBe(true)
      }
    }),
    { numRuns: 200 },
  )
})
