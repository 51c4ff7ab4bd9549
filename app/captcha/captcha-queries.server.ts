import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { captchaChallenges, captchaSpent } from './captcha-tables.server'

/** The answer of a challenge: the one given, unless it had one already. */
export async function keepChallenge(db: Database, id: string, answer: string, expiresAt: Date) {
  const [row] = await db
    .insert(captchaChallenges)
    .values({ id, answer, expiresAt })
    .onConflictDoUpdate({
      target: captchaChallenges.id,
      set: { answer: sql`${captchaChallenges.answer}` },
    })
    .returning({ answer: captchaChallenges.answer })
  return row?.answer ?? answer
}

/** Taken away by the first look, right or wrong: nobody tries a challenge twice. */
export async function takeChallenge(db: Database, id: string, now: Date) {
  const [row] = await db
    .delete(captchaChallenges)
    .where(and(eq(captchaChallenges.id, id), gt(captchaChallenges.expiresAt, now)))
    .returning({ answer: captchaChallenges.answer })
  return row?.answer
}

/** False when it was spent before. */
export async function spend(db: Database, key: string, expiresAt: Date): Promise<boolean> {
  const rows = await db
    .insert(captchaSpent)
    .values({ key, expiresAt })
    .onConflictDoNothing()
    .returning({ key: captchaSpent.key })
  return rows.length > 0
}

export async function forgetOldChallenges(db: Database, now: Date) {
  await db.delete(captchaChallenges).where(lt(captchaChallenges.expiresAt, now))
  await db.delete(captchaSpent).where(lt(captchaSpent.expiresAt, now))
}
