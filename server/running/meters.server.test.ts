import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../app/database/client.server'
import { openJobQueue } from '../../app/jobs/job-queue.server'
import { openCable } from '../../testing/cable'
import { openTestDatabase } from '../../testing/test-database'
import { openTestServer } from '../testing'
import { newCondition } from './condition'
import { openMeters } from './meters'
import { metricsRoutes, metricsServer } from './metrics-routes'
import { openTraces } from './traces'

const { db, url } = await openTestDatabase()
const jobs = await openJobQueue(db, [], () => {})
await jobs.close()
const now = new Date('2026-11-16T12:00:00Z')
const token = 'a token of some length'

function open(own = db) {
  const condition = newCondition()
  const meters = openMeters({
    db: own,
    now: () => now,
    condition,
    cache: { count: () => ({ kept: 3, fresh: 2 }) },
    connections: () => ({ open: 4, idle: 1, waiting: 0 }),
  })
  const site = openTestServer(
    undefined,
    { metrics: metricsRoutes(meters, token), condition },
    {
      onKept: meters.keptSent,
      onAnswered: (answered) =>
        meters.answered({ ...answered, method: answered.request.method ?? '' }),
    },
  )
  const read = async () => {
    const answer = await site.ask('/metrics', { headers: { authorization: `Bearer ${token}` } })
    return answer.text()
  }
  return { ...site, meters, condition, read }
}

test('a node tells its numbers to who shows the token, and to nobody else', async () => {
  const { ask, read, condition } = open()
  await db.execute(sql`insert into mails (key, recipient, subject, html, text, created_at)
    values ('m', 'a@b.example', 's', 'h', 't', '2026-11-16T11:00:00Z')`)
  await db.execute(sql`insert into backup_runs (kind, started_at, finished_at, outcome)
    values ('backup', '2026-11-15T12:00:00Z', '2026-11-15T12:00:00Z', 'done')`)
  await ask('/nl/')
  await ask('/nl/')
  await ask('/nl/', { method: 'DELETE' })
  condition.hearsChanges = true
  const text = await read()
  for (const line of [
    'baksteen_requests_total{method="GET",status="200"} 2',
    'baksteen_requests_total{method="other",status="405"} 1',
    'baksteen_cache_hits_total 1',
    'baksteen_request_seconds_count 3',
    'baksteen_kept_pages 3',
    'baksteen_database_connections 4',
    'baksteen_changes_heard 1',
    'baksteen_waiting_letters 1',
    'baksteen_oldest_letter_seconds 3600',
    'baksteen_backup_age_seconds 86400',
    'baksteen_database_answers 1',
  ]) {
    expect(text).toContain(line)
  }
  // What never happened has no age.
  expect(text).not.toMatch(/^baksteen_feed_age_seconds/m)
  expect(await (await ask('/metrics')).text()).not.toContain('baksteen_requests_total')
  const wrong = { headers: { authorization: 'Bearer another' } }
  expect(await (await ask('/metrics', wrong)).text()).not.toContain('baksteen_requests_total')
})

test('while the database is away the node says so each time, and tells no old numbers', async () => {
  const cable = await openCable(url)
  const way = openDatabase(cable.databaseUrl, () => {})
  onTestFinished(async () => {
    cable.close()
    await way.close()
  })
  const { read } = open(way.db)
  expect(await read()).toMatch(/^baksteen_waiting_letters \d/m)
  // What was read holds for a while: another node asks anew.
  const { read: readAnew } = open(way.db)
  cable.cut()
  for (const _ of [1, 2, 3]) {
    const text = await readAnew()
    expect(text).toContain('baksteen_database_answers 0')
    expect(text).not.toMatch(/^baksteen_waiting_letters /m)
  }
  cable.mend()
  await expect.poll(readAnew).toContain('baksteen_database_answers 1')
  expect(await readAnew()).toMatch(/^baksteen_waiting_letters \d/m)
})

test('a port of its own tells the same, and nothing else', async () => {
  const { meters } = open()
  const server = metricsServer(meters).listen(0)
  onTestFinished(() => void server.close())
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  expect(await (await fetch(`${origin}/metrics`)).text()).toContain('baksteen_requests_total')
  expect((await fetch(`${origin}/nl/`)).status).toBe(404)
})

test.each(['docs/watching/alerts.yaml', 'docs/watching/grafana.json'])(
  'every number that %s names exists',
  async (file) => {
    const { meters } = open()
    const exists = new Set(meters.registry.getMetricsAsArray().map(({ name }) => name))
    const named = readFileSync(file, 'utf8').match(/\b(baksteen|nodejs|process)_[a-z0-9_]+/g) ?? []
    expect(named.length).toBeGreaterThan(10)
    const plain = named.map((name) => name.replace(/_(bucket|count|sum)$/, ''))
    expect(plain.filter((name) => !exists.has(name))).toEqual([])
  },
)

test('a request has one number: in its answer, on the page of trouble and in what we send on', async () => {
  const received: unknown[] = []
  const collector = createServer(async (request, response) => {
    received.push({ url: request.url, body: await json(request) })
    response.end('{}')
  }).listen(0)
  await once(collector, 'listening')
  onTestFinished(() => void collector.close().closeAllConnections())
  const { port } = collector.address() as AddressInfo
  const traces = openTraces({ endpoint: `http://localhost:${port}`, service: 'agency' })
  const answered: string[] = []
  const { ask } = openTestServer(
    async () => {
      traces.rendered(performance.now(), 5)
      throw new Error('a mistake')
    },
    {},
    {
      isOurProxy: () => true,
      onAnswered(each) {
        answered.push(each.id)
        traces.answered(each)
      },
    },
  )
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const answer = await ask('/nl/', {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  })
  const id = answer.headers.get('x-request-id') ?? ''
  expect(id).toMatch(/^[0-9a-f]{8}-1$/)
  expect(await answer.text()).toContain(`<code>${id}</code>`)
  await expect.poll(() => answered).toEqual([id])
  const given = await ask('/fr/', { headers: { 'x-request-id': 'of-our-proxy-1' } })
  expect(given.headers.get('x-request-id')).toBe('of-our-proxy-1')
  const bad = await ask('/fr/', { headers: { 'x-request-id': '<b>"' } })
  expect(bad.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-2$/)
  await expect.poll(() => answered.length).toBe(3)

  await traces.close()
  expect(received).toMatchObject([{ url: '/v1/traces' }])
  const told = JSON.stringify(received)
  expect(told).toContain(`"traceId":"${traceId}"`)
  expect(told).toContain('"parentSpanId":"b7ad6b7169203331"')
  expect(told).toContain('"name":"render"')
  expect(told).toContain(`{"key":"baksteen.request","value":{"stringValue":"${id}"}}`)
})
