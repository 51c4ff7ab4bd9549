import { expect, test } from 'vitest'
import { type Criteria, filterNames, isSameCity, noCriteria } from './criteria'
import { energyLetters, features, mostOf, newSinceChoices, radii, sorts } from './criteria-bounds'
import { criteria } from './criteria-schema'

const triangle = [
  [0, 0],
  [1, 1],
  [2, 0],
]
const accepts = (wish: object) => criteria.safeParse(wish).success

test.each<[keyof Criteria, number, number]>([
  ['radius', 1, 100],
  ['minPrice', 1, 99_999_999],
  ['maxPrice', 1, 99_999_999],
  ['minBedrooms', 1, 20],
  ['minLiving', 1, 9_999_999],
  ['maxLiving', 1, 9_999_999],
  ['minGround', 1, 9_999_999],
  ['maxGround', 1, 9_999_999],
  ['builtSince', 1500, 2100],
  ['newSince', 1, 365],
  ['page', 1, 10_000],
])('%s is a whole number from %i to %i', (name, least, most) => {
  const answers = [least - 1, least, least + 0.5, most, most + 1].map((value) =>
    accepts({ [name]: value }),
  )
  expect(answers).toEqual([false, true, false, true, false])
})

test.each<[keyof Criteria, unknown, unknown]>([
  ['text', 'a'.repeat(100), 'a'.repeat(101)],
  ['text', 'a', ' '],
  ['countries', [1, 999], [0]],
  ['countries', [1], [1000]],
  ['countries', [1], [1.5]],
  ['countries', Array(20).fill(1), Array(21).fill(1)],
  ['types', [1, 7], [0]],
  ['types', [1], [8]],
  ['types', [1], [1.5]],
  ['types', Array(7).fill(1), Array(8).fill(1)],
  ['features', features, ['moat']],
  ['features', [], Array(features.length + 1).fill('lift')],
  ['isAnnuity', true, false],
  ['energy', 'g', 'h'],
  ['sort', 'energy', 'cheapest'],
  ['cities', [{ name: 'a'.repeat(80), zip: '1'.repeat(10) }], [{ name: 'a'.repeat(81), zip: '' }]],
  ['cities', [{ name: 'Gent', zip: '' }], [{ name: 'Gent', zip: '1'.repeat(11) }]],
  ['cities', Array(20).fill({ name: 'Gent', zip: '' }), Array(21).fill({ name: 'Gent', zip: '' })],
  ['cities', [{ name: 'Y', zip: '' }], [{ name: ' ', zip: '' }]],
  [
    'area',
    [
      [180, 85],
      [-180, -85],
      [0, 0],
    ],
    [
      [180.1, 0],
      [0, 0],
      [1, 1],
    ],
  ],
  [
    'area',
    triangle,
    [
      [-180.1, 0],
      [0, 0],
      [1, 1],
    ],
  ],
  [
    'area',
    triangle,
    [
      [0, 85.1],
      [0, 0],
      [1, 1],
    ],
  ],
  [
    'area',
    triangle,
    [
      [0, -85.1],
      [0, 0],
      [1, 1],
    ],
  ],
  ['area', Array(60).fill([1, 1]), Array(61).fill([1, 1])],
  [
    'area',
    triangle,
    [
      [0, 0],
      [1, 1],
    ],
  ],
])('%s takes %j and not %j', (name, good, bad) => {
  expect([accepts({ [name]: good }), accepts({ [name]: bad })]).toEqual([true, false])
})

test('what is typed is trimmed', () => {
  expect(criteria.parse({ text: ' huis ' }).text).toBe('huis')
  const cities = [{ name: ' Gent ', zip: ' 9000 ' }]
  expect(criteria.parse({ cities }).cities).toEqual([{ name: 'Gent', zip: '9000' }])
})

test('what there is to choose', () => {
  expect(features).toEqual(['garden', 'terrace', 'garage', 'lift'])
  expect(energyLetters.join('')).toBe('abcdefg')
  expect(sorts).toEqual(['newest', 'price-up', 'price-down', 'area', 'energy'])
  expect(radii).toEqual([5, 10, 15, 20, 30, 50])
  expect(newSinceChoices).toEqual([1, 7, 30])
  expect(mostOf).toEqual({ cities: 20, countries: 20, types: 7, features: 4 })
  expect(noCriteria).toEqual({
    cities: [],
    countries: [],
    types: [],
    features: [],
    sort: 'newest',
    page: 1,
  })
  expect(filterNames).toHaveLength(18)
  expect(filterNames).not.toContain('sort')
  expect(filterNames).not.toContain('page')
})

test.each([
  [['Leuven', '3000'], ['Leuven', '3000'], true],
  [['Leuven', '3000'], ['Leuven', ''], true],
  [['Leuven', ''], ['Leuven', '3000'], false],
  [['LEUVEN', '3000'], ['Louvain', '3000'], true],
  [['Gent', '3000'], ['Leuven', '3000'], false],
])('%j is %j: %j', ([name = '', zip = ''], [other = '', otherZip = ''], isSame) => {
  expect(isSameCity({ name, zip }, { name: other, zip: otherZip })).toBe(isSame)
})
