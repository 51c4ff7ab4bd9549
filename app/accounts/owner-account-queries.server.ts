import { and, asc, count, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { accounts } from './tables.server'

const { id, email, name, language, isActive, createdAt, version } = accounts
const shown = {
  id,
  email,
  name,
  language,
  isActive,
  createdAt,
  version,
  hasPassword: sql<boolean>`password_hash is not null`,
}
const isOwner = eq(accounts.role, 'owner')

type Wish = {
  words: string
  /** Owners that fit for another reason, such as their property. */
  orIds: string[]
  offset: number
  limit: number
}

export async function listOwnerAccounts(db: Database, { words, orIds, offset, limit }: Wish) {
  const like = `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`
  const fits = or(
    sql`f_unaccent(${name}) ilike f_unaccent(${like})`,
    ilike(email, like),
    orIds.length > 0 ? inArray(id, orIds) : undefined,
  )
  const where = and(isOwner, fits)
  const [owners, [total]] = await Promise.all([
    db
      .select(shown)
      .from(accounts)
      .where(where)
      .orderBy(asc(name), asc(email))
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(accounts).where(where),
  ])
  return { owners, total: total?.count ?? 0 }
}

export async function findOwnerAccount(db: Database, accountId: string) {
  const [row] = await db
    .select(shown)
    .from(accounts)
    .where(and(isOwner, sql`${id}::text = ${accountId}`))
  return row
}

type Person = Pick<typeof accounts.$inferInsert, 'name' | 'email' | 'language'>

/** True when nobody saved in between. */
export async function saveOwnerAccount(
  tx: Database,
  accountId: string,
  basedOn: number,
  person: Person,
): Promise<boolean> {
  const rows = await tx
    .update(accounts)
    .set({ ...person, version: basedOn + 1 })
    .where(and(isOwner, eq(id, accountId), eq(version, basedOn)))
    .returning({ id })
  return rows.length === 1
}

export async function listOwnerAccountsById(db: Database, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .select(shown)
    .from(accounts)
    .where(and(isOwner, inArray(id, ids)))
    .orderBy(asc(name))
}

export type OwnerAccount = NonNullable<Awaited<ReturnType<typeof findOwnerAccount>>>
