import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { aProperty, insertProperties } from '../properties/testing'
import { type Criteria, noCriteria } from './criteria'
import { featureColumns } from './criteria-bounds'
import { readCriteria } from './criteria-url'
import { listEntries } from './entry-queries.server'
import { type Circumstances, matches } from './filters'
import { facetQueries, findFacets, findPage, pageQuery } from './queries.server'
import { fewCriteria } from './testing'

const { db } = await openTestDatabase()
const now = new Date('2026-11-15T10:00:00Z')
const around: Circumstances = { now, centres: [] }
const wish = (some: Partial<Criteria>): Criteria => ({ ...noCriteria, ...some })
const found = async (some: Partial<Criteria>, list: 'abroad' | 'for-rent') =>
  (await findPage(db, list, wish(some), around)).ids

test('every filter finds in SQL what its rule says', async () => {
  const properties = fc.sample(anyProperty, { numRuns: 400, seed: 7 })
  await insertProperties(db, properties)
  const listed = await listEntries(
    db,
    properties.map(({ id }) => id),
  )
  const centres = [[3.72, 51.05] as const]

  await fc.assert(
    fc.asyncProperty(fewCriteria, async (search) => {
      const circumstances = { now, centres: search.radius ? centres : [] }
      const expected = listed.filter((entry) => matches(entry, search, circumstances))
      const { total, ids } = await findPage(db, 'for-sale', search, circumstances)
      const isRight = ids.every((id) => expected.some((each) => each.id === id))
      expect({ total, isRight }).toEqual({ total: expected.length, isRight: true })
      expect(ids).toHaveLength(Math.min(24, expected.length))
    }),
    { numRuns: 150, seed: 42 },
  )
})

test('a price that is not published cannot be found out by filtering or sorting', async () => {
  const told = [30, 20, 40].map((price) => abroad({ priceCents: price * 1_000_000 }))
  const kept = [35, 10].map((price) =>
    abroad({ priceCents: price * 1_000_000, publishPrice: false }),
  )
  await insertProperties(db, [...told, ...kept])
  const [a, b, c] = told.map(({ id }) => id)
  const [d, e] = kept.map(({ id }) => id)
  expect(await found({ sort: 'price-up' }, 'abroad')).toEqual([b, a, c, d, e])
  expect(await found({ sort: 'price-down' }, 'abroad')).toEqual([c, a, b, d, e])
  expect(await found({ minPrice: 1 }, 'abroad')).not.toContain(d)
  expect(await found({ maxPrice: 99_999_999 }, 'abroad')).not.toContain(e)
})

test('[5.09] accents and capitals make no difference when properties are counted per city', async () => {
  const spellings = ['Liège', 'LIEGE', 'liège', 'Liége']
  await insertProperties(
    db,
    spellings.map((city) => aProperty({ list: 'for-rent', goal: 'rent', city, zip: '4000' })),
  )
  const { cities } = await findFacets(db, 'for-rent', noCriteria, around)
  expect(cities).toMatchObject([{ zip: '4000', countryId: 10, count: 4 }])
  expect(await found({ cities: [{ name: 'lIèGe', zip: '4000' }] }, 'for-rent')).toHaveLength(4)
})

test('a facet counts under the other filters and ignores its own', async () => {
  const properties = [
    { city: 'Dinant', zip: '5500', types: [1, 5], bedrooms: 4 },
    { city: 'Dinant', zip: '5500', types: [2], bedrooms: 2 },
    { city: 'Ciney', zip: '5590', types: [1], bedrooms: 4 },
  ]
  await insertProperties(
    db,
    properties.map((property) => aProperty({ ...property, list: 'realisations' })),
  )
  const search = wish({ cities: [{ name: 'Dinant', zip: '5500' }], minBedrooms: 3 })
  const { cities, types } = await findFacets(db, 'realisations', search, around)
  expect(cities.map(({ name, count }) => [name, count])).toEqual([
    ['Ciney', 1],
    ['Dinant', 1],
  ])
  expect(types).toEqual([
    { value: 1, count: 1 },
    { value: 5, count: 1 },
  ])
})

test('what is hidden, changed or deleted is followed at once', async () => {
  const property = aProperty({ list: 'projects', city: 'Tienen' })
  await insertProperties(db, [property])
  const inTienen = async () => {
    const search = wish({ cities: [{ name: 'Tienen', zip: '' }] })
    return (await findPage(db, 'projects', search, around)).total
  }
  expect(await inTienen()).toBe(1)
  await db.execute(sql`update properties set city = 'Diest' where id = ${property.id}`)
  expect(await inTienen()).toBe(0)
  await db.execute(sql`update properties set city = 'TIENEN' where id = ${property.id}`)
  expect(await inTienen()).toBe(1)
  await db.execute(sql`update properties set hidden_at = now() where id = ${property.id}`)
  expect(await inTienen()).toBe(0)
  await db.execute(sql`update properties set hidden_at = null where id = ${property.id}`)
  await db.execute(sql`delete from properties where id = ${property.id}`)
  expect(await inTienen()).toBe(0)
})

test('the SQL of a search, as reviewed', () => {
  const dialect = new PgDialect()
  const everything = readCriteria(
    new URLSearchParams(
      'text=BK-0012&city=Leuven|3000&radius=10&type=1&price-min=1&price-max=2&bedrooms=3&living-min=4&living-max=5&ground-min=6&ground-max=7&energy=c&built=1990&feature=garden&feature=lift&new=7&annuity=1&country=10&sort=price-down&page=2',
    ),
  )
  const here = { now, centres: [[4.7, 50.88] as const] }
  const read = (query: ReturnType<typeof pageQuery>) => {
    const { sql: text, params } = dialect.sqlToQuery(query)
    return { text: text.replace(/\s+/g, ' ').trim(), params }
  }
  expect(read(pageQuery('for-sale', noCriteria, around))).toMatchSnapshot('plain page')
  expect(read(pageQuery('for-sale', everything, here))).toMatchSnapshot('every filter')
  expect(read(facetQueries.cities('for-sale', everything, here))).toMatchSnapshot('city facet')
  expect(read(facetQueries.types('for-sale', everything, here))).toMatchSnapshot('type facet')
  const towns = readCriteria(new URLSearchParams('city=Leuven|3000&type=1&type=2&country=10'))
  expect(read(facetQueries.cities('for-sale', towns, around))).toMatchSnapshot('counted cities')
  expect(read(facetQueries.types('for-sale', towns, around))).toMatchSnapshot('counted types')
})

const abroad = (some: Parameters<typeof aProperty>[0]) => aProperty({ list: 'abroad', ...some })

const or0 = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 5 })

const anyFeatures = Object.fromEntries(
  Object.values(featureColumns).map((column) => [column, fc.boolean()]),
)

const anyProperty = fc
  .record({
    title: fc.constantFrom({ nl: 'Huis met tuin' }, { nl: 'Loft met dakterras', fr: 'Café à Zé' }),
    city: fc.constantFrom('Gent', 'GENT', 'Liège', 'Sint-Truiden', "Braine-l'Alleud", 'Namen'),
    zip: fc.constantFrom('9000', '4000', '3800', '1420'),
    hideCity: fc.boolean(),
    publishAddress: fc.boolean(),
    publishPrice: fc.boolean(),
    countryId: fc.constantFrom(10, 33, 50),
    types: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 }),
    priceCents: or0(fc.integer({ min: 1, max: 900_000 }).map((euros) => euros * 100)),
    bedrooms: or0(fc.nat(7)),
    livingArea: or0(fc.integer({ min: 20, max: 400 })),
    groundArea: or0(fc.nat(3000)),
    constructionYear: or0(fc.integer({ min: 1850, max: 2026 })),
    energyRank: or0(fc.nat(8)),
    ...anyFeatures,
    isAnnuity: fc.boolean(),
    latitude: or0(fc.double({ min: 50, max: 51.4, noNaN: true })),
    longitude: or0(fc.double({ min: 3, max: 6, noNaN: true })),
    publishedAt: fc.date({ min: new Date('2026-01-01'), max: now, noInvalidDate: true }),
  })
  .map((some) => aProperty(some))
