import pg from 'pg'
import { openDatabase } from '../app/database/client.server'
import { startEmbeddedPostgres } from '../app/database/embedded-postgres.server'
import { findFullProperty } from '../app/properties/shown/full-queries.server'
import { firstRows } from '../server/first-rows'
import { plantProperties } from './many-properties'
import { row, say, type Timing, timed } from './stopwatch'

const sizes = [200, 200_000]
const mostGrowth = 1.5

/** What the page of a property asks of the database, with few and with many properties beside it. */
export async function run() {
  const server = await startEmbeddedPostgres('data/bench', ['--shared_buffers=256MB'])
  const timings: Timing[] = []
  for (const size of sizes) timings.push(await measure(server.url, size))
  const [few, many] = timings
  if (few && many) {
    const growth = many.p95 / few.p95
    const verdict = growth <= mostGrowth ? 'met' : 'MISSED'
    say(`detail, p95 at 200,000 over 200: ${growth.toFixed(2)}x (aim: ${mostGrowth}x, ${verdict})`)
  }
  await server.stop()
}

async function measure(serverUrl: string, size: number): Promise<Timing> {
  const url = new URL(serverUrl)
  const client = new pg.Client(serverUrl)
  await client.connect()
  await client.query(`drop database if exists detail_${size} with (force)`)
  await client.query(`create database detail_${size}`)
  await client.end()
  url.pathname = `/detail_${size}`
  const { db, migrate, close } = openDatabase(url.href, () => {})
  await migrate(firstRows)
  await plantProperties(db, size)
  const timing = await timed(async (round) => {
    const id = 1 + ((round * 7919) % size)
    const found = await findFullProperty(db, id)
    if (found.outcome === 'found') found.detailIn('nl')
  })
  say(row(`detail of ${size}`, timing))
  await close()
  return timing
}
