import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from './client.server'

/** A secret that all web nodes share: made the first time anyone asks for it, and kept. */
export async function keptSecret(db: Database, name: string): Promise<string> {
  const fresh = randomBytes(32).toString('base64url')
  await db.execute(
    sql`insert into secrets (name, value) values (${name}, ${fresh}) on conflict do nothing`,
  )
  const { rows } = await db.execute<{ value: string }>(
    sql`select value from secrets where name = ${name}`,
  )
  return rows[0]?.value ?? fresh
}
