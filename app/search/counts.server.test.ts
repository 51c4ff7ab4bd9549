import { sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { type Database, openDatabase } from '../database/client.server'
import { aProperty, insertProperties } from '../properties/testing'
import { playCountRound } from './add-up-counts.job.server'
import { noCriteria } from './criteria'
import { findFacets, findPage } from './queries.server'

const { db, url } = await openTestDatabase()
const around = { now: new Date('2026-11-15T10:00:00Z'), centres: [] }

const ath = aProperty({ list: 'for-sale', city: 'Ath', zip: '7800', types: [1, 5] })
const mons = aProperty({ list: 'for-sale', city: 'Mons', zip: '7000', types: [2] })

beforeEach(async () => {
  await db.execute(sql`delete from properties`)
  await insertProperties(db, [ath, mons])
})

/** The whole list as a visitor is told it. */
async function told(at: Database = db) {
  const { total } = await findPage(at, 'for-sale', noCriteria, around)
  const { cities, types } = await findFacets(at, 'for-sale', noCriteria, around)
  return [
    total,
    cities.map(({ name, count }) => `${name} ${count}`).join(', '),
    types.map(({ value, count }) => `${value}: ${count}`).join(', '),
  ]
}

test('both homes are counted, by town and by each of their types', async () => {
  expect(await told()).toEqual([2, 'Ath 1, Mons 1', '1: 1, 2: 1, 5: 1'])
})

test.each([
  ['moved', sql`city = 'Mons', zip = '7000'`, [2, 'Mons 2', '1: 1, 2: 1, 5: 1']],
  ['spelled otherwise', sql`city = 'ATH'`, [2, 'ATH 1, Mons 1', '1: 1, 2: 1, 5: 1']],
  ['of another type', sql`types = '{2}'`, [2, 'Ath 1, Mons 1', '2: 2']],
  [
    'in a town that is not told',
    sql`hide_city = true, publish_address = false`,
    [2, 'Mons 1', '1: 1, 2: 1, 5: 1'],
  ],
  ['hidden', sql`hidden_at = now()`, [1, 'Mons 1', '2: 1']],
  ['in another list', sql`list = 'for-rent'`, [1, 'Mons 1', '2: 1']],
  [
    'dearer, and nothing that is counted',
    sql`price_cents = 1`,
    [2, 'Ath 1, Mons 1', '1: 1, 2: 1, 5: 1'],
  ],
])('a home that is %s is counted so at once, and after the round', async (_, change, expected) => {
  await db.execute(sql`update properties set ${change} where id = ${ath.id}`)
  expect(await told()).toEqual(expected)
  await playCountRound({ db })
  expect(await told()).toEqual(expected)
})

test.each([
  ['of a town', { cities: [{ name: 'Ath', zip: '7800' }] }],
  ['of a town by its name', { cities: [{ name: 'ATH', zip: '' }] }],
  ['of two towns', { cities: ['Ath', 'Mons'].map((name) => ({ name, zip: '' })) }],
  ['of a type', { types: [5] }],
  ['of two types that one home has', { types: [1, 5] }],
  ['of a country', { countries: [10] }],
  ['of a town and a type', { cities: [{ name: 'Mons', zip: '7000' }], types: [2] }],
  ['of nothing', { types: [9], countries: [11] }],
])('choices beside a search %s are those that the homes themselves give', async (_, wish) => {
  const more = { list: 'for-sale' as const, city: 'Mons', zip: '7000' }
  await insertProperties(db, [
    aProperty({ ...more, types: [5, 2] }),
    aProperty({ ...more, city: 'Ath', types: [] }),
    aProperty({ ...more, countryId: 11 }),
  ])
  const search = { ...noCriteria, ...wish }
  const sums = await findFacets(db, 'for-sale', search, around)
  expect(sums).toEqual(await findFacets(db, 'for-sale', { ...search, minPrice: 1 }, around))
})

test('what is deleted, or all of it, is counted no more', async () => {
  await db.execute(sql`delete from properties where id = ${ath.id}`)
  expect(await told()).toEqual([1, 'Mons 1', '2: 1'])
  await db.execute(sql`truncate properties cascade`)
  expect(await told()).toEqual([0, '', ''])
})

test('another node counts a change when it is committed, and two at once both', async () => {
  const other = openDatabase(url, () => {}, 2)
  onTestFinished(other.close)
  await db.transaction(async (tx) => {
    await tx.execute(sql`update properties set city = 'Mons', zip = '7000' where id = ${ath.id}`)
    await other.db.execute(sql`update properties set types = '{3}' where id = ${mons.id}`)
    await playCountRound(other)
    expect(await told(other.db)).toEqual([2, 'Ath 1, Mons 1', '1: 1, 3: 1, 5: 1'])
  })
  expect(await told(other.db)).toEqual([2, 'Mons 2', '1: 1, 3: 1, 5: 1'])
})

test('the round leaves one row for each place and kind', async () => {
  for (let times = 0; times < 5; times += 1)
    await db.execute(sql`update properties set bedrooms = ${times}`)
  const rows = async () => (await db.execute(sql`select from search_counts`)).rows.length
  expect(await rows()).toBeGreaterThan(2)
  await playCountRound({ db })
  expect(await rows()).toBe(2)
})
