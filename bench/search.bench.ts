import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { openDatabase } from '../app/database/client.server'
import { startEmbeddedPostgres } from '../app/database/embedded-postgres.server'
import { listBriefCardsById } from '../app/properties/queries.server'
import { noCriteria } from '../app/search/criteria'
import { readCriteria } from '../app/search/criteria-url'
import { findList } from '../app/search/list/find-list.server'
import { mapContentOf } from '../app/search/map/map-content.server'
import { findFacets, findPage, pageQuery } from '../app/search/queries.server'
import { suggest } from '../app/search/suggest/suggest.server'
import { firstRows } from '../server/first-rows'
import { plantProperties, towns } from './many-properties'
import { row, say, type Timing, timed } from './stopwatch'

/** `npm run bench search 1000` for one size. */
const sizes = process.argv[3] ? [Number(process.argv[3])] : [1_000, 20_000, 200_000]
const now = new Date('2026-11-15T10:00:00Z')
const around = { now, centres: [] }

/** What visitors ask for: mostly a place, a type and a budget. */
const searches = Array.from({ length: 40 }, (_, index) => {
  const town = towns[(index * 7) % towns.length]
  const place = `city=${town?.name}|${town?.zip}`
  const ways = [
    `${place}&type=1&price-max=${300_000 + index * 10_000}`,
    `${place}&type=2&bedrooms=2&energy=c`,
    `${place}&price-min=150000&price-max=450000&feature=garden`,
    `${place}&type=1&type=2&sort=price-up`,
    `type=1&price-max=250000&bedrooms=3&feature=garage&built=1990`,
  ]
  return readCriteria(new URLSearchParams(ways[index % ways.length]))
})
const search = (round: number) =>
  searches[round % searches.length] ?? readCriteria(new URLSearchParams())

/** Fills a scratch database for each size and measures what a visitor waits for. */
export async function run() {
  const server = await startEmbeddedPostgres('data/bench', ['--shared_buffers=256MB'])
  const lists: Timing[] = []
  for (const size of sizes) {
    const { list, bare, typing } = await measure(await scratch(server.url, size), size)
    lists.push(list)
    aim('filtered list over its bare SQL, p95', list.p95 / bare.p95, 2)
    aim('suggest over filtered list, p95', typing.p95 / list.p95, 1)
    say('')
  }
  const [small, , large] = lists
  if (small && large) aim('filtered list at 200,000 over 1,000, p95', large.p95 / small.p95, 3)
  await server.stop()
}

function aim(what: string, ratio: number, most: number) {
  say(`${what}: ${ratio.toFixed(2)}x, aim ${most}x${ratio > most ? ', MISSED' : ''}`)
}

async function scratch(serverUrl: string, size: number) {
  const url = new URL(serverUrl)
  const client = new pg.Client(serverUrl)
  await client.connect()
  await client.query(`drop database if exists bench_${size} with (force)`)
  await client.query(`create database bench_${size}`)
  await client.end()
  url.pathname = `/bench_${size}`
  return url.href
}

async function measure(url: string, size: number) {
  const { db, migrate, close } = openDatabase(url, () => {})
  await migrate(firstRows)
  const start = performance.now()
  await plantProperties(db, size)
  say(`${size} properties, planted in ${((performance.now() - start) / 1000).toFixed(1)} s`)

  const list = await timed(async (round) => {
    const { ids } = await findPage(db, 'for-sale', search(round), around)
    return listBriefCardsById(db, ids, 'nl')
  })
  const bare = await timeBare(url)
  const facets = await timed((round) => findFacets(db, 'for-sale', search(round), around))
  const tools = { db, now: () => now, contentVersion: size }
  const page = await timed((round) => findList(tools, 'for-sale', search(round), 'nl'))
  const typing = await timed((round) => {
    const town = towns[round % towns.length]?.name ?? ''
    const text = round % 4 ? town.slice(0, 3 + (round % 4)) : `BK-${1 + ((round * 37) % size)}`
    return suggest(tools, text, 'nl')
  })
  const plain = await timed((round) =>
    findPage(db, 'for-sale', { ...noCriteria, page: 1 + (round % 9) }, around),
  )
  const whole = await timed(() => findFacets(db, 'for-sale', noCriteria, around))
  const map = await timed((round) => mapContentOf(tools, 'for-sale', search(round), 'nl'))
  const word = readCriteria(new URLSearchParams('text=tuin'))
  const asked = performance.now()
  await findPage(db, 'for-sale', word, around)
  const counted = performance.now() - asked
  const text = await timed((round) =>
    findList(tools, 'for-sale', { ...word, page: 1 + (round % 9) }, 'nl'),
  )
  const named: [string, Timing][] = [
    ['filtered list', list],
    ['the same as bare SQL', bare],
    ['whole list, no filter', plain],
    ['its facets, uncached', whole],
    ['facets, uncached', facets],
    ['list page with cached facets', page],
    ['suggest', typing],
    ['map message', map],
    ['a word that every home has', text],
  ]
  for (const [name, timing] of named) say(row(name, timing))
  say(
    `${'that word, counted anew'.padEnd(30)} ${counted.toFixed(0)} ms once, until content changes`,
  )
  for (const [name, { p95 }] of named.slice(2, 4)) {
    say(`${name}, p95: ${p95.toFixed(0)} ms, aim 50 ms${p95 > 50 ? ', MISSED' : ''}`)
  }
  await close()
  return { list, bare, typing }
}

/** The statement of the page and a read of its rows, straight through the driver. */
async function timeBare(url: string): Promise<Timing> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const statements = searches.map((each) =>
    new PgDialect().sqlToQuery(pageQuery('for-sale', each, around)),
  )
  const timing = await timed(async (round) => {
    const { sql, params } = statements[round % statements.length] ?? { sql: 'select 1', params: [] }
    const { rows } = await pool.query(sql, params)
    await pool.query(
      `select id, reference, status, list, goal, type, badge, title, price_cents,
        publish_price, is_starting_from, street, house_number, box, zip, city, bedrooms, living_area,
        ground_area, energy_label, jsonb_path_query_array(pictures, '$[0 to 2]') as pictures, published_at from properties where id = any($1)`,
      [rows[0].ids],
    )
  })
  await pool.end()
  return timing
}
