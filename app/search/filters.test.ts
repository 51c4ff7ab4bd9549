import { expect, test } from 'vitest'
import { type Criteria, noCriteria } from './criteria'
import { energyRankOf, matches, newSinceMoment, type SearchEntry, wordPatterns } from './filters'

const property: SearchEntry = {
  city: 'Leuven',
  zip: '3000',
  countryId: 10,
  types: [2, 3],
  priceCents: 30_000_000,
  bedrooms: 3,
  livingArea: 150,
  groundArea: 400,
  energyRank: 4,
  constructionYear: 1990,
  features: ['garden', 'lift'],
  isAnnuity: false,
  publishedAt: new Date('2026-11-08T12:00:00Z'),
  spot: [4.7, 50.88],
  searchText: ' huis te leuven met tuin ',
}
const unknown: Partial<SearchEntry> = {
  priceCents: null,
  bedrooms: null,
  livingArea: null,
  groundArea: null,
  energyRank: null,
  constructionYear: null,
  spot: null,
  city: '',
  zip: '',
}
const around = { now: new Date('2026-11-15T12:00:00Z'), centres: [] }
const square: Criteria['area'] = [
  [4.6, 50.8],
  [4.8, 50.8],
  [4.8, 50.9],
  [4.6, 50.9],
]

test.each<[Partial<Criteria>, Partial<SearchEntry>, boolean]>([
  [{}, {}, true],
  [{ text: 'tuin huis' }, {}, true],
  [{ text: 'tuin villa' }, {}, false],
  [{ text: 'te' }, {}, true],
  [{ text: 'te' }, { searchText: ' terras ' }, false],
  [{ text: 'louvain' }, {}, true],
  [{ countries: [10] }, {}, true],
  [{ countries: [11] }, {}, false],
  [{ types: [3, 1] }, {}, true],
  [{ types: [1] }, {}, false],
  [{ minPrice: 300_000 }, {}, true],
  [{ minPrice: 300_001 }, {}, false],
  [{ maxPrice: 300_000 }, {}, true],
  [{ maxPrice: 299_999 }, {}, false],
  [{ minBedrooms: 3 }, {}, true],
  [{ minBedrooms: 4 }, {}, false],
  [{ minLiving: 150 }, {}, true],
  [{ minLiving: 151 }, {}, false],
  [{ maxLiving: 150 }, {}, true],
  [{ maxLiving: 149 }, {}, false],
  [{ minGround: 400 }, {}, true],
  [{ minGround: 401 }, {}, false],
  [{ maxGround: 400 }, {}, true],
  [{ maxGround: 399 }, {}, false],
  [{ energy: 'c' }, {}, true],
  [{ energy: 'b' }, {}, false],
  [{ energy: 'a' }, { energyRank: 0 }, true],
  [{ builtSince: 1990 }, {}, true],
  [{ builtSince: 1991 }, {}, false],
  [{ features: ['garden', 'lift'] }, {}, true],
  [{ features: ['garden', 'garage'] }, {}, false],
  [{ newSince: 7 }, {}, true],
  [{ newSince: 6 }, {}, false],
  [{ isAnnuity: true }, {}, false],
  [{ isAnnuity: true }, { isAnnuity: true }, true],
  [{ area: square }, {}, true],
  [{ area: square }, { spot: [4.5, 50.85] }, false],
  [{ cities: [{ name: 'Leuven', zip: '3000' }] }, {}, true],
  [{ cities: [{ name: 'Louvain', zip: '3000' }] }, {}, true],
  [{ cities: [{ name: 'Leuven', zip: '3001' }] }, {}, false],
  [{ cities: [{ name: 'Leuven', zip: '' }] }, {}, true],
  [{ cities: [{ name: 'Gent', zip: '' }] }, {}, false],
  [{ cities: ['Gent', 'Leuven'].map((name) => ({ name, zip: '' })) }, {}, true],
])('%j with a property of %j: %j', (wish, entry, isFound) => {
  expect(matches({ ...property, ...entry }, { ...noCriteria, ...wish }, around)).toBe(isFound)
})

test.each<Partial<Criteria>>([
  { minPrice: 1 },
  { maxPrice: 99_999_999 },
  { minBedrooms: 1 },
  { minLiving: 1 },
  { maxLiving: 9_999_999 },
  { minGround: 1 },
  { maxGround: 9_999_999 },
  { energy: 'g' } as const,
  { builtSince: 1500 },
  { area: square },
  { cities: [{ name: 'Leuven', zip: '' }] },
])('[5.10] what is not told is not found by %j', (wish) => {
  expect(matches({ ...property, ...unknown }, { ...noCriteria, ...wish }, around)).toBe(false)
  expect(matches({ ...property, ...unknown }, noCriteria, around)).toBe(true)
})

test('a radius finds what lies that near to one of the centres, and no more', () => {
  const cities = [{ name: 'Gent', zip: '9000' }]
  const within = (radius: number | undefined, spot: SearchEntry['spot']) => {
    const wish = { ...noCriteria, cities, ...(radius && { radius }) }
    const centres = [
      [3.72, 51.05],
      [4.7, 50.98],
    ] as const
    return matches({ ...property, spot }, wish, { ...around, centres: [...centres] })
  }
  // A tenth of a degree of latitude is 11.1 km.
  expect(within(12, [4.7, 50.88])).toBe(true)
  expect(within(11, [4.7, 50.88])).toBe(false)
  expect(within(undefined, [4.7, 50.88])).toBe(false)
  expect(within(12, null)).toBe(false)
})

test('a property that hides its town is near no town, even one without a name', () => {
  const wish = { ...noCriteria, cities: [{ name: '', zip: '' }] }
  expect(matches({ ...property, city: '' }, wish, around)).toBe(false)
})

test('words, days and labels as they are looked up', () => {
  expect(wordPatterns('te')).toEqual([' te '])
  expect(wordPatterns('tui')).toEqual(['tui'])
  expect(wordPatterns('leuven')).toEqual(['leuven', ' louvain ', ' lowen '])
  expect(newSinceMoment(2, around.now)).toEqual(new Date('2026-11-13T12:00:00Z'))
  expect([energyRankOf('a'), energyRankOf('g')]).toEqual([2, 8])
})
