import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { firstRows } from '../../../server/first-rows'
import { keptReleases, openRestoredRelease } from '../../../testing/releases/restored-release'
import { openEmptyDatabase, openTestDatabase } from '../../../testing/test-database'
import { columnsOf, missedByOlder } from '../../../testing/upgrade/missed-by-older'
import { migrationFiles } from '../migration-files.server'
import { lastingSince } from './taking-away'
import { upgradeCommand } from './upgrade-command.server'

const { url } = await openTestDatabase()

async function withClient<Answer>(address: string, work: (client: pg.Client) => Promise<Answer>) {
  const client = new pg.Client(address)
  await client.connect()
  return work(client).finally(() => client.end())
}

test('a node of before finds all it knows, and may leave out what it does not', async () => {
  const older = await openEmptyDatabase()
  const before = await withClient(older.url, async (client) => {
    for (const { name, sql: text } of migrationFiles()) {
      if (name < lastingSince) await client.query(text)
    }
    return columnsOf(client)
  })
  expect(before.length).toBeGreaterThan(300)
  expect(missedByOlder(before, await withClient(url, columnsOf))).toEqual([])
})

test('an older node that starts beside a newer one leaves the newer definitions alone', async () => {
  const { db, migrate } = await openEmptyDatabase()
  await migrate(firstRows)
  const newest = sql`update definitions set hash = 'of a newer version'`
  await db.execute(newest)
  await db.execute(sql`insert into migrations (name) values ('209901010000-web-later.sql')`)
  await migrate(firstRows)
  const { rows } = await db.execute(sql`select distinct hash from definitions`)
  expect(rows).toEqual([{ hash: 'of a newer version' }])
  // Without the step of a newer version they are ours.
  await db.execute(sql`delete from migrations where name like '2099%'`)
  await migrate(firstRows)
  expect((await db.execute(sql`select distinct hash from definitions`)).rows).not.toEqual(rows)
})

test.each(keptReleases)('what an upgrade of %s would do is told, and not done', async (version) => {
  const { url: old, db } = await openRestoredRelease(version)
  const told = await upgradeCommand({ url: old }, ['--check'])
  expect(told).toMatch(/\d+ migrations would be applied/)
  expect(told).toContain('202611162040-backup-runs.sql')
  const { rows } = await db.execute(sql`select to_regclass('backup_runs') as made`)
  expect(rows).toEqual([{ made: null }])
})

test('a database that is up to date, empty or newer says so', async () => {
  expect(await upgradeCommand({ url }, ['--check'])).toBe('No migration waits.')
  const newer = await upgradeCommand({ url, isNewer: (step) => step.startsWith('0001') }, [
    '--check',
  ])
  expect(newer).toContain('is of a newer version')
  const empty = await openEmptyDatabase()
  expect(await upgradeCommand({ url: empty.url }, ['--check'])).toContain('is empty')
})
