import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { schemaFile, schemaFileText } from './schema-file.server'
import { unknownKindsQuery } from './unknown-kinds.testing'

const { url } = await openTestDatabase()
const client = new pg.Client(url)
await client.connect()
afterAll(() => client.end())

test('schema.sql tells what the migrations make: npm run schema writes it', async () => {
  expect(await schemaFileText(client)).toBe(readFileSync(schemaFile, 'utf8'))
})

test('nothing is in the database that schema.sql cannot tell', async () => {
  expect((await client.query(unknownKindsQuery, ['public'])).rows).toEqual([])
})

test.each([
  "create type mood as enum ('good')",
  'create materialized view towns as select city from projects',
  'alter table agents alter column name type text collate "C"',
  'alter table agents add column shown text generated always as (name) stored',
  "comment on table agents is 'people'",
  'alter table agents set (fillfactor = 70)',
  'alter table agents alter column id set start with 5',
])('noticed as untold: %s', async (change) => {
  await client.query('begin')
  await client.query(change)
  const { rows } = await client.query(unknownKindsQuery, ['public'])
  await client.query('rollback')
  expect(rows).toHaveLength(1)
})
