import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { openTestJobs } from '../../../testing/test-jobs'
import { saveSection } from '../../configuration/site-configuration.server'
import type { PropertyNews } from '../../properties/stored/property-changes'
import { aProperty, insertProperties } from '../../properties/testing'
import { findSettling } from './queries.server'
import { decideSettling, holdNews, newsSettled, settleNews } from './settle-news.server'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [newsSettled])
let minute = 0
const tools = { db, jobs, now: () => new Date(Date.UTC(2026, 10, 15, 10, minute)) }
const by = { id: '00000000-0000-7000-8000-000000000001', name: 'An Agent' }

beforeEach(async () => {
  minute = 0
  await db.execute(sql`truncate properties, settling_news, changes, configuration cascade`)
  await db.execute(sql`delete from pgboss.job`)
})

const told = async () =>
  (
    await db.execute<{ data: { changes: PropertyNews[] } }>(
      sql`select data from pgboss.job where name = 'news-settled' order by created_on, id`,
    )
  ).rows.flatMap(({ data }) => data.changes)
const after = (minutes: number) => {
  minute = minutes
  return settleNews(tools)
}
async function home(wish: Parameters<typeof aProperty>[0] = {}) {
  const pictures = [{ id: 1 }] as never
  const property = aProperty({ source: 'office', pictures, ...wish })
  await insertProperties(db, [property])
  return property.id
}
const set = (id: number, change: string) =>
  db.execute(sql`update properties set ${sql.raw(change)} where id = ${id}`)

test('publish, price, option, sold and for sale again are one piece of news', async () => {
  const propertyId = await home()
  await holdNews(tools, [{ propertyId, kind: 'published' }])
  minute = 3
  await holdNews(tools, [{ propertyId, kind: 'price', was: { priceCents: 1 } }])
  minute = 7
  await holdNews(tools, [{ propertyId, kind: 'status', was: { status: 'option' } }])
  await after(21)
  expect(await told()).toEqual([])
  await after(22)
  expect(await told()).toEqual([{ propertyId, kind: 'published' }])
  await after(60)
  expect(await told()).toHaveLength(1)
})

test('what is changed back is no news, and the first price tells where it began', async () => {
  const [same, other] = [await home({ priceCents: 500 }), await home({ priceCents: 450 })]
  for (const propertyId of [same, other]) {
    await holdNews(tools, [{ propertyId, kind: 'price', was: { priceCents: 500 } }])
    await holdNews(tools, [{ propertyId, kind: 'price', was: { priceCents: 400 } }])
  }
  await after(15)
  expect(await told()).toEqual([{ propertyId: other, kind: 'price', was: { priceCents: 500 } }])
})

test('a new home of ours waits for its first picture; one that left the site is not told', async () => {
  const [bare, gone] = [await home({ pictures: [] }), await home()]
  for (const propertyId of [bare, gone]) await holdNews(tools, [{ propertyId, kind: 'published' }])
  await set(gone, 'is_published = false')
  await after(15)
  expect(await told()).toEqual([])
  await set(bare, `pictures = '[{"id":1}]'`)
  await after(30)
  expect(await told()).toEqual([{ propertyId: bare, kind: 'published' }])
  expect(await findSettling(db, gone)).toBeUndefined()
})

test('a colleague sends it at once, or stops it', async () => {
  const [now, never] = [await home(), await home()]
  for (const propertyId of [now, never]) await holdNews(tools, [{ propertyId, kind: 'published' }])
  const decide = (propertyId: number, task: 'send-now' | 'stop-news') =>
    decideSettling(tools, by, { propertyId, task })
  expect((await decide(never, 'stop-news')).outcome).toBe('decided')
  expect((await decide(now, 'send-now')).outcome).toBe('decided')
  expect((await decide(now, 'send-now')).outcome).toBe('nothing-waits')
  await after(60)
  expect(await told()).toEqual([{ propertyId: now, kind: 'published' }])
})

test('an agency may wish no delay', async () => {
  await saveSection(db, 'alerts', { settleMinutes: 0 }, 0)
  const propertyId = await home()
  await holdNews(tools, [{ propertyId, kind: 'back' }])
  expect(await told()).toEqual([{ propertyId, kind: 'back' }])
})
