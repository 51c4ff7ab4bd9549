import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Criteria, noCriteria } from './criteria'
import { criteria } from './criteria-schema'
import { canonicalQuery, criteriaQuery, params, readCriteria } from './criteria-url'
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
  ['city=Leuven', { cities: [{ name: 'Leuven', zip: '' }] }],
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
  ['price-max=450,000', { maxPrice: 450_000 }],
  ['price-max=€ 1,250.75', { maxPrice: 1_251 }],
  ['price-max=450.00', { maxPrice: 450 }],
  ['price-max=4.5.0', {}],
  ['living-min=1.250', { minLiving: 1_250 }],
  ['living-min=12.5', {}],
  ['price-min=500000&price-max=200000', { minPrice: 200_000, maxPrice: 500_000 }],
  ['price-max=1e9&bedrooms=99', {}],
  ['city=%00', {}],
  ['city=%00|3000', {}],
  ['city=|3000', {}],
  ['radius=10', {}],
  ['energy=C', { energy: 'c' }],
  ['energy=z&sort=cheapest&page=0', {}],
  ['feature=lift&feature=moat&feature=garden', { features: ['garden', 'lift'] }],
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
  ['ref=x&type=9', '?ref=x'],
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

const every: Criteria = {
  text: 'huis',
  cities: [{ name: 'Gent', zip: '9000' }],
  radius: 10,
  countries: [10, 11],
  types: [1, 2],
  minPrice: 1,
  maxPrice: 2,
  minBedrooms: 3,
  minLiving: 4,
  maxLiving: 5,
  minGround: 6,
  maxGround: 7,
  energy: 'c',
  builtSince: 1990,
  features: ['garden', 'lift'],
  newSince: 7,
  isAnnuity: true,
  sort: 'area',
  page: 2,
}

test('a search is written in these words and in this order', () => {
  expect(criteriaQuery(every)).toBe(
    '?text=huis&city=Gent%7C9000&radius=10&country=10&country=11&type=1&type=2&price-min=1' +
      '&price-max=2&bedrooms=3&living-min=4&living-max=5&ground-min=6&ground-max=7&energy=c' +
      '&built=1990&feature=garden&feature=lift&new=7&annuity=1&sort=area&page=2',
  )
  expect(params).toMatchObject({ area: 'area', cities: 'city', isAnnuity: 'annuity' })
})

test.each<[string, Partial<Criteria>]>([
  ['annuity=1', { isAnnuity: true }],
  ['type=1.2', { types: [] }],
  ['radius=10&radius=20&city=Gent|', { radius: 10, cities: [{ name: 'Gent', zip: '' }] }],
  ['city= Gent | 9000 ', { cities: [{ name: 'Gent', zip: '9000' }] }],
  ['city=Gent|90;00', {}],
  [`city=${'a'.repeat(80)}|`, { cities: [{ name: 'a'.repeat(80), zip: '' }] }],
  [`city=${'a'.repeat(120)}|`, {}],
  ['price-max=12345678', { maxPrice: 12_345_678 }],
  ['price-max=1234567890', {}],
  ['price-max=x1', {}],
  ['price-max=1e3', {}],
  ['city=x|Gent|9000', {}],
  [`city=${' '.repeat(115)}Gent|9000`, { cities: [{ name: 'Gent', zip: '' }] }],
  [`text= ${'a'.repeat(100)}`, { text: 'a'.repeat(100) }],
  ['price-max=1x', {}],
  [`price-max=${' '.repeat(39)}12`, { maxPrice: 1 }],
  [`living-min=${' '.repeat(39)}12`, { minLiving: 1 }],
  ["price-max=1'000", { maxPrice: 1_000 }],
  [`text=${'a'.repeat(120)}`, { text: 'a'.repeat(100) }],
  [`text=${'a'.repeat(99)} b`, { text: 'a'.repeat(99) }],
  [`text=${' '.repeat(400)}huis`, {}],
  [`text=${' '.repeat(398)}huis`, { text: 'hu' }],
  ['text=een%0A%0Ahuis', { text: 'een huis' }],
])('of %j is understood %j', (query, wish) => {
  expect(read(query)).toEqual({ ...noCriteria, ...wish })
})

test('a town without a name takes the place of no other', () => {
  const towns = Array.from({ length: 20 }, (_, index) => `Stad ${index + 10}`)
  const query = ['city=|3000', 'city=%00', ...towns.map((name) => `city=${name}`)].join('&')
  expect(read(query).cities.map(({ name }) => name)).toEqual(towns)
})

test('a postal code of ten signs is read, a longer one makes no town', () => {
  expect(read('city=Gent|1234567890').cities).toEqual([{ name: 'Gent', zip: '1234567890' }])
  expect(read('city=Gent|12345678901').cities).toEqual([])
})

test('of too many the first different ones stay', () => {
  const types = [1, 1, 1, 1, 1, 1, 1, 2, 9, 3]
  expect(read(types.map((type) => `type=${type}`).join('&')).types).toEqual([1, 2, 3])
})

test('the two hundredth parameter is read, the next is not; others stay as far as that', () => {
  const query = (before: number) => `${'x=1&'.repeat(before)}type=2`
  expect(read(query(199)).types).toEqual([2])
  expect(read(query(200)).types).toEqual([])
  const many = new URLSearchParams(`type=9&${'x=1&'.repeat(300)}`)
  expect(canonicalQuery(many, readCriteria(many))?.match(/x=1/g)).toHaveLength(199)
})
