import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { openDatabase } from '../database/client.server'
import { job } from './job-queue.server'

const { url } = await openTestDatabase()
const { db } = openDatabase(url, () => {}, 1)
const promised = job<Record<string, never>>('promised')
const looked = job<Record<string, never>>('looked-up')
const jobs = await openTestJobs(db, [promised, looked])

const waiting = async (name: string) =>
  (await db.execute(sql`select 1 from pgboss.job where name = ${name}`)).rows.length

test('the first job of a queue needs no connection beside that of its transaction', async () => {
  await db.transaction((tx) => jobs.enqueue(tx, promised, {}))
  expect(await waiting('promised')).toBe(1)
})

test('whoever is woken by many at once is woken once, and by the next again', async () => {
  for (let times = 0; times < 20; times += 1) jobs.wake(looked)
  await vi.waitFor(async () => expect(await waiting('looked-up')).toBe(1), 5_000)
  jobs.wake(looked)
  await vi.waitFor(async () => expect(await waiting('looked-up')).toBe(2), 5_000)
})
