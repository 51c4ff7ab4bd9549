import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Criteria, criteria, noCriteria } from './criteria'
import { canonicalQuery, criteriaQuery, readCriteria } from './criteria-url'
import { anyCriteria } from './testing'

const read = (query: string) => readCriteria(new URLSearchParams(query))

test('a search survives its address, and has only one', () => {
  fc.assert(
    fc.property(anyCriteria, (wish) => {
      const query = criteriaQuery(wish)
      expect(read(query)).toEqual(wish)
      expect(criteriaQuery(read(query))).toBe(query)
      expect(canonicalQuery(new URLSearchParams(query), read(query))).toBeUndefined()
    }),
  )
})

test.each<[string, Partial<Criteria>]>([
  ['city=Leuven|3000', { cities: [{ name: 'Leuven', zip: '3000' }] }],
  [
    'city=Leuven|3000&city=Heverlee|3001&city=leuven|3000',
    {
      cities: [
        { name: 'Heverlee', zip: '3001' },
        { name: 'leuven', zip: '3000' },
      ],
    },
  ],
])('[2.14] %s names cities by name and zip', (query, wish) => {
  expect(read(query)).toEqual({ ...noCriteria, ...wish })
})

test.each<[string, number[]]>([
  ['type=2', [2]],
  ['type=7&type=1&type=7', [1, 7]],
  ['type=0&type=8&type=-1&type=x&type=3', [3]],
])('[2.15] %s chooses types by web id', (query, types) => {
  expect(read(query)).toEqual({ ...noCriteria, types })
})

test.each<[string, Partial<Criteria>]>([
  ['', {}],
  ['utm_source=mail&x=1', {}],
  ['price-min=-5&price-max=-1', {}],
  ['price-max=450.000', { maxPrice: 450_000 }],
  ['price-max=€ 450 000', { maxPrice: 450_000 }],
  ['price-min=500000&price-max=200000', { minPrice: 200_000, maxPrice: 500_000 }],
  ['price-max=1e9&bedrooms=99', {}],
  ['city=%00', {}],
  ['city=%00|3000', {}],
  ['city=Leuven', {}],
  ['city=|3000', {}],
  ['radius=10', {}],
  ['energy=C', { energy: 'c' }],
  ['energy=z&sort=cheapest&page=0', {}],
  ['feature=lift&feature=pool&feature=garden', { features: ['garden', 'lift'] }],
  ['annuity=yes', {}],
  ['area=%3F%3F', {}],
  ['text=%20%20', {}],
  ['text=!', {}],
  ['text=%00huis%00', { text: 'huis' }],
  ['page=3', { page: 3 }],
  ['page=99999', {}],
])('of %j what can be understood is kept', (query, wish) => {
  expect(read(query)).toEqual(JSON.parse(JSON.stringify({ ...noCriteria, ...wish })))
})

test.each([
  ['sort=newest&page=1', ''],
  ['type=2&city=Leuven|3000&utm_source=a', '?city=Leuven%7C3000&type=2&utm_source=a'],
  ['price-min=&price-max=300000&text=', '?price-max=300000'],
  ['type=9&ref=x', '?ref=x'],
])('%s belongs at %s', (query, canonical) => {
  const params = new URLSearchParams(query)
  expect(canonicalQuery(params, readCriteria(params))).toBe(canonical)
})

test.each(['city=Leuven|3000', 'utm_source=a', 'type=2&fbclid=1'])(
  '%s is fine as it is',
  (query) => {
    const params = new URLSearchParams(query)
    expect(canonicalQuery(params, readCriteria(params))).toBeUndefined()
  },
)

test('any text at all is understood, and quickly', () => {
  const params = fc.constantFrom('city', 'type', 'area', 'price-min', 'text', 'page', 'sort', 'x')
  const entries = fc.array(fc.tuple(params, fc.string({ unit: 'binary', maxLength: 300 })))
  fc.assert(
    fc.property(entries, (given) => {
      const wish = readCriteria(new URLSearchParams(given))
      expect(criteria.safeParse(wish).success).toBe(true)
      expect(readCriteria(new URLSearchParams(criteriaQuery(wish)))).toEqual(wish)
    }),
  )
})

test('of ten thousand filters the first two hundred are read', () => {
  const many = new URLSearchParams()
  for (let index = 0; index < 10_000; index += 1) many.append('city', `Stad ${index}|${index}`)
  many.append('type', '1')
  const wish = readCriteria(many)
  expect(wish.types).toEqual([])
  expect(wish.cities).toHaveLength(20)
  expect(criteriaQuery(wish).length).toBeLessThan(2000)
})
