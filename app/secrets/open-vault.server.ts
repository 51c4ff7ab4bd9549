import { sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { BrokenKeys, installationKeys, type KeyPlace, keyFileOf } from './installation-keys.server'
import { createVault, UnreadableSecret, type Vault } from './vault.server'

const place = 'secrets.value:key-check'

/**
 * With the keys of this installation, once they were shown to be those of this database: a wrong key
 * would otherwise be noticed by the colleague who cannot sign in.
 */
export async function openVault(db: Database, from: KeyPlace): Promise<Vault> {
  const vault = createVault(installationKeys(from))
  const sealed = vault.seal('the key fits', place)
  await db.execute(
    sql`insert into secrets (name, value) values ('key-check', ${sealed}) on conflict do nothing`,
  )
  const { rows } = await db.execute<{ value: string }>(
    sql`select value from secrets where name = 'key-check'`,
  )
  try {
    vault.open(rows[0]?.value ?? sealed, place)
  } catch (error) {
    if (!(error instanceof UnreadableSecret)) throw error
    const where = from.keys ? 'SECRET_KEY' : keyFileOf(from)
    throw new BrokenKeys(
      `The key in ${where} is not the one this database was encrypted with: put that one back, see "The key" in docs/operating.md.`,
    )
  }
  return vault
}
