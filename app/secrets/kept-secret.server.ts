import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import type { Vault } from './vault.server'

/** A secret that all web nodes share: made the first time anyone asks for it, and kept encrypted. */
export async function keptSecret(db: Database, vault: Vault, name: string): Promise<string> {
  const place = `secrets.value:${name}`
  const fresh = vault.seal(randomBytes(32).toString('base64url'), place)
  await db.execute(
    sql`insert into secrets (name, value) values (${name}, ${fresh}) on conflict do nothing`,
  )
  const { rows } = await db.execute<{ value: string }>(
    sql`select value from secrets where name = ${name}`,
  )
  return vault.open(rows[0]?.value ?? fresh, place)
}
