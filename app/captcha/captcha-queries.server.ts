import { sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'

/** The answer of a challenge: the one given, unless it had one already. */
export async function keepChallenge(db: Database, id: string, answer: string, expiresAt: Date) {
  const { rows } = await db.execute<{ answer: string }>(sql`
    insert into captcha_challenges (id, answer, expires_at)
    values (${id}, ${answer}, ${expiresAt.toISOString()})
    on conflict (id) do update set answer = captcha_challenges.answer
    returning answer`)
  return rows[0]?.answer ?? answer
}

/** Taken away by the first look, right or wrong: nobody tries a challenge twice. */
export async function takeChallenge(db: Database, id: string, now: Date) {
  const { rows } = await db.execute<{ answer: string }>(sql`
    delete from captcha_challenges where id = ${id} and expires_at > ${now.toISOString()}
    returning answer`)
  return rows[0]?.answer
}

/** False when it was spent before. */
export async function spend(db: Database, key: string, expiresAt: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into captcha_spent (key, expires_at) values (${key}, ${expiresAt.toISOString()})
    on conflict do nothing returning key`)
  return rows.length > 0
}

export async function forgetOldChallenges(db: Database, now: Date) {
  await db.execute(sql`delete from captcha_challenges where expires_at < ${now.toISOString()}`)
  await db.execute(sql`delete from captcha_spent where expires_at < ${now.toISOString()}`)
}
