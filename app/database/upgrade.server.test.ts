import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { firstRows } from '../../server/first-rows'
import { keptReleases, openRestoredRelease, rowsOf } from '../../testing/restored-release'
import { schemaFile, schemaFileText } from './schema-file.server'

/** Tables that a later version has no use for: what they held may go. */
const dropped = ['brakes']
/** What \`migrate()\` notes down about itself. */
const ownTables = ['migrations', 'definitions']

test.each(keptReleases)('a database of %s comes up to date with all its rows', async (version) => {
  const { db, url, migrate } = await openRestoredRelease(version)
  const before = counted(await rowsOf(db))
  expect(Object.values(before)).not.toContain(0)
  await migrate(firstRows)
  const after = counted(await rowsOf(db))
  expect(without(after, ownTables)).toEqual(without(before, [...ownTables, ...dropped]))

  const client = new pg.Client(url)
  await client.connect()
  const schema = await schemaFileText(client).finally(() => client.end())
  expect(schema).toBe(readFileSync(schemaFile, 'utf8'))
})

function without(counts: Record<string, number>, tables: string[]) {
  return Object.fromEntries(Object.entries(counts).filter(([table]) => !tables.includes(table)))
}

function counted(rows: Record<string, unknown[]>): Record<string, number> {
  return Object.fromEntries(Object.entries(rows).map(([name, { length }]) => [name, length]))
}
