import { and, asc, count, eq, gt, type InferInsertModel, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { accounts, type ChallengePurpose, passkeyChallenges, passkeys } from '../tables.server'

export async function listPasskeys(db: Database, accountId: string) {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

export async function countPasskeys(db: Database, accountId: string): Promise<number> {
  const [row] = await db
    .select({ passkeys: count() })
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
  return row?.passkeys ?? 0
}

/** With the account it opens, active or not. */
export async function findPasskey(db: Database, id: string) {
  const [row] = await db
    .select({ passkey: passkeys, account: accounts })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
    .where(eq(passkeys.id, id))
  return row
}

/** False when this passkey is known already, whoever it belongs to. */
export async function insertPasskey(db: Database, passkey: InferInsertModel<typeof passkeys>) {
  const rows = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  return rows.length === 1
}

/** True for the one request that comes with a higher count; an authenticator that does not count stays at 0. */
export async function moveCounter(db: Database, id: string, counter: number, usedAt: Date) {
  const isNotCounting = and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`)
  const rows = await db
    .update(passkeys)
    .set({ counter, usedAt })
    .where(and(eq(passkeys.id, id), or(lt(passkeys.counter, counter), isNotCounting)))
    .returning({ id: passkeys.id })
  return rows.length === 1
}

/** One's own, until the transaction ends. */
export async function lockPasskey(tx: Database, accountId: string, id: string) {
  const [row] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.accountId, accountId), eq(passkeys.id, id)))
    .for('update')
  return row
}

export async function updatePasskeyName(db: Database, id: string, name: string) {
  await db.update(passkeys).set({ name }).where(eq(passkeys.id, id))
}

/** The one that was taken away; nobody takes away another's. */
export async function deletePasskey(db: Database, accountId: string, id: string) {
  const [row] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.accountId, accountId), eq(passkeys.id, id)))
    .returning()
  return row
}

export async function deletePasskeysOf(db: Database, accountId: string) {
  await db.delete(passkeys).where(eq(passkeys.accountId, accountId))
}

export async function insertChallenge(
  db: Database,
  challenge: InferInsertModel<typeof passkeyChallenges>,
) {
  await db.insert(passkeyChallenges).values(challenge)
}

type Held = { challenge: string; purpose: ChallengePurpose; holder: string }

/** True for the one request that finds it still there and in time. */
export async function takeChallenge(
  db: Database,
  { challenge, purpose, holder }: Held,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.holder, holder),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return rows.length === 1
}
