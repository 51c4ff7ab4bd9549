import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { firstRows } from '../../server/first-rows'
import {
  addedTables,
  keptReleases,
  openRestoredRelease,
  rowsOf,
} from '../../testing/restored-release'
import { schemaFile, schemaFileText } from './schema-file.server'

/** Tables that a later version has no use for: what they held may go. */
const dropped = ['brakes']

test.each(keptReleases)('a database of %s comes up to date with all its rows', async (version) => {
  const { db, url, migrate } = await openRestoredRelease(version)
  const before = counted(await rowsOf(db))
  expect(Object.values(before)).not.toContain(0)
  await migrate(firstRows)
  const after = counted(await rowsOf(db))
  const kept = Object.entries(before).filter(([table]) => !dropped.includes(table))
  const added = addedTables.map((table) => [table, 0])
  const expected = Object.fromEntries([...added, ...kept])
  expect({ ...after, migrations: before.migrations }).toEqual(expected)

  const client = new pg.Client(url)
  await client.connect()
  const schema = await schemaFileText(client).finally(() => client.end())
  expect(schema).toBe(readFileSync(schemaFile, 'utf8'))
})

function counted(rows: Record<string, unknown[]>): Record<string, number> {
  return Object.fromEntries(Object.entries(rows).map(([name, { length }]) => [name, length]))
}
