import { expect, test } from 'vitest'
import { activeFilters, type Criteria, noCriteria, orderly, without } from './criteria'

const full: Criteria = {
  ...noCriteria,
  text: 'huis',
  cities: [{ name: 'Gent', zip: '9000' }],
  radius: 10,
  types: [1],
  countries: [10],
  features: ['lift'],
  maxPrice: 300_000,
  page: 3,
  sort: 'area',
}

test('the filters that narrow a search, and the search without them', () => {
  expect(activeFilters(noCriteria)).toEqual([])
  expect(activeFilters(full)).toEqual([
    'text',
    'cities',
    'radius',
    'countries',
    'types',
    'maxPrice',
    'features',
  ])
  expect(without(full, 'types', 'countries', 'features', 'maxPrice')).toEqual({
    ...noCriteria,
    text: 'huis',
    cities: [{ name: 'Gent', zip: '9000' }],
    radius: 10,
    sort: 'area',
  })
  // A radius needs a city to be around.
  expect(without(full, 'cities')).not.toHaveProperty('radius')
  expect(without(full, 'text')).not.toHaveProperty('text')
})

test.each<[Partial<Criteria>, Partial<Criteria>]>([
  [
    { minPrice: 5, maxPrice: 3 },
    { minPrice: 3, maxPrice: 5 },
  ],
  [
    { minPrice: 3, maxPrice: 5 },
    { minPrice: 3, maxPrice: 5 },
  ],
  [
    { minLiving: 5, maxLiving: 3 },
    { minLiving: 3, maxLiving: 5 },
  ],
  [
    { minGround: 5, maxGround: 3 },
    { minGround: 3, maxGround: 5 },
  ],
  [{ minGround: 5 }, { minGround: 5 }],
  [{ maxGround: 5 }, { maxGround: 5 }],
  [{ types: [3, 1, 3, 2] }, { types: [1, 2, 3] }],
  [{ countries: [30, 4, 30] }, { countries: [4, 30] }],
  [{ features: ['lift', 'garden', 'lift'] }, { features: ['garden', 'lift'] }],
  [{ text: '! a' }, {}],
  [{ text: 'een huis' }, { text: 'een huis' }],
  [{ radius: 5 }, {}],
  [{ cities: [{ name: '!', zip: '1' }], radius: 5 }, {}],
  [
    {
      cities: [
        { name: 'Namur', zip: '5100' },
        { name: 'Gent', zip: '9000' },
        { name: 'Namur', zip: '5000' },
        { name: 'GENT', zip: '9000' },
      ],
    },
    {
      cities: [
        { name: 'GENT', zip: '9000' },
        { name: 'Namur', zip: '5000' },
        { name: 'Namur', zip: '5100' },
      ],
    },
  ],
])('%j is written as %j', (wish, tidy) => {
  expect(orderly({ ...noCriteria, ...wish })).toEqual({ ...noCriteria, ...tidy })
  expect(Object.values(orderly({ ...noCriteria, ...wish }))).not.toContain(undefined)
})

test('two towns of one name are told apart by their codes, whichever came first', () => {
  const cities = ['5000', '5100'].map((zip) => ({ name: 'Namur', zip }))
  expect(orderly({ ...noCriteria, cities }).cities).toEqual(cities)
  expect(orderly({ ...noCriteria, cities: cities.toReversed() }).cities).toEqual(cities)
})
