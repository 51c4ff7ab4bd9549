import { expect, test } from 'vitest'
import { migrationFiles } from '../app/database/migration-files.server'
import { takingsOf } from '../app/database/upgrade/taking-away'
import { missedByOlder } from '../testing/upgrade/missed-by-older'

const name = '202612010900-web-more.sql'

test('no migration takes away what the release before still reads', () => {
  expect(migrationFiles().flatMap(takingsOf)).toEqual([])
})

test.each([
  'create table b (id int not null);',
  'alter table a add column b int;',
  "alter table a add column b text not null default '';",
  'alter table a add column b int generated always as identity not null;',
  'alter table a alter b drop default, alter c drop not null, alter d drop identity;',
  'alter table a add c int;\ndrop index a_b;',
  'alter table a drop constraint a_check, add constraint a_check check (b > 0);',
  '-- we once wanted to drop column b\ncreate index on a (b);',
  '-- unread since 0.3\nalter table a drop column b;',
  'alter table a add column b int, add constraint c check (b is not null);',
])('welcome: %s', (sql) => {
  expect(takingsOf({ name, sql })).toEqual([])
})

test.each([
  ['drops a table', 'drop table a;'],
  ['drops a column', 'alter table a\n  drop column b;'],
  ['drops a column', 'alter table a drop b;'],
  ['drops a column', 'alter table if exists a add c int, drop if exists b;'],
  ['renames', 'alter table a rename column b to c;'],
  ['renames', 'alter table a rename b to c;'],
  ['renames', 'alter table a rename to c;'],
  ['changes the type of a column', 'alter table a alter column b type bigint;'],
  ['changes the type of a column', 'alter table a alter b set data type bigint;'],
  ['forbids what was left empty', 'alter table a alter column b set not null;'],
  ['adds a column that older nodes do not fill', 'alter table a add column b text not null;'],
  ['adds a column that older nodes do not fill', 'alter table a add b text not null, add c int;'],
])('refused: one that %s', (fault, sql) => {
  expect(takingsOf({ name, sql })).toEqual([`${name}: ${fault}`])
})

test('what an older node would miss', () => {
  const b = { table: 'a', column: 'b', type: 'text', isOptional: true }
  expect(missedByOlder([b], [b, { ...b, table: 'new', isOptional: false }])).toEqual([])
  expect(missedByOlder([b], [])).toEqual(['a.b is gone or has another type'])
  expect(missedByOlder([b], [{ ...b, type: 'integer' }])).toHaveLength(1)
  expect(missedByOlder([b], [{ ...b, isOptional: false }])).toEqual([
    'a.b may no longer be left out',
  ])
  expect(missedByOlder([b], [b, { ...b, column: 'c', isOptional: false }])).toEqual([
    'a.c is new and must be filled',
  ])
})
