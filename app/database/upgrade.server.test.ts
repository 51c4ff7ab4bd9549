import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { firstRows } from '../../server/first-rows'
import { keptReleases, openRestoredRelease, rowsOf } from '../../testing/releases/restored-release'
import { rowsKept, rowsToKeep } from '../../testing/releases/since-release'
import { schemaFile, schemaFileText } from './schema-file.server'

test.each(keptReleases)('a database of %s comes up to date with all its rows', async (version) => {
  const { db, url, migrate } = await openRestoredRelease(version)
  const before = await rowsOf(db)
  expect(Object.values(counted(before))).not.toContain(0)
  await migrate(firstRows)
  const toKeep = rowsToKeep(before)
  expect(counted(rowsKept(await rowsOf(db), toKeep))).toEqual(counted(toKeep))

  const client = new pg.Client(url)
  await client.connect()
  const schema = await schemaFileText(client).finally(() => client.end())
  expect(schema).toBe(readFileSync(schemaFile, 'utf8'))
})

function counted(rows: Record<string, unknown[]>): Record<string, number> {
  return Object.fromEntries(Object.entries(rows).map(([name, { length }]) => [name, length]))
}
