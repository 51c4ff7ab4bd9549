import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'

const folder = 'app/database/migrations'
/** Any number, as long as every web node takes the same one. */
const lock = 7_110_1987

/**
 * Brings a database up to date: each file of SQL once, in the order of their names, all or nothing.
 * Several nodes may start at once; the first does the work and the others wait.
 */
export async function migrate(pool: pg.Pool) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const applied = new Set(rows.map(({ name }) => name))
    for (const name of readdirSync(folder).sort()) {
      if (!name.endsWith('.sql') || applied.has(name)) continue
      await client.query(readFileSync(path.join(folder, name), 'utf8'))
      await client.query('insert into migrations (name) values ($1)', [name])
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
