import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { firstRows } from '../../server/first-rows'
import { openEmptyDatabase } from '../../testing/test-database'
import { openDatabase } from './client.server'

const countOf = (table: string) => sql.raw(`select count(*)::int as count from ${table}`)

test('several nodes that start at once on an empty database make it once', async () => {
  const { db, url } = await openEmptyDatabase()
  const nodes = Array.from({ length: 3 }, () => openDatabase(url, () => {}))
  await Promise.all(nodes.map((node) => node.migrate(firstRows)))
  await Promise.all(nodes.map((node) => node.close()))
  expect((await db.execute(countOf('answer_templates'))).rows).toEqual([{ count: 6 }])
  expect((await db.execute(countOf('property_types'))).rows).toEqual([{ count: 7 }])
})

test('first rows are planted once: what the agency deletes does not come back', async () => {
  const { db, migrate } = await openEmptyDatabase()
  await migrate(firstRows)
  await db.execute(sql`delete from answer_templates where id > 2`)
  await migrate(firstRows)
  expect((await db.execute(countOf('answer_templates'))).rows).toEqual([{ count: 2 }])
})

test('rows that cannot be planted leave nothing behind', async () => {
  const { db, migrate } = await openEmptyDatabase()
  const broken = { ...firstRows, broken: () => Promise.reject(new Error('not today')) }
  await expect(migrate(broken)).rejects.toThrow('not today')
  const { rows } = await db.execute(sql`select from pg_tables where schemaname = 'public'`)
  expect(rows).toEqual([])
})
