import { globSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database } from '../../app/database/client.server'
import { openEmptyDatabase } from '../test-database'

/** Every version of which we keep a database: a folder each, oldest first. */
export const keptReleases = globSync('app/database/releases/*/database.sql')
  .map((file) => file.replaceAll('\\', '/').split('/').at(-2) ?? '')
  .sort()

/** A database as that version left it, with its rows. */
export async function openRestoredRelease(version: string) {
  const database = await openEmptyDatabase()
  // A connection of its own: a dump changes settings of the one it is read on.
  const client = new pg.Client(database.url)
  await client.connect()
  await client.query(readFileSync(`app/database/releases/${version}/database.sql`, 'utf8'))
  await client.end()
  return database
}

type Rows = Record<string, unknown[]>

/** All rows of all tables, by the name of their table. */
export async function rowsOf(db: Database): Promise<Rows> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const found: Rows = {}
  for (const { name } of rows) {
    const table = sql.identifier(name)
    const lines = await db.execute<{ row: unknown }>(
      sql`select to_jsonb(each) as row from ${table} as each order by to_jsonb(each)::text`,
    )
    found[name] = lines.rows.map(({ row }) => row)
  }
  return found
}
