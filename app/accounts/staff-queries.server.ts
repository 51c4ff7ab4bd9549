import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import type { StaffMember } from './staff.form'
import { accounts } from './tables.server'

const { id, email, name, role, language, isActive, version } = accounts
const shown = {
  id,
  email,
  name,
  role,
  language,
  isActive,
  version,
  hasPassword: sql<boolean>`password_hash is not null`,
  hasSecondFactor: sql<boolean>`totp_secret is not null`,
}
const isStaff = ne(role, 'owner')

export async function listStaff(db: Database) {
  return db.select(shown).from(accounts).where(isStaff).orderBy(name)
}

export async function findStaff(db: Database, accountId: string) {
  const [row] = await db
    .select(shown)
    .from(accounts)
    .where(and(eq(id, accountId), isStaff))
  return row
}

/** True when nobody saved in between. */
export async function saveStaff(
  db: Database,
  accountId: string,
  basedOn: number,
  change: StaffMember,
): Promise<boolean> {
  const rows = await db
    .update(accounts)
    .set({ ...change, version: basedOn + 1 })
    .where(and(eq(id, accountId), isStaff, eq(version, basedOn)))
    .returning({ id })
  return rows.length === 1
}

export async function countManagersBesides(db: Database, accountId: string): Promise<number> {
  // Locked: two managers who demote each other at once would leave none.
  await db.execute(sql`select id from accounts where role = 'manager' for update`)
  const [row] = await db
    .select({ managers: count() })
    .from(accounts)
    .where(and(eq(role, 'manager'), eq(isActive, true), ne(id, accountId)))
  return row?.managers ?? 0
}
