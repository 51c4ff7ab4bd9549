import { expect, test } from 'vitest'
import { definitionFiles } from '../app/database/apply-definitions.server'
import { hasOwnTransaction, migrationFaults } from '../app/database/migration-faults.server'
import { migrationFiles } from '../app/database/migration-files.server'
import { releasedMigrations } from '../app/database/released-migrations.server'
import { hashOf, type SqlFile } from '../app/database/sql-files.server'

const first = { name: '0001-web.sql', sql: 'create table a (id int);' }
const next = { name: '202612010900-web-more.sql', sql: 'alter table a add column b int;' }
const released = { [first.name]: hashOf(first) }

test('migrations are in order, share one transaction, and are final once released', () => {
  expect(Object.keys(releasedMigrations())).toContain('0001-database.sql')
  expect(migrationFaults(migrationFiles(), releasedMigrations())).toEqual([])
})

test('definitions share that transaction', () => {
  const files = definitionFiles()
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter(({ sql }) => hasOwnTransaction(sql))).toEqual([])
})

test('welcome: a new one after those that were released, with a function in it', () => {
  const sql = 'create function f() returns void language plpgsql as $$\nbegin\n  null;\nend;\n$$;'
  expect(migrationFaults([first, { ...next, sql }], released)).toEqual([])
})

test('welcome: one that takes a view down and forgets its definition', () => {
  const sql = 'drop view a_names;\nalter table a drop column b;\ndelete from definitions;'
  expect(migrationFaults([first, { ...next, sql }], released)).toEqual([])
})

test.each<[string, SqlFile[]]>([
  ['was released and is gone', [next]],
  ['was released and has changed: write a new one', [{ ...first, sql: 'select 1;' }, next]],
  ['comes before what was released', [{ ...next, name: '0000-early.sql' }, first]],
  ['is not a minute or a number and a subject', [first, { ...next, name: '2026-Web.sql' }]],
  ['has a transaction of its own', [first, { ...next, sql: 'commit;\nvacuum;' }]],
  [
    'takes down a definition: let it also delete from definitions',
    [first, { ...next, sql: 'drop view a_names;' }],
  ],
  [
    'takes down a definition: let it also delete from definitions',
    [first, { ...next, sql: 'alter table a\n  drop column b cascade;' }],
  ],
  [
    'has a transaction of its own',
    [first, { ...next, sql: 'create index concurrently i on a (b)' }],
  ],
])('refused: one that %s', (fault, files) => {
  expect(migrationFaults(files, released)).toEqual([expect.stringContaining(fault)])
})

test('refused: two with the same number', () => {
  const twin = { ...next, name: '202612010900-web-other.sql' }
  expect(migrationFaults([first, next, twin], released)).toEqual([
    `${next.name}: shares its number`,
    `${twin.name}: shares its number`,
  ])
})
