import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { countHit, countHits, createLimit, forgetOldHits, rateLimits } from './limit.server'

const { db } = await openTestDatabase()
const start = new Date('2026-05-04T10:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000)
const hit = (who: string, now: Date, subject = 'test') =>
  countHit(db, { subject, who, seconds: 60, now })

test('hits at the same moment all count', async () => {
  const counts = await Promise.all(Array.from({ length: 8 }, () => hit('a', start)))
  expect(counts.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('a new stretch of time starts from one, and others count apart', async () => {
  await hit('b', start)
  expect(await hit('b', after(59))).toBe(2)
  expect(await hit('b', after(60))).toBe(1)
  expect(await hit('c', after(60))).toBe(1)
  expect(await hit('b', after(61), 'other')).toBe(1)
})

test('no address is kept, and old counts go', async () => {
  await hit('192.0.2.7', start)
  const rows = await db.select().from(rateLimits)
  expect(JSON.stringify(rows)).not.toContain('192.0.2.7')
  await forgetOldHits(db, after(600))
  expect(await db.$count(rateLimits)).toBe(0)
})

test('so many tries, then none until the time has passed', async () => {
  let now = start
  const limit = createLimit({ db, now: () => now }, { subject: 'sign-in', tries: 3, seconds: 60 })
  const tries = await Promise.all([1, 2, 3, 4, 5].map(() => limit.mayTry('someone')))
  expect(tries.filter(Boolean)).toHaveLength(3)
  expect(await limit.mayTry('someone else')).toBe(true)
  now = after(59)
  expect(await limit.mayTry('someone')).toBe(false)
  now = after(60)
  expect(await limit.mayTry('someone')).toBe(true)
})

test('who is forgiven starts anew, and nobody else', async () => {
  const limit = createLimit({ db, now: () => start }, { subject: 'again', tries: 1, seconds: 60 })
  const other = createLimit({ db, now: () => start }, { subject: 'other', tries: 1, seconds: 60 })
  for (const each of [limit, other]) await each.mayTry('someone')
  await limit.forgive('someone')
  expect([await limit.mayTry('someone'), await other.mayTry('someone')]).toEqual([true, false])
})

test('only what may be lost does not wait for the disk', async () => {
  const waits = (mayBeLost: boolean) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local synchronous_commit = on`)
      await countHits(tx, start, [{ subject: 'disk', who: 'd', seconds: 60 }], { mayBeLost })
      const { rows } = await tx.execute<{ synchronous_commit: string }>(
        sql`show synchronous_commit`,
      )
      return rows[0]?.synchronous_commit
    })
  expect(await waits(true)).toBe('off')
  expect(await waits(false)).toBe('on')
  expect(await hit('d', start, 'disk')).toBe(3)
})
