import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { definitionFiles } from '../database/apply-definitions.server'
import { migrate } from '../database/migrate.server'
import { aProperty, insertProperties } from '../properties/testing'

const { db, url } = await openTestDatabase()
const pool = new pg.Pool({ connectionString: url })
afterAll(() => pool.end())

test.each([
  ['search_entries', 'searchable_properties'],
  ['search_texts', 'searchable_texts'],
])('%s has the columns of %s, in its order: rows are copied as they are', async (table, view) => {
  const columns = async (name: string) =>
    (
      await db.execute<{ told: string }>(sql`
        select attname || ' ' || format_type(atttypid, atttypmod) as told from pg_attribute
        where attrelid = ${name}::regclass and attnum > 0 and not attisdropped order by attnum`)
    ).rows.map(({ told }) => told)
  expect(await columns(view)).toEqual(await columns(table))
})

test('the words of a text stand apart, whatever stands between them', async () => {
  const nl = '<p>Een huis. Een tuin, een serre.</p><p>Rustig,  licht .  Nieuw.Best</p>'
  await insertProperties(db, [aProperty({ id: 7, description: { nl } })])
  const { rows } = await db.execute<{ words: string }>(
    sql`select words from search_texts where id = 7`,
  )
  expect(rows[0]?.words).toMatch(/ een huis een tuin een serre rustig licht nieuw best $/)
  await db.execute(sql`delete from properties where id = 7`)
})

test('what the views say anew is in the search at once', async () => {
  await insertProperties(db, [aProperty({ id: 1, bedrooms: 3 })])
  const bedrooms = async () =>
    (await db.execute(sql`select bedrooms from search_entries`)).rows.map((row) => row.bedrooms)
  expect(await bedrooms()).toEqual([3])
  const withOneMore = definitionFiles().map((file) => ({
    ...file,
    sql: file.sql.replace('p.bedrooms,', 'p.bedrooms + 1 as bedrooms,'),
  }))
  await migrate(pool, {}, withOneMore)
  expect(await bedrooms()).toEqual([4])
  await db.execute(sql`update properties set bedrooms = 5`)
  expect(await bedrooms()).toEqual([6])
})
