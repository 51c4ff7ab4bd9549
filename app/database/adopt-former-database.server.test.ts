import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { firstRows } from '../../server/first-rows'
import { addedTables, openRestoredRelease, rowsOf } from '../../testing/restored-release'
import { OutdatedDatabase } from './adopt-former-database.server'
import { formerMigrations } from './former-migrations'
import { migrationFiles } from './migration-files.server'

const version = 'before-0.1'

test('a database of the former migrations keeps every row, and what the agency deleted stays away', async () => {
  const { db, migrate } = await openRestoredRelease(version)
  const before = await rowsOf(db)
  expect(before.answer_templates).toHaveLength(5)
  await migrate(firstRows)
  await migrate(firstRows)
  const { migrations, ...after } = await rowsOf(db)
  const { brakes: _, ...kept } = before
  const tables = Object.keys(kept).filter((table) => table !== 'migrations')
  expect(Object.keys(after)).toEqual([...tables, ...addedTables].sort())
  for (const table of addedTables) expect(after[table]).toEqual([])
  // Later migrations add columns; none takes a row or a value away.
  expect({ ...after, migrations: before.migrations }).toMatchObject(kept)
  const names = migrations?.map((row) => (row as { name: string }).name)
  const files = migrationFiles().map(({ name }) => name)
  expect(names?.sort()).toEqual([...formerMigrations, ...files, ...Object.keys(firstRows)].sort())
})

test('a database that stopped half-way is refused with one sentence, and left as it was', async () => {
  const { db, migrate } = await openRestoredRelease(version)
  await db.execute(sql`delete from migrations where name > '202611150600'`)
  const before = await rowsOf(db)
  await expect(migrate(firstRows)).rejects.toThrow(OutdatedDatabase)
  await expect(migrate(firstRows)).rejects.toThrow(/^This database stopped at 25 of .* 43 .*\.$/)
  expect(await rowsOf(db)).toEqual(before)
})

test.each([
  ['alter table agents drop column picture', '“is_active boolean NOT NULL DEFAULT true,”'],
  ['drop index modules_page', 'in place of “CREATE INDEX modules_page ON modules'],
  ['create index figures_value on figures (value)', '“CREATE INDEX figures_value ON figures'],
  ['create view zzz as select 1 as one', '“CREATE VIEW zzz AS” in place of “”'],
])('one that was changed by hand is refused: %s', async (change, place) => {
  const { db, migrate } = await openRestoredRelease(version)
  await db.execute(sql.raw(change))
  const before = await rowsOf(db)
  const refusal = migrate(firstRows)
  await expect(refusal).rejects.toThrow(/^This database is not as its migrations made it, .*\.$/)
  await expect(refusal).rejects.toThrow(place)
  expect(await rowsOf(db)).toEqual(before)
})
