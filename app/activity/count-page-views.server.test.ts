import type { IncomingMessage } from 'node:http'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openPageViewCounter } from './count-page-views.server'
import { dailySalts, dayVisitors, pageViews } from './tables.server'
import { forgetYesterday } from './tidy-up.job.server'

const { db } = await openTestDatabase()

let moment = new Date('2026-11-15T10:00:00Z')
const now = () => moment
const troubles: unknown[] = []
const node = () =>
  openPageViewCounter({
    db,
    now,
    onTrouble: (error: unknown) => troubles.push(error),
    addressOf: (request) => String(request.headers['x-test-address']),
  })

const chrome = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'
type Wish = { url?: string; method?: string; from?: string } & Record<string, string | undefined>

function viewing({
  url = '/nl/te-koop/gent/huis/7/',
  method = 'GET',
  from = 'a',
  ...headers
}: Wish = {}) {
  return {
    url,
    method,
    headers: {
      accept: 'text/html,*/*',
      'user-agent': chrome,
      host: 'baksteen.be',
      'x-test-address': from,
      ...headers,
    },
  } as unknown as IncomingMessage
}

const totals = async (propertyId: number) => {
  const { rows } = await db.execute<{ views: number; visitors: number }>(sql`
    select coalesce(sum(views), 0)::int as views, coalesce(sum(visitors), 0)::int as visitors
    from page_views where property_id = ${propertyId}`)
  return rows[0]
}

test('[3.17] [1.06] one visitor is counted once a day per property, every view is counted', async () => {
  const [one, other] = [node(), node()]
  for (let times = 0; times < 3; times += 1) one.count(viewing())
  one.count(viewing({ from: 'b' }))
  await one.flush()
  // Another web node, the same visitor in another language, later the same day.
  other.count(viewing({ url: '/fr/a-vendre/gent/huis/7/' }))
  await other.flush()
  expect(await totals(7)).toEqual({ views: 5, visitors: 2 })

  moment = new Date('2026-11-15T23:30:00Z')
  one.count(viewing())
  await one.flush()
  expect(await totals(7)).toEqual({ views: 6, visitors: 3 })
  const days = await db
    .selectDistinct({ day: pageViews.day })
    .from(pageViews)
    .orderBy(pageViews.day)
  expect(days).toEqual([{ day: '2026-11-15' }, { day: '2026-11-16' }])
  await Promise.all([one.close(), other.close()])
})

test('[3.17] visits are told apart by source and language', async () => {
  const counter = node()
  const property = '/nl/te-koop/gent/huis/8/'
  counter.count(viewing({ url: property, from: 'a', referer: 'https://www.google.be/' }))
  counter.count(viewing({ url: `${property}?utm_source=x`, from: 'b' }))
  counter.count(viewing({ url: '/en/for-sale/gent/house/8/', from: 'c' }))
  await counter.close()
  const rows = await db
    .select({
      source: pageViews.source,
      language: pageViews.language,
      visitors: pageViews.visitors,
    })
    .from(pageViews)
    .where(sql`property_id = 8`)
    .orderBy(pageViews.source)
  expect(rows).toEqual([
    { source: 'campaign', language: 'nl', visitors: 1 },
    { source: 'direct', language: 'en', visitors: 1 },
    { source: 'search', language: 'nl', visitors: 1 },
  ])
})

test.each<[string, Wish]>([
  ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['someone without a browser', { 'user-agent': 'curl/8.0' }],
  ['a request without a name', { 'user-agent': undefined }],
  ['an owner or staff with a session', { cookie: 'language=nl; session=abc' }],
  ['the same over https', { cookie: 'language=nl; __Host-session=abc' }],
  ['a browser that fetches ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['a HEAD request', { method: 'HEAD' }],
  ['a picture', { accept: 'image/avif,*/*' }],
  ['a list', { url: '/nl/te-koop/' }],
])('%s is not counted', async (_, wish) => {
  const counter = node()
  counter.count(viewing({ url: '/nl/te-koop/gent/huis/9/', ...wish }))
  await counter.close()
  expect(await totals(9)).toEqual({ views: 0, visitors: 0 })
})

test('no address and no fingerprint outlives its day', async () => {
  const counter = node()
  counter.count(viewing({ url: '/nl/te-koop/gent/huis/10/', from: '203.0.113.77' }))
  await counter.close()
  const kept = JSON.stringify([
    await db.select().from(pageViews),
    (await db.select().from(dayVisitors)).map(({ visitor }) => visitor.toString()),
  ])
  expect(kept).not.toContain('203.0.113.77')
  moment = new Date('2026-11-17T00:05:00Z')
  await forgetYesterday({ db, now })
  expect(await db.$count(dailySalts)).toBe(0)
  expect(await db.$count(dayVisitors)).toBe(0)
})

test('what could not be written is written later, once', async () => {
  const counter = node()
  await db.execute(sql`alter table page_views rename to away`)
  counter.count(viewing({ url: '/nl/te-koop/gent/huis/11/' }))
  await counter.flush()
  expect(troubles).toHaveLength(1)
  await db.execute(sql`alter table away rename to page_views`)
  await counter.close()
  expect(await totals(11)).toEqual({ views: 1, visitors: 1 })
})
