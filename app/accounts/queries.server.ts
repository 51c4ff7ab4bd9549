import { and, desc, eq, gt, type InferInsertModel, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { builtOnce } from '../database/built-once.server'
import type { Database } from '../database/client.server'
import type { Account } from './account'
import {
  accountKeys,
  accounts,
  type KeyPurpose,
  passkeyChallenges,
  sessions,
} from './tables.server'

const { id, email, name, role, language } = accounts
const known = { id, email, name, role, language }

export async function insertAccount(db: Database, account: InferInsertModel<typeof accounts>) {
  const [row] = await db.insert(accounts).values(account).onConflictDoNothing().returning(known)
  return row satisfies Account | undefined
}

/** With its secrets, for the rules of this room alone. */
export async function findByEmail(db: Database, address: string) {
  const [row] = await db.select().from(accounts).where(eq(accounts.email, address))
  return row
}

export async function findById(db: Database, accountId: string) {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  return row
}

export async function updateAccount(
  db: Database,
  accountId: string,
  change: Partial<InferInsertModel<typeof accounts>>,
) {
  await db.update(accounts).set(change).where(eq(accounts.id, accountId))
}

/** True for the one request that uses this time step first. */
export async function takeTotpStep(db: Database, accountId: string, step: number) {
  const rows = await db
    .update(accounts)
    .set({ totpUsedStep: step })
    .where(
      and(
        eq(accounts.id, accountId),
        or(isNull(accounts.totpUsedStep), lt(accounts.totpUsedStep, step)),
      ),
    )
    .returning({ id })
  return rows.length === 1
}

/** True for the one request that finds the code still there. */
export async function takeRecoveryCode(db: Database, accountId: string, hash: string) {
  const rows = await db
    .update(accounts)
    .set({ recoveryCodes: sql`${accounts.recoveryCodes} - ${hash}::text` })
    .where(and(eq(accounts.id, accountId), sql`${accounts.recoveryCodes} ? ${hash}`))
    .returning({ id })
  return rows.length === 1
}

export async function listAccounts(db: Database) {
  return db
    .select({
      ...known,
      isActive: accounts.isActive,
      hasPassword: sql<boolean>`password_hash is not null`,
    })
    .from(accounts)
    .orderBy(accounts.name)
}

export async function insertSession(db: Database, session: InferInsertModel<typeof sessions>) {
  await db.insert(sessions).values(session)
}

export async function findSession(db: Database, tokenHash: string, now: Date) {
  const [row] = await sessionByToken(db).execute({ tokenHash, now })
  return row
}

const sessionByToken = builtOnce((db) =>
  db
    .select({
      account: known,
      session: sessions,
      hasSecondFactor: sql<boolean>`totp_secret is not null`,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        eq(accounts.isActive, true),
      ),
    ),
)

export async function touchSession(db: Database, tokenHash: string, seenAt: Date, expiresAt: Date) {
  await db.update(sessions).set({ seenAt, expiresAt }).where(eq(sessions.tokenHash, tokenHash))
}

export async function markProved(db: Database, tokenHash: string, provedAt: Date) {
  await db.update(sessions).set({ provedAt }).where(eq(sessions.tokenHash, tokenHash))
}

export async function deleteSession(db: Database, tokenHash: string) {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** By the short name that the page of sessions shows; nobody ends another's. */
export async function deleteSessionNamed(db: Database, accountId: string, shortName: string) {
  await db
    .delete(sessions)
    .where(
      and(eq(sessions.accountId, accountId), sql`left(${sessions.tokenHash}, 16) = ${shortName}`),
    )
}

export async function deleteSessionsOf(db: Database, accountId: string, exceptHash?: string) {
  const others = exceptHash ? ne(sessions.tokenHash, exceptHash) : undefined
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), others))
}

export async function listSessions(db: Database, accountId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt))
}

export async function insertKey(db: Database, key: InferInsertModel<typeof accountKeys>) {
  await db.insert(accountKeys).values(key)
}

export async function findKey(db: Database, tokenHash: string, purpose: KeyPurpose) {
  const [row] = await db
    .select()
    .from(accountKeys)
    .where(and(eq(accountKeys.tokenHash, tokenHash), eq(accountKeys.purpose, purpose)))
  return row
}

/** True for the one request that uses the key. */
export async function takeKey(db: Database, tokenHash: string, now: Date) {
  const rows = await db
    .update(accountKeys)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountKeys.tokenHash, tokenHash),
        isNull(accountKeys.usedAt),
        gt(accountKeys.expiresAt, now),
      ),
    )
    .returning({ tokenHash: accountKeys.tokenHash })
  return rows.length === 1
}

export async function deleteKeysOf(db: Database, accountId: string) {
  await db.delete(accountKeys).where(eq(accountKeys.accountId, accountId))
}

/** Nightly: what no longer opens anything. */
export async function deleteExpired(db: Database, now: Date) {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(accountKeys).where(lt(accountKeys.expiresAt, now))
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
}
