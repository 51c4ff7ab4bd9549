import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from '../database/client.server'

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
})

type Counted = { subject: string; who: string }
type Hit = Counted & { seconds: number; now: Date }

/**
 * Counts one more and says how many that makes in the current stretch of time, for all web nodes
 * together. One statement, so that two at once count as two.
 */
export async function countHit(db: Database, hit: Hit): Promise<number> {
  const key = keyOf(hit)
  const moment = hit.now.toISOString()
  const ends = new Date(hit.now.getTime() + hit.seconds * 1_000).toISOString()
  const { rows } = await db.execute<{ hits: number }>(sql`
    insert into rate_limits (key, hits, ends_at) values (${key}, 1, ${ends})
    on conflict (key) do update set
      hits = case when rate_limits.ends_at <= ${moment} then 1 else rate_limits.hits + 1 end,
      ends_at = case when rate_limits.ends_at <= ${moment} then ${ends} else rate_limits.ends_at end
    returning hits`)
  return rows[0]?.hits ?? 1
}

/** Who it was is kept as a hash: the table tells nobody's address. */
function keyOf({ subject, who }: Counted): string {
  return `${subject}:${createHash('sha256').update(who).digest('base64url').slice(0, 27)}`
}

export type Limit = {
  mayTry(who: string): Promise<boolean>
  /** Who got it right owes nothing for the tries before. */
  forgive(who: string): Promise<void>
}

type Tools = { db: Database; now: () => Date }
type Tries = { subject: string; tries: number; seconds: number }

/** So many tries in so many seconds. */
export function createLimit({ db, now }: Tools, { subject, tries, seconds }: Tries): Limit {
  return {
    async mayTry(who) {
      return (await countHit(db, { subject, who, seconds, now: now() })) <= tries
    },
    forgive: (who) => forgetHits(db, { subject, who }),
  }
}

export async function forgetHits(db: Database, counted: Counted) {
  await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(counted)))
}

/** Nightly: stretches of time that have passed. */
export async function forgetOldHits(db: Database, now: Date) {
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, now))
}
