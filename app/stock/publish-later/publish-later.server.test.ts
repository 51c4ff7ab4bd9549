import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { openTestJobs } from '../../../testing/test-jobs'
import { openRuleBook } from '../../costs/rules/open-rule-book.server'
import { listChanges } from '../../journal/queries.server'
import { propertyNews } from '../../properties/stored/property-news.server'
import { createStock } from '../create-stock.server'
import { changeState } from '../save-stock.server'
import { readProperty } from '../testing.server'
import { cancelPublication, planPublication } from './plan-publication.server'
import { publishDue } from './publish-due.job.server'
import { findPublication, listFailedPublications } from './queries.server'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [propertyNews])
await openRuleBook(db)

const by = { id: '00000000-0000-7000-8000-000000000001', name: 'An Agent' }
const kind = 'property'
const at = (hour: number) => ({ db, jobs, now: () => new Date(Date.UTC(2026, 10, 15, hour)) })
const publishAt = new Date(Date.UTC(2026, 10, 15, 12))

beforeEach(() => db.execute(sql`truncate properties, property_history, changes, cities cascade`))

const draft = { reference: 'K-1', goal: 'sale' as const, type: 1, zip: '3200', city: 'Aarschot' }
const created = () => createStock(at(9), { kind, by, made: draft })
/** With the least that the site asks. */
async function complete() {
  const propertyId = await created()
  await db.execute(sql`update properties set title = '{"nl":"Huis"}', price_cents = 1,
    pictures = '[{"id":1,"hash":"x","alt":{}}]' where id = ${propertyId}`)
  return propertyId
}

test('a property goes on the site when its moment comes, once', async () => {
  const propertyId = await complete()
  expect(await planPublication(at(10), { propertyId, publishAt, by })).toEqual({
    outcome: 'planned',
  })
  expect(await publishDue(at(11))).toBe(0)
  expect((await readProperty(db, propertyId)).isPublished).toBe(false)
  const rounds = await Promise.all([publishDue(at(12)), publishDue(at(12))])
  expect(rounds.toSorted()).toEqual([0, 1])
  expect((await readProperty(db, propertyId)).isPublished).toBe(true)
  expect(await findPublication(db, propertyId)).toBeUndefined()
  const [last] = await listChanges(db, { kind, id: `${propertyId}` }, 1)
  expect(last).toMatchObject({ action: 'publish', accountName: 'An Agent' })
})

test('what still lacks something stays off the site, and is told until it is there', async () => {
  const propertyId = await created()
  await planPublication(at(10), { propertyId, publishAt, by })
  expect(await publishDue(at(12))).toBe(0)
  expect((await readProperty(db, propertyId)).isPublished).toBe(false)
  expect(await findPublication(db, propertyId)).toMatchObject({ failure: 'incomplete' })
  expect(await listFailedPublications(db)).toMatchObject([{ propertyId }])
  expect(await publishDue(at(13))).toBe(0)
  await planPublication(at(13), { propertyId, publishAt: new Date(Date.UTC(2026, 10, 16)), by })
  expect(await listFailedPublications(db)).toEqual([])
})

test('a plan can be taken back, and needs a moment that is still to come', async () => {
  const propertyId = await complete()
  const wish = { propertyId, publishAt, by }
  expect(await planPublication(at(12), wish)).toEqual({ outcome: 'not-ahead' })
  expect(await planPublication(at(10), { ...wish, propertyId: 0 })).toEqual({ outcome: 'unknown' })
  await planPublication(at(10), wish)
  expect(await cancelPublication(at(11), wish)).toEqual({ outcome: 'cancelled' })
  expect(await cancelPublication(at(11), wish)).toEqual({ outcome: 'none' })
  expect(await publishDue(at(12))).toBe(0)
})

test('what somebody published before needs no plan, and is not published again', async () => {
  const propertyId = await complete()
  await planPublication(at(10), { propertyId, publishAt, by })
  const { version } = await readProperty(db, propertyId)
  const of = { kind, id: propertyId } as const
  await changeState(at(11), { of, version, by, state: 'publish', isSure: true })
  expect(await findPublication(db, propertyId)).toBeUndefined()
  expect(await planPublication(at(11), { propertyId, publishAt, by })).toEqual({
    outcome: 'not-possible',
  })
  expect(await publishDue(at(12))).toBe(0)
  expect(await findPublication(db, propertyId)).toBeUndefined()
})
