import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { aProperty, insertProperties } from '../properties/testing'
import { noVersion } from '../web/versioned-cache'
import { type Criteria, noCriteria } from './criteria'
import { findList } from './list/find-list.server'
import { findFacets, findPage } from './queries.server'
import { suggest } from './suggest/suggest.server'

const { db } = await openTestDatabase()
const now = new Date('2026-11-15T10:00:00Z')
const around = { now, centres: [] }
const tools = { db, now: () => now, contentVersion: noVersion }
const namur = { city: 'Namur', zip: '5000', list: 'for-rent', goal: 'rent' } as const
const both = aProperty({ ...namur, type: 1, types: [1, 5] })
const house = aProperty({ ...namur, type: 1, types: [1] })
const untyped = aProperty({ ...namur, types: [] })
await insertProperties(db, [both, house, untyped])

const found = async (wish: Partial<Criteria>) =>
  (await findPage(db, 'for-rent', { ...noCriteria, ...wish }, around)).ids.sort()

test('a property of two types is found by either, and counted once', async () => {
  expect(await found({})).toEqual([both.id, house.id, untyped.id])
  expect(await found({ types: [1] })).toEqual([both.id, house.id])
  expect(await found({ types: [5] })).toEqual([both.id])
  expect(await found({ types: [1, 5] })).toEqual([both.id, house.id])
  const { types, cities } = await findFacets(db, 'for-rent', noCriteria, around)
  expect(cities).toMatchObject([{ name: 'Namur', count: 3 }])
  expect(types).toEqual([
    { value: 1, count: 2 },
    { value: 5, count: 1 },
  ])
})

test('[3.10, 5.08] a town is found by its name in any language', async () => {
  for (const name of ['Namen', 'NAMUR', 'namen']) {
    expect(await found({ cities: [{ name, zip: '5000' }] }), name).toHaveLength(3)
    expect(await found({ text: name }), name).toHaveLength(3)
    expect((await suggest(tools, name, 'nl')).cities, name).toMatchObject([{ name: 'Namur' }])
  }
  expect(await found({ cities: [{ name: 'Luik', zip: '' }] })).toEqual([])
})

test('the chosen town is one of the choices, under the name of its properties', async () => {
  const wish = { ...noCriteria, cities: [{ name: 'Namen', zip: '5000' }] }
  const { choices, total } = await findList(tools, 'for-rent', wish, 'nl')
  expect(total).toBe(3)
  expect(choices.cities).toMatchObject([{ name: 'Namur', zip: '5000', count: 3 }])
})

test('towns stand in the order of the names that the reader sees', async () => {
  const commerce = { list: 'commercial', goal: 'sale' } as const
  await insertProperties(db, [
    aProperty({ ...commerce, city: 'Hasselt', zip: '3500' }),
    aProperty({ ...commerce, city: 'Leuven', zip: '3000' }),
    aProperty({ ...commerce, city: 'Liège', zip: '4000' }),
    aProperty({ ...commerce, city: 'Namur', zip: '5000' }),
    aProperty({ ...commerce, city: 'Mechelen', zip: '2800' }),
  ])
  const order = async (language: 'nl' | 'fr' | 'de') =>
    (await findList(tools, 'commercial', noCriteria, language)).choices.cities.map(({ zip }) => zip)
  expect(await order('nl')).toEqual(['3500', '3000', '4000', '2800', '5000'])
  expect(await order('fr')).toEqual(['3500', '4000', '3000', '2800', '5000'])
  expect(await order('de')).toEqual(['3500', '3000', '4000', '2800', '5000'])
})

test('another page of a counted search has the properties of that page', async () => {
  const many = Array.from({ length: 30 }, () => aProperty({ list: 'abroad', countryId: 33 }))
  await insertProperties(db, many)
  const kept = { ...tools, contentVersion: 7 }
  const pages = [1, 2, 1].map((page) => findList(kept, 'abroad', { ...noCriteria, page }, 'nl'))
  const [first, second, again] = await Promise.all(pages)
  expect([first?.cards.length, second?.cards.length]).toEqual([24, 6])
  expect(second?.total).toBe(30)
  expect(again?.cards).toEqual(first?.cards)
})
