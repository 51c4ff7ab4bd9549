import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import type { Announce } from './apply-changes.server'
import { openTestImport, properties } from './testing.server'

const { db } = await openTestDatabase()
const { take, news, empty, stock } = await openTestImport(db)

beforeEach(empty)

/** Several batches, of which two are at work at once. */
const many = properties(1_100)

test('[7.01] a fault halfway takes back all batches, and says what it was', async () => {
  let times = 0
  const announce: Announce = async (tx) => {
    times += 1
    if (times === 2) await tx.execute(sql`select 1 / 0`)
  }
  const taken = take(many, { announce })
  await expect(taken).rejects.toMatchObject({ cause: { message: 'division by zero' } })
  expect(times).toBeLessThan(4)
  expect(await stock()).toEqual([])
  const report = await take(many)
  expect(report).toMatchObject({ outcome: 'applied', counts: { properties: { added: 1_100 } } })
})

test('[7.01] every batch is written and told once, and is unchanged when it comes again', async () => {
  await take(many)
  expect((await stock()).map(({ id, version }) => [id, version])).toEqual(
    many.map(({ ID }) => [ID, 1]),
  )
  expect(new Set(news.map(({ propertyId }) => propertyId)).size).toBe(1_100)
  const { counts } = await take(many)
  expect(counts.properties).toMatchObject({ added: 0, changed: 0, unchanged: 1_100 })
})

test('[7.01] nothing is written any more after a run that was given up', async () => {
  const history = async () => (await db.execute(sql`select from property_history`)).rowCount
  await take(many)
  const before = await history()
  let times = 0
  const announce = async () => {
    times += 1
    if (times === 2) throw new Error('given up')
  }
  const dearer = many.map((each) => ({ ...each, Price: 310_000 }))
  await expect(take(dearer, { announce })).rejects.toThrow('given up')
  expect((await take(many)).counts.properties).toMatchObject({ unchanged: 1_100, changed: 0 })
  expect(await history()).toBe(before)
})

test('[7.01] a batch that cannot be read leaves nothing of what is still being written', async () => {
  let isCut = false
  const announce: Announce = async (tx) => {
    if (isCut) return
    isCut = true
    await tx.execute(sql`alter table feed_changes rename to nowhere`)
    await delay(500)
    await tx.execute(sql`insert into rate_limits (key, hits, ends_at) values ('late', 1, now())`)
  }
  await expect(take(many, { announce })).rejects.toThrow()
  await delay(1_000)
  const late = await db.execute(sql`select from rate_limits where key = 'late'`)
  expect(late.rowCount).toBe(0)
  expect(await stock()).toEqual([])
})

test('[7.01] a change of tables that waits for an import does not keep it waiting', async () => {
  let changed: Promise<unknown> | undefined
  const announce: Announce = async () => {
    const later = sql`alter table feed_changes add column if not exists later integer`
    changed ??= Promise.resolve(db.execute(later))
    await delay(50)
  }
  expect(await take(many, { announce })).toMatchObject({ outcome: 'applied' })
  await changed
  await db.execute(sql`alter table feed_changes drop column later`)
})
