import { once } from 'node:events'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { playFeedRound } from '../feed-round.job.server'
import { UnreadableFeed } from '../reading/unreadable-feed'
import { openTestWhise } from '../whise/testing.server'
import { createCaller } from './call-crm.server'

const busy: OutgoingHttpHeaders[] = []
const server = createServer((_, response) => {
  const headers = busy.shift()
  if (headers) response.writeHead(429, headers).end()
  else response.writeHead(200).end('{}')
})
await once(server.listen(0, '127.0.0.1'), 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const { db } = await openTestDatabase()
const whise = await openTestWhise(db)
afterAll(async () => {
  server.close()
  await whise.standIn.close()
})

const waits: number[] = []
const wait = async (milliseconds: number) => {
  waits.push(milliseconds)
}
beforeEach(() => {
  waits.length = 0
})

const moment = (time: string) => `Sun, 15 Nov 2026 ${time} GMT`

test.each([
  ['in seconds', { 'retry-after': '7' }, 7_000],
  // Its clock is hours from ours, and only compared with itself.
  ['until a moment', { 'retry-after': moment('03:00:09'), date: moment('03:00:00') }, 9_000],
  [
    'until a moment that is over',
    { 'retry-after': moment('02:59:00'), date: moment('03:00:00') },
    2_000,
  ],
  ['in words', { 'retry-after': 'soon' }, 2_000],
])('[7.01] a CRM that asks for rest %s is given it', async (_, headers, rest) => {
  busy.push(headers)
  const call = createCaller({ origin, wait })
  expect((await call({ path: '/' })).status).toBe(200)
  expect(waits).toEqual([300, rest, 300])
})

test('[7.01] a rest that is longer than a run may wait ends the run at once', async () => {
  busy.push({ 'retry-after': '3600' })
  const answer = createCaller({ origin, wait })({ path: '/' })
  await expect(answer).rejects.toMatchObject({
    reason: 'overloaded',
    isUnheard: true,
    rest: 3_600_000,
  })
  await expect(answer).rejects.toBeInstanceOf(UnreadableFeed)
  expect(waits).toEqual([300])
})

test('[7.01] until its rest is over a source is left alone by the schedule', async () => {
  const { standIn, clock } = whise
  await db.execute(sql`update feed_sources set is_on = true`)
  const rest = async () => (await whise.sourceNow()).restUntil?.getTime()
  standIn.state.fault = { name: '429', retryAfter: '3600' }
  expect((await whise.take()).outcome).toBe('overloaded')
  expect(await rest()).toBe(clock.time + 3_600_000)
  standIn.state.fault = undefined
  standIn.state.calls.length = 0
  const jobs = { enqueue: async () => {} } as never
  const tools = { ...whise.tools(), files: {} as never, jobs }
  await playFeedRound(tools, { sources: [], maxRemoved: 0.2 } as never)
  expect(standIn.state.calls).toEqual([])
  clock.time += 3_600_001
  await playFeedRound(tools, { sources: [], maxRemoved: 0.2 } as never)
  expect(standIn.state.calls.length).toBeGreaterThan(0)
})
