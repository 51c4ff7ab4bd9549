import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { openFileStore } from '../../files/file-store.server'
import { emptyStock } from '../testing'
import { estateOf, openTestWhise } from '../whise/testing.server'
import { findHeldRun } from './held-run.server'
import { letLeave } from './manage-source.server'
import { readAsked, type sourceAsked } from './source-asked.job.server'

type Asked = Parameters<typeof readAsked>[1]

const { db } = await openTestDatabase()
const whise = await openTestWhise(db)
const { standIn } = whise
afterAll(standIn.close)

const asked: Asked[] = []
const jobs = {
  enqueue: async (_: unknown, __: typeof sourceAsked, wish: Asked) => {
    asked.push(wish)
  },
} as never
const manager = () => ({
  ...whise.tools(),
  jobs,
  staff: { id: '55555555-0000-4000-8000-000000000000', name: 'Karel' },
})
const held = async () => findHeldRun(db, await whise.sourceNow())
const sayYes = async (run: string) => letLeave(manager(), await whise.sourceNow(), run)
const later = () => {
  whise.clock.time += 60_000
}
async function workOff() {
  later()
  const files = openFileStore(tmpdir())
  for (const wish of asked.splice(0)) {
    await readAsked({ ...whise.tools(), files, jobs }, wish, { maxRemoved: 0.2 })
  }
}
async function shown() {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from properties where hidden_at is null`,
  )
  return rows[0]?.count
}
const homes = Array.from({ length: 10 }, (_, at) => at + 1)

beforeEach(async () => {
  await emptyStock(db)
  await whise.clear()
  await db.execute(sql`delete from feed_runs`)
  await db.execute(sql`delete from changes`)
  asked.length = 0
  standIn.put(...homes.map((number) => estateOf({ number, price: 9 }, whise.stamp())))
  await whise.take()
  for (const number of [1, 2, 3]) standIn.remove(number)
  whise.nextDay()
  expect((await whise.take()).outcome).toBe('held-back')
})

test('[7.01] what was held back leaves once a manager saw it and said yes', async () => {
  const run = await held()
  expect(run).toMatchObject({ shown: 10, leaving: 3 })
  expect(run?.who.property).toHaveLength(3)
  expect(await sayYes(run?.runId ?? '')).toBe(true)
  await workOff()
  expect(await shown()).toBe(7)
  expect(await held()).toBeUndefined()
  const { rows } = await db.execute(sql`select action from changes`)
  expect(rows).toEqual([{ action: 'let-leave' }])
})

test('[7.01] a yes holds for what was seen: when more would leave, nothing does', async () => {
  const run = await held()
  await sayYes(run?.runId ?? '')
  standIn.remove(4)
  await workOff()
  expect(await shown()).toBe(10)
  expect(await held()).toMatchObject({ leaving: 4 })
  // The earlier list is not the one that waits now.
  expect(await sayYes(run?.runId ?? '')).toBe(false)
})

test('[7.01] what came back needs no yes', async () => {
  const run = await held()
  standIn.put(...[1, 2].map((number) => estateOf({ number, price: 9 }, whise.stamp())))
  later()
  expect((await whise.take()).outcome).toBe('applied')
  expect(await held()).toBeUndefined()
  expect(await sayYes(run?.runId ?? '')).toBe(false)
  expect(asked).toEqual([])
})
