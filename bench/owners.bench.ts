import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { insertAccount } from '../app/accounts/queries.server'
import { type Database, openDatabase } from '../app/database/client.server'
import {
  runningEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../app/database/embedded-postgres.server'
import { loadPropertyReport } from '../app/owners/property-report.server'
import { giveToOwner } from '../app/properties/owned/owned-queries.server'
import { firstRows } from '../server/first-rows'
import { load, processorTime } from './load'
import { plantProperties } from './many-properties'
import { openSite, type Site } from './site'
import { row, say, timed } from './stopwatch'

const seconds = 5
const turns = 4
const mostSlower = 1.1
const leastPerSecond = 1_000
const mostGrowth = 1.5
const now = () => new Date('2026-11-15T10:00:00Z')

/** What counting costs the visitors, and what a much visited property costs its owner. */
export async function run() {
  const site = await openSite()
  try {
    await measureCounting(site)
  } finally {
    await site.close()
  }
  await measurePortal()
}

const browser = {
  accept: 'text/html',
  'accept-encoding': 'br',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
}
/** The same page to the same browser; what is fetched ahead is not counted. */
const ahead = { ...browser, 'sec-purpose': 'prefetch' }

/**
 * The list while a thousand views of properties a second come in, counted or not: in turns, so that a busy
 * neighbour bothers both, and in processor time, which minds its own business.
 */
async function measureCounting(site: Site) {
  const properties = await someProperties(site.origin)
  const views = viewsIn(site)
  const spent = { counted: [] as number[], uncounted: [] as number[] }
  let answered = 0
  let counted = 0
  await cost(site, properties, browser)
  await delay(2_500)
  for (let turn = 0; turn < turns; turn += 1) {
    spent.uncounted.push((await cost(site, properties, ahead)).microseconds)
    const before = await views()
    const { microseconds, seen } = await cost(site, properties, browser)
    await delay(2_500)
    spent.counted.push(microseconds)
    answered += seen
    counted += (await views()) - before
  }
  const perSecond = counted / (turns * seconds)
  const told = (all: number[]) => `${least(all).toFixed(0)} µs of processor a page`
  say('Cached pages while homes are visited')
  say(`  visits not counted             ${told(spent.uncounted)}`)
  say(`  visits counted                 ${told(spent.counted)}`)
  verdict('  counted over not counted', least(spent.counted) / least(spent.uncounted), mostSlower)
  const isMet = perSecond >= leastPerSecond && counted === answered
  const met = isMet ? 'met' : 'MISSED'
  say(
    `  counted ${counted} of ${answered} views, ${perSecond.toFixed(0)}/s (aim: all, ${leastPerSecond}/s, ${met})`,
  )
}

const least = (all: number[]) => Math.min(...all)

function verdict(what: string, ratio: number, most: number) {
  say(`${what}: ${ratio.toFixed(2)}x (aim: ${most}x, ${ratio <= most ? 'met' : 'MISSED'})`)
}

async function cost(site: Site, properties: string[], headers: Record<string, string>) {
  let next = 0
  const nextPath = () => {
    next += 1
    return properties[next % properties.length] ?? '/nl/'
  }
  const before = processorTime([site.pid])
  const [counted, pages] = await Promise.all([
    load(site.origin, seconds, { headers, nextPath, connections: 32, pause: 20 }),
    load(`${site.origin}/nl/te-koop/`, seconds, { headers: ahead, connections: 8 }),
  ])
  const seen = Math.round(counted.requestsPerSecond * seconds)
  const answers = seen + pages.requestsPerSecond * seconds
  return { seen, microseconds: ((processorTime([site.pid]) - before) * 1e6) / answers }
}

async function someProperties(origin: string): Promise<string[]> {
  const list = await (await fetch(`${origin}/nl/te-koop/`)).text()
  const properties = [...new Set(list.match(/\/nl\/te-koop\/[^"/]+\/[^"/]+\/\d+\//g))]
  for (const property of properties) await fetch(origin + property, { headers: ahead })
  return properties
}

function viewsIn({ dataFolder }: Site) {
  const connectionString = runningEmbeddedPostgres(dataFolder)
  return async () => {
    const client = new pg.Client({ connectionString })
    await client.connect()
    const { rows } = await client.query('select sum(views)::int as views from page_views')
    await client.end()
    return (rows[0]?.views ?? 0) as number
  }
}

const [few, many] = [1, 2] as const

async function measurePortal() {
  const server = await startEmbeddedPostgres('data/bench', ['--shared_buffers=256MB'])
  const client = new pg.Client(server.url)
  await client.connect()
  await client.query('drop database if exists owners with (force)')
  await client.query('create database owners')
  await client.end()
  const { db, migrate, close } = openDatabase(server.url.replace(/[^/]+$/, 'owners'), () => {})
  await migrate(firstRows)
  await plantProperties(db, 1_000)
  const owner = await plantOwner(db)
  const site = { db, now, language: 'nl' as const }
  const small = await timed(() => loadPropertyReport(site, owner, few))
  const large = await timed(() => loadPropertyReport(site, owner, many))
  say('\nThe page of a home in the portal, what it asks of the database')
  say(row('  a thousand views', small))
  say(row('  a million views', large))
  verdict('  a million over a thousand, p95', large.p95 / small.p95, mostGrowth)
  await close()
  await server.stop()
}

/** A thousand views in two months; a million in two years, from everywhere. */
async function plantOwner(db: Database): Promise<string> {
  const account = await insertAccount(db, {
    email: 'owner@bench.example',
    name: 'Owner',
    role: 'owner',
    language: 'nl',
    createdAt: now(),
    passwordHash: 'x',
  })
  const owner = account?.id ?? ''
  await giveToOwner(db, owner, [few, many])
  await db.execute(sql`
    insert into page_views (property_id, day, source, language, views, visitors)
    select ${few}::int, date '2026-11-15' - n, 'direct', 'nl', 17, 9 from generate_series(0, 59) as n
    union all
    select ${many}::int, date '2026-11-15' - n, source, language, 92, 40
    from generate_series(0, 729) as n, unnest(array['direct', 'search', 'portal', 'social', 'campaign'])
      as source, unnest(array['nl', 'fr', 'en']) as language`)
  await db.execute(sql`vacuum analyze page_views`)
  return owner
}
