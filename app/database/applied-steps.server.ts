import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Database } from './client.server'

/** The names of what was done to this database once: files of SQL, and first rows that were planted. */
export async function appliedSteps(client: pg.ClientBase): Promise<Set<string>> {
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  return new Set(rows.map(({ name }) => name))
}

export async function markApplied(client: pg.ClientBase, name: string) {
  await client.query('insert into migrations (name) values ($1)', [name])
}

/** When this database was made. */
export async function firstStepAt(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ first: number }>(
    sql`select extract(epoch from min(applied_at))::float8 * 1000 as first from migrations`,
  )
  return new Date(rows[0]?.first ?? 0)
}
