import fc from 'fast-check'
import { decodeArea, encodeArea } from './area-code'
import { type Criteria, noCriteria, orderly } from './criteria'
import { energyLetters, features, sorts } from './criteria-bounds'

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 })
const upTo = (most: number) => maybe(fc.integer({ min: 1, max: most }))

const city = fc.constantFrom(
  { name: 'Gent', zip: '9000' },
  { name: 'Liège', zip: '4000' },
  { name: 'Sint-Truiden', zip: '3800' },
  { name: "Braine-l'Alleud", zip: '1420' },
  { name: 'Neder-over-Heembeek', zip: '' },
)

/** A many-cornered shape around a point: simple by construction. */
const area = fc
  .tuple(
    fc.double({ min: 3, max: 6, noNaN: true }),
    fc.double({ min: 50, max: 51.4, noNaN: true }),
    fc.array(fc.double({ min: 0.05, max: 1, noNaN: true }), { minLength: 3, maxLength: 12 }),
  )
  .map(([x, y, reaches]) =>
    reaches.map((reach, index) => {
      const angle = (2 * Math.PI * index) / reaches.length
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const
    }),
  )
  .map((corners) => decodeArea(encodeArea(corners)))

const filters = {
  text: maybe(fc.constantFrom('tuin', 'BK-0012', 'café aan zee', 'zé', 'dakterras')),
  cities: fc.array(city, { maxLength: 3 }),
  radius: upTo(100),
  area: maybe(area),
  countries: fc.array(fc.constantFrom(10, 33, 50), { maxLength: 2 }),
  types: fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 4 }),
  minPrice: upTo(900_000),
  maxPrice: upTo(900_000),
  minBedrooms: upTo(6),
  minLiving: upTo(300),
  maxLiving: upTo(300),
  minGround: upTo(2000),
  maxGround: upTo(2000),
  energy: maybe(fc.constantFrom(...energyLetters)),
  builtSince: maybe(fc.integer({ min: 1500, max: 2100 })),
  features: fc.array(fc.constantFrom(...features), { maxLength: 3 }),
  newSince: upTo(365),
  isAnnuity: maybe(fc.constant(true as const)),
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 10_000 }),
}

export const anyCriteria: fc.Arbitrary<Criteria> = fc.record(filters).map(orderly)

/** Searches with one or two filters: with more of them nothing is ever found. */
export const fewCriteria: fc.Arbitrary<Criteria> = fc
  .tuple(fc.record(filters), fc.subarray(Object.keys(filters), { minLength: 1, maxLength: 2 }))
  .map(([all, names]) => {
    const chosen = Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
    return orderly({ ...noCriteria, ...chosen, page: 1 })
  })
