import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { firstRows } from '../../server/first-rows'
import { openRestoredRelease, rowsOf } from '../../testing/releases/restored-release'
import { rowsKept, rowsToKeep } from '../../testing/releases/since-release'
import { OutdatedDatabase } from './adopt-former-database.server'
import { definitionFiles } from './apply-definitions.server'
import { formerMigrations } from './former-migrations'
import { migrationFiles } from './migration-files.server'

const version = 'before-0.1'

test('a database of the former migrations keeps every row, and what the agency deleted stays away', async () => {
  const { db, migrate } = await openRestoredRelease(version)
  // Its search entries were dumped with spots of another place secret than its own.
  await db.execute(sql`update properties set id = id`)
  const before = await rowsOf(db)
  expect(before.answer_templates).toHaveLength(5)
  await migrate(firstRows)
  await migrate(firstRows)
  const after = await rowsOf(db)
  const toKeep = rowsToKeep(before)
  expect(rowsKept(after, toKeep)).toEqual(toKeep)
  expect(after.definitions).toHaveLength(definitionFiles().length)
  const names = after.migrations?.map((row) => (row as { name: string }).name)
  const files = migrationFiles().map(({ name }) => name)
  expect(names?.sort()).toEqual([...formerMigrations, ...files, ...Object.keys(firstRows)].sort())
})

test('a rule the office changed keeps its source, one it left alone gets the public one', async () => {
  const { db, migrate } = await openRestoredRelease(version)
  await db.execute(sql`
    insert into rules (rule, region, low, high, valid_from, source, checked_on, certainty, version)
    values ('vat', 'belgium', 2100, 2100, '2000-01-01', 'Ons eigen boek', '2026-11-15', 'firm', 2),
      ('vat-rebuild', 'belgium', 600, 600, '2025-07-01', 'blog', '2026-11-15', 'firm', 1)
  `)
  await migrate(firstRows)
  const { rows } = await db.execute<{ rule: string; source: string }>(
    sql`select rule, source from rules where rule in ('vat', 'vat-rebuild') order by rule`,
  )
  expect(rows.map(({ source }) => source)).toEqual([
    'Ons eigen boek',
    'Programmawet/loi-programme 18.7.2025; fin.belgium.be',
  ])
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
