import { expect, test } from 'vitest'
import { migrationFaults } from '../app/database/migration-faults.server'
import { type MigrationFile, migrationFiles } from '../app/database/migration-files.server'
import { hashOf, releasedMigrations } from '../app/database/released-migrations.server'

const first = { name: '0001-web.sql', sql: 'create table a (id int);' }
const next = { name: '202612010900-web-more.sql', sql: 'alter table a add column b int;' }
const released = { [first.name]: hashOf(first) }

test('migrations are in order, share one transaction, and are final once released', () => {
  expect(Object.keys(releasedMigrations())).toContain('0001-database.sql')
  expect(migrationFaults(migrationFiles(), releasedMigrations())).toEqual([])
})

test('welcome: a new one after those that were released, with a function in it', () => {
  const sql = 'create function f() returns void language plpgsql as $$\nbegin\n  null;\nend;\n$$;'
  expect(migrationFaults([first, { ...next, sql }], released)).toEqual([])
})

test.each<[string, MigrationFile[]]>([
  ['was released and is gone', [next]],
  ['was released and has changed: write a new one', [{ ...first, sql: 'select 1;' }, next]],
  ['comes before what was released', [{ ...next, name: '0000-early.sql' }, first]],
  ['is not a minute or a number and a subject', [first, { ...next, name: '2026-Web.sql' }]],
  ['has a transaction of its own', [first, { ...next, sql: 'commit;\nvacuum;' }]],
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
