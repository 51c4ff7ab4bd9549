import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { noCriteria } from '../search/criteria'
import { demandToken } from './demand-links.server'
import { forgetDemands } from './demand-rounds.job.server'
import { changeDemand, confirmDemand, stopDemand } from './manage-demand.server'
import { seekerRecords } from './queries.server'
import { registerDemand } from './register-demand.server'
import { countSeekers } from './seeker-queries.server'
import { soughtTowns } from './seekers.server'
import { demands } from './tables.server'
import {
  anActiveDemand,
  emptyTheHouse,
  moment,
  openDemands,
  person,
  registration,
  token,
} from './testing'

const { db, tools, letters } = await openDemands()

beforeEach(() => emptyTheHouse(db))

test('a demand changed into another of the same person is one demand from then on', async () => {
  await anActiveDemand(tools)
  await anActiveDemand(tools, { list: 'for-rent' })
  const both = await db.select().from(demands)
  const key = demandToken(tools, both.find(({ list }) => list === 'for-rent')?.id ?? '')
  expect((await changeDemand(tools, key, registration)).outcome).toBe('changed')
  const statuses = (await db.select().from(demands)).map(({ list, status }) => [list, status])
  expect(statuses.sort()).toEqual([
    ['for-sale', 'active'],
    ['for-sale', 'stopped'],
  ])
})

test('an old letter does not start again what was stopped', async () => {
  await registerDemand(tools, registration)
  const key = token((await letters())[0]?.text, 'confirm')
  await confirmDemand(tools, key)
  const [demand] = await db.select().from(demands)
  await stopDemand(tools, demandToken(tools, demand?.id ?? ''))
  expect(await confirmDemand(tools, key)).toMatchObject({ demand: { status: 'stopped' } })
  expect((await db.select().from(demands))[0]?.status).toBe('stopped')
})

test.each([
  ['unconfirmed', 8, 0],
  ['unconfirmed', 6, 1],
  ['stopped', 31, 0],
  ['active', 700, 1],
  ['active', 740, 0],
])('of demands that are %s after %i days, %i stay', async (status, days, left) => {
  const demand = await anActiveDemand(tools)
  await db.execute(sql`update demands set status = ${status} where id = ${demand.id}`)
  await forgetDemands({ db, now: () => new Date(moment.getTime() + days * 86_400_000) })
  expect(await db.$count(demands)).toBe(left)
})

test('a person may read what we keep, and have it erased', async () => {
  await anActiveDemand(tools)
  expect(await seekerRecords.list(db, 'Nora@example.be')).toMatchObject([
    { person, status: 'active' },
  ])
  expect(await seekerRecords.erase(db, 'Nora@example.be')).toBe(1)
  expect(await db.$count(demands)).toBe(0)
})

test('seekers are people, of one town, with or without a type', async () => {
  const gent = { ...noCriteria, cities: [{ name: 'Gènt', zip: '9000' }] }
  await anActiveDemand(tools, { email: 'a@example.be', wish: gent })
  await anActiveDemand(tools, { email: 'a@example.be', wish: { ...gent, types: [1] } })
  await anActiveDemand(tools, { email: 'b@example.be', wish: { ...gent, types: [2] } })
  expect(await countSeekers(db, 1, 'Gent')).toBe(1)
  expect(await countSeekers(db, 2, 'gent')).toBe(2)
  expect(await countSeekers(db, 1, 'Leuven')).toBe(0)
})

test('a town is named from five people on, and a demand we cannot read counts for nobody', async () => {
  const wish = { ...noCriteria, types: [1], cities: [{ name: 'Aarschot', zip: '3200' }] }
  for (const who of [1, 2, 3, 4]) await anActiveDemand(tools, { email: `s${who}@example.be`, wish })
  // The process keeps what it counted for ten minutes: a day that no other test has.
  const day = moment.getTime() + 24 * 3_600_000
  const at = (minutes: number) => ({ db, now: () => new Date(day + minutes * 60_000) })
  expect(await soughtTowns(at(0))).toEqual([])

  await anActiveDemand(tools, { email: 's5@example.be', wish })
  await anActiveDemand(tools, { email: 'tenant@example.be', wish, list: 'for-rent' })
  await anActiveDemand(tools, { email: 'old@example.be' })
  await db.execute(sql`
    update demands set criteria = '{"types": 1, "cities": "Aarschot"}' where email like 'old%'`)
  expect(await soughtTowns(at(11))).toEqual([{ city: 'Aarschot', seekers: 5 }])
})
