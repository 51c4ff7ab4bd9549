import { expect, test } from 'vitest'
import { noCriteria } from '../../search/criteria'
import type { SearchEntry } from '../../search/filters'
import type { Point } from '../../search/geometry'
import { metCriteria } from './met-criteria'

const now = new Date('2026-11-15T00:00:00Z')
const herent: Point = [4.6706, 50.9086]
const entry: SearchEntry = {
  city: 'Herent',
  zip: '3020',
  countryId: 1,
  types: [2],
  priceCents: 315_000_00,
  bedrooms: 3,
  livingArea: 150,
  groundArea: null,
  energyRank: 3,
  constructionYear: 1999,
  features: ['garden'],
  isAnnuity: false,
  publishedAt: now,
  spot: herent,
  searchText: ' herent ',
}
const nowhere = () => ({ now, centres: [] })

test('of several towns and types it names the one that fits, and every other wish', () => {
  const wish = {
    ...noCriteria,
    cities: [
      { name: 'Gent', zip: '9000' },
      { name: 'Herent', zip: '' },
    ],
    types: [1, 2],
    maxPrice: 400_000,
    minBedrooms: 2,
  }
  expect(metCriteria(entry, wish, nowhere)).toEqual([
    { says: 'city', name: 'Herent' },
    { says: 'type', type: 2 },
    { says: 'price-to', euros: 400_000 },
    { says: 'bedrooms', count: 2 },
  ])
})

test('around a town, it names the town that it is near', () => {
  const wish = {
    ...noCriteria,
    radius: 10,
    cities: [
      { name: 'Gent', zip: '9000' },
      { name: 'Leuven', zip: '3000' },
    ],
  }
  const middles: Record<string, Point> = { Gent: [3.7167, 51.05], Leuven: [4.7, 50.8798] }
  const aroundOf = ({ cities }: typeof wish) => ({
    now,
    centres: cities.flatMap(({ name }) => [middles[name] ?? herent]),
  })
  expect(metCriteria(entry, wish, aroundOf as never)).toEqual([
    { says: 'city-around', name: 'Leuven', radius: 10 },
  ])
})

test('what it does not show, or no longer fits, is no reason', () => {
  const wish = {
    ...noCriteria,
    types: [2],
    countries: [1],
    minPrice: 100_000,
    maxPrice: 400_000,
    minBedrooms: 2,
    features: ['garden' as const, 'terrace' as const],
    text: 'herent',
  }
  const said = (found: SearchEntry) => metCriteria(found, wish, nowhere).map(({ says }) => says)
  expect(said(entry)).toEqual([
    'country',
    'type',
    'price-from',
    'price-to',
    'bedrooms',
    'feature',
    'text',
  ])
  expect(said({ ...entry, priceCents: null, bedrooms: 1, features: [] })).toEqual([
    'country',
    'type',
    'text',
  ])
})
