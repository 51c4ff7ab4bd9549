import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { killedAt, killMoments } from './killed-child.testing'
import { listFeedRuns } from './queries.server'
import { openTestImport, properties } from './testing.server'

const { db, url } = await openTestDatabase()
const { take } = await openTestImport(db)
const feed = path.join(await mkdtemp(path.join(tmpdir(), 'baksteen-kill-')), 'feed.json')

const count = 1_200
await take(properties(count))
await writeFile(
  feed,
  JSON.stringify(properties(count, { Price: 1, Description: 'Anders. '.repeat(50) })),
)

async function stock() {
  const { rows } = await db.execute(sql`
    select count(*)::int as homes, sum(version)::int as versions, max(price_cents) as price,
      (select count(*)::int from property_history) as events from properties`)
  return rows[0]
}

test.each(killMoments)(
  '[7.01] an import that is killed at "%s" leaves the old state whole',
  async (moment) => {
    const before = await stock()
    await killedAt(moment, ['testing/children/import-in-child.ts', url, feed, moment])
    expect(await stock()).toEqual(before)
  },
)

test('[7.01] after that, the next import goes through', async () => {
  const nextRun = async () => (await take(properties(count, { Price: 2 }))).outcome
  await expect.poll(nextRun, { timeout: 60_000 }).toBe('applied')
  const outcomes = (await listFeedRuns(db, 20)).map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 'interrupted')).toHaveLength(3)
  expect(await stock()).toMatchObject({ price: '200' })
})
