import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { listChanges } from '../journal/queries.server'
import { mailDue } from '../mail/outbox.server'
import { mails } from '../mail/tables.server'
import { aProperty, insertProperties } from '../properties/testing'
import { noCriteria } from '../search/criteria'
import { fewCriteria } from '../search/testing'
import { type DemandStatus, demandCriteria, hasTypeOrPlace, nextStatuses } from './demand'
import { readDemandFilter } from './demand-filter'
import { findSeekers } from './find-seekers.server'
import { keepDemand, setDemandStatus } from './keep-demand.server'
import { mailChosen } from './mail-demand.job.server'
import { demandNewsFound, matchDemands } from './match-demands.server'
import { listDemands } from './office-queries.server'
import { findDemand, seekerRecords, updateDemand, upsertDemand } from './queries.server'
import { demandNews } from './tables.server'
import { seekersTold, tellSeekers } from './tell-seekers.server'
import { demandTools, emptyTheHouse, moment } from './testing'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [mailDue, demandNewsFound, seekersTold])
const tools = demandTools(db, jobs)
const els = { id: crypto.randomUUID(), name: 'Els Claes' }

beforeEach(async () => {
  await emptyTheHouse(db)
  await db.execute(sql`truncate changes`)
})

async function aDemand(
  email: string,
  wish = { ...noCriteria, types: [1] },
  status: DemandStatus = 'active',
) {
  const person = { title: 'ms', firstName: 'Nora', lastName: 'Peeters', phone: '' }
  return upsertDemand(db, {
    email,
    person,
    status,
    criteria: wish,
    criteriaKey: JSON.stringify(wish),
    language: 'fr',
    list: 'for-sale',
    frequency: 'weekly',
    createdAt: moment,
    changedAt: moment,
    confirmedAt: moment,
  })
}

/** What the worker does with the people who are due. */
async function writeTo(...demandIds: string[]) {
  await mailChosen(tools, { demandIds })
  return (await db.select().from(mails)).map(({ recipient }) => recipient).toSorted()
}

test('who looks for a property is who the alert would write to', async () => {
  const properties = Array.from({ length: 8 }, (_, index) =>
    aProperty({
      type: (index % 4) + 1,
      types: [(index % 4) + 1],
      priceCents: 10_000_000 + index * 9_000_000,
      bedrooms: index % 5,
      ...(index % 2 ? { city: 'Gent', zip: '9000' } : { city: 'Liège', zip: '4000' }),
    }),
  )
  await insertProperties(db, properties)
  const wishes = fc.sample(fewCriteria, 80).map(demandCriteria).filter(hasTypeOrPlace)
  for (const [index, wish] of wishes.slice(0, 20).entries())
    await aDemand(`p${index}@example.be`, wish)
  await matchDemands(
    tools,
    properties.map(({ id }) => ({ propertyId: id, kind: 'published' as const })),
  )
  const news = await db.select().from(demandNews)
  expect(news.length).toBeGreaterThan(0)
  for (const { id } of properties) {
    const found = await findSeekers(tools, id)
    if (found.outcome !== 'found') throw new Error(found.outcome)
    const emails = found.seekers.map(({ demand }) => demand.email).toSorted()
    const written = news.filter(({ propertyId }) => propertyId === id).map(({ email }) => email)
    expect(emails).toEqual(written.toSorted())
    expect(found.seekers.every(({ heard }) => heard === 'waits')).toBe(true)
  }
  expect(await findSeekers(tools, 1)).toEqual({ outcome: 'not-on-site' })
})

test('the chosen few hear of a property at once, and each of them once', async () => {
  const property = aProperty()
  await insertProperties(db, [property])
  const [a, b, c] = await Promise.all(
    ['a@example.be', 'b@example.be', 'c@example.be'].map((email) => aDemand(email)),
  )
  const elsewhere = await aDemand('d@example.be', { ...noCriteria, types: [6] })
  if (!a || !b || !c) throw new Error('no demands')
  const tell = (...demandIds: string[]) =>
    tellSeekers(tools, els, { propertyId: property.id, demandIds })
  expect(await tell(elsewhere.id)).toEqual({ outcome: 'nobody' })
  expect(await tell(a.id, b.id, elsewhere.id)).toEqual({ outcome: 'told', count: 2 })
  const { rows } = await db.execute(sql`select data from pgboss.job where name = 'seekers-told'`)
  const { demandIds } = (rows[0] as { data: { demandIds: string[] } }).data
  expect(demandIds.toSorted()).toEqual([a.id, b.id].toSorted())
  expect(await writeTo(...demandIds, ...demandIds)).toEqual(['a@example.be', 'b@example.be'])
  expect((await db.select().from(mails))[0]?.text).toContain('Notre agent a pensé à vous')

  expect(await tell(a.id)).toEqual({ outcome: 'heard-before' })
  await matchDemands(tools, [{ propertyId: property.id, kind: 'published' }])
  expect(await writeTo(a.id, b.id, c.id)).toEqual(['a@example.be', 'b@example.be', 'c@example.be'])
  expect(await listChanges(db, { kind: 'property', id: `${property.id}` })).toHaveLength(1)
  const found = await findSeekers(tools, property.id)
  expect(found).toMatchObject({
    seekers: [{ heard: moment }, { heard: moment }, { heard: moment }],
  })
})

test('a colleague changes a demand; a stale page changes nothing', async () => {
  const { id, version } = await aDemand('a@example.be')
  const types = [2]
  const wish = { list: 'for-rent', frequency: 'daily', wish: { ...noCriteria, types } } as const
  const bare = { ...wish, wish: noCriteria }
  expect(await keepDemand(tools, els, { id, version }, bare)).toEqual({ outcome: 'too-wide' })
  expect(await keepDemand(tools, els, { id, version }, wish)).toEqual({ outcome: 'saved' })
  expect(await findDemand(db, id)).toMatchObject({ list: 'for-rent', frequency: 'daily' })
  const late = await setDemandStatus(tools, els, { id, version }, 'paused')
  expect(late).toMatchObject({ outcome: 'stale' })
  const [change] = await listChanges(db, { kind: 'demand', id })
  expect(change).toMatchObject({ before: { list: 'for-sale' }, after: { list: 'for-rent' } })
  expect(JSON.stringify(change)).not.toContain('Peeters')
})

test('paused is silent, resumed is not; only the person can start what they stopped', async () => {
  const property = aProperty()
  await insertProperties(db, [property])
  const { id } = await aDemand('a@example.be')
  const set = async (status: 'active' | 'paused' | 'stopped') => {
    const { version = 0 } = (await findDemand(db, id)) ?? {}
    return (await setDemandStatus(tools, els, { id, version }, status)).outcome
  }
  expect(await set('paused')).toBe('saved')
  expect(await findSeekers(tools, property.id)).toMatchObject({ seekers: [] })
  expect(await set('active')).toBe('saved')
  expect(await set('stopped')).toBe('saved')
  expect(await set('active')).toBe('not-possible')
  await updateDemand(db, id, { status: 'unconfirmed' })
  expect(await set('active')).toBe('not-possible')
  expect(nextStatuses('unconfirmed')).toEqual(['stopped'])
})

test('changed into what the same person asks already, one of the two stops', async () => {
  const first = await aDemand('a@example.be')
  const second = await aDemand('a@example.be', { ...noCriteria, types: [3] })
  const wish = { ...noCriteria, types: [1, 2] }
  const given = { list: 'for-sale', frequency: 'daily', wish } as const
  expect(await keepDemand(tools, els, first, given)).toEqual({ outcome: 'saved' })
  expect(await keepDemand(tools, els, second, given)).toEqual({ outcome: 'saved' })
  expect(await findDemand(db, first.id)).toMatchObject({ status: 'stopped' })
  expect(await findDemand(db, second.id)).toMatchObject({ status: 'active' })
})

test('the list is searched by name, address and town; who is erased is gone', async () => {
  const gent = { ...noCriteria, cities: [{ name: 'Gent', zip: '9000' }], types: [] }
  await aDemand('a@example.be', gent)
  const { id } = await aDemand('b@example.be', undefined, 'paused')
  const found = async (query: string) => {
    const filter = readDemandFilter(new URLSearchParams(query))
    return (await listDemands(db, filter, { limit: 9, offset: 0 })).rows.map(({ email }) => email)
  }
  expect(await found('text=gent')).toEqual(['a@example.be'])
  expect(await found('text=nora+b@')).toEqual(['b@example.be'])
  expect(await found('status=paused')).toEqual(['b@example.be'])
  expect(await found('status=asleep&text=peeters')).toHaveLength(2)
  await setDemandStatus(tools, els, { id, version: 1 }, 'stopped')
  expect(await seekerRecords.erase(db, 'B@example.be')).toBe(1)
  expect(await found('')).toEqual(['a@example.be'])
  const [change] = await listChanges(db, { kind: 'demand', id })
  expect(change).toMatchObject({ action: 'stopped', before: null, after: null })
})
