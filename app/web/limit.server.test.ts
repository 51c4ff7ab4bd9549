import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openDatabase } from '../database/client.server'
import { countHit, countHits, createLimit, forgetOldHits, rateLimits } from './limit.server'

const { db, url } = await openTestDatabase()
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

const together = (who: string[], now = start, subject = 'form') =>
  Promise.all(
    who.map((each) => {
      const hits = ['', '-today'].map((end) => ({ subject: subject + end, who: each, seconds: 60 }))
      return countHits(db, now, hits, { mayBeLost: true })
    }),
  )

test('forms that come together are counted in one statement, each with its own answer', async () => {
  await db.delete(rateLimits)
  await together(['one', 'one'])
  const who = Array.from({ length: 60 }, (_, index) => ['one', 'two', `other ${index}`][index % 3])
  const counts = await together(who.map(String))
  for (const [place, first] of [3, 1].entries()) {
    const own = counts.filter((_, index) => index % 3 === place)
    expect(own).toEqual(Array.from({ length: 20 }, (_, index) => [first + index, first + index]))
  }
  expect(counts.filter((_, index) => index % 3 === 2)).toEqual(Array(20).fill([1, 1]))
  const { rows } = await db.execute(sql`select distinct xmin::text from rate_limits`)
  expect(rows).toHaveLength(1)
})

test('together in a new stretch of time they start from one, and it lasts no shorter', async () => {
  await together(['late', 'late', 'late'])
  const first = together(['late'], after(60))
  const [second] = await together(['late'], after(90))
  expect([await first, second]).toEqual([[[1, 1]], [2, 2]])
  expect(await together(['late'], after(119))).toEqual([[3, 3]])
  expect(await together(['late'], after(120))).toEqual([[1, 1]])
})

test('who comes in one statement before a stretch is over is counted in it', async () => {
  await together(['edge'])
  const before = together(['edge'], after(59))
  expect([await before, await together(['edge'], after(60))]).toEqual([[[2, 2]], [[1, 1]]])
  const [last, next] = await Promise.all([
    together(['edge'], after(119)),
    together(['edge'], after(120)),
  ])
  expect([last, next]).toEqual([[[2, 2]], [[3, 3]]])
})

test('two nodes that count the same visitors never wait for each other', async () => {
  const other = openDatabase(url, () => {})
  const who = Array.from({ length: 400 }, (_, index) => ({
    subject: 'node',
    who: `${index}`,
    seconds: 60,
  }))
  for (let round = 0; round < 10; round += 1) {
    const counts = await Promise.all([
      countHits(db, start, who, { mayBeLost: true }),
      countHits(other.db, start, who.toReversed(), { mayBeLost: true }),
    ])
    const both = counts.flat().toSorted((one, another) => one - another)
    expect([both[0], both.at(-1)]).toEqual([2 * round + 1, 2 * round + 2])
  }
  await other.close()
})

test('old counts go without waiting for what is counted at that moment', async () => {
  await hit('old', start, 'counted')
  await hit('old', start, 'alone')
  await db.transaction(async (tx) => {
    await countHit(tx, { subject: 'counted', who: 'old', seconds: 60, now: after(600) })
    await forgetOldHits(db, after(600))
  })
  expect(await hit('old', after(600), 'counted')).toBe(2)
  expect(await db.$count(rateLimits)).toBe(1)
})
