import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { foundAddresses } from '../tables.server'
import type { FoundAddress } from './found-address'

export async function keptAddresses(db: Database, key: string, since: Date) {
  const { asked, found } = { asked: foundAddresses.askedAt, found: foundAddresses.found }
  const isKept = and(eq(foundAddresses.key, key), gt(asked, since))
  const [row] = await db.select({ found }).from(foundAddresses).where(isKept)
  return row?.found
}

type Asked = { key: string; found: FoundAddress[]; askedAt: Date }

/** What is too old to be believed goes. */
export async function keepAddresses(db: Database, asked: Asked, oldest: Date) {
  await db.delete(foundAddresses).where(lt(foundAddresses.askedAt, oldest))
  const { found, askedAt } = asked
  await db
    .insert(foundAddresses)
    .values(asked)
    .onConflictDoUpdate({ target: foundAddresses.key, set: { found, askedAt } })
}
