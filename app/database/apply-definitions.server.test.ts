import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openEmptyDatabase } from '../../testing/test-database'
import { OutdatedDatabase } from './adopt-former-database.server'
import { definitionFiles } from './apply-definitions.server'
import type { Database } from './database'
import { migrate } from './migrate.server'

const viewOf = (name: string, query: string) =>
  `drop view if exists ${name}; create view ${name} as ${query};`
const one = { name: 'one.sql', sql: viewOf('one', 'select 1 as number') }
const two = { name: 'two.sql', sql: viewOf('two', 'select 2 as number') }
const changed = { ...one, sql: viewOf('one', 'select 11 as number') }

test('a changed definition is applied once, an unchanged one is not touched', async () => {
  const { db, pool } = await openMigrated()
  await migrate(pool, {}, [one, two])
  const first = await stateOf(db)
  await migrate(pool, {}, [one, two])
  expect(await stateOf(db)).toEqual(first)

  await migrate(pool, {}, [changed, two])
  const second = await stateOf(db)
  expect(second.views.one).not.toBe(first.views.one)
  expect(second.views).toEqual({ ...first.views, one: second.views.one })
  expect((await db.execute(sql`select number from one`)).rows).toEqual([{ number: 11 }])
  await migrate(pool, {}, [changed, two])
  expect(await stateOf(db)).toEqual(second)
})

test('a broken one leaves the database as it was, with one clear sentence', async () => {
  const { db, pool } = await openMigrated()
  await migrate(pool, {}, [one, two])
  const before = await stateOf(db)
  const broken = { ...two, sql: viewOf('two', 'select has_moat from properties') }
  const refusal = migrate(pool, {}, [changed, broken])
  await expect(refusal).rejects.toThrow(OutdatedDatabase)
  await expect(refusal).rejects.toThrow(
    /^The definition two\.sql does not fit this database, which is left as it was: column "has_moat" does not exist\.$/,
  )
  expect(await stateOf(db)).toEqual(before)
})

test('one that a migration took down and forgot is made again', async () => {
  const { db, pool } = await openMigrated()
  await migrate(pool, {}, [one, two])
  await db.execute(sql`drop view one`)
  await db.execute(sql`delete from definitions`)
  await migrate(pool, {}, [one, two])
  expect((await db.execute(sql`select number from one`)).rows).toEqual([{ number: 1 }])
})

test('each of ours can be applied again to what it made', async () => {
  const { db, pool } = await openMigrated()
  const before = await stateOf(db)
  await migrate(
    pool,
    {},
    definitionFiles().map((file) => ({ ...file, sql: `${file.sql}\n-- changed\n` })),
  )
  const after = await stateOf(db)
  expect(Object.keys(after.views)).toEqual(Object.keys(before.views))
  expect(after.hashes.map(({ name }) => name)).toEqual(before.hashes.map(({ name }) => name))
  for (const view of Object.keys(before.views)) {
    expect(after.views[view]).not.toBe(before.views[view])
  }
})

async function openMigrated() {
  const { db, url } = await openEmptyDatabase()
  const pool = new pg.Pool({ connectionString: url })
  // Its server drops the database while the connections are still waiting for work.
  pool.on('error', () => {})
  onTestFinished(() => pool.end())
  await migrate(pool, {})
  return { db, pool }
}

/** A view that was made anew has a new number. */
async function stateOf(db: Database) {
  const hashes = await db.execute<{ name: string; hash: string }>(
    sql`select name, hash from definitions order by name`,
  )
  const views = await db.execute<{ name: string; number: string }>(sql`
    select relname as name, oid::text as number from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'v' order by relname`)
  return {
    hashes: hashes.rows,
    views: Object.fromEntries(views.rows.map(({ name, number }) => [name, number])),
  }
}
