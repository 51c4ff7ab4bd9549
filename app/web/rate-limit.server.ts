import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from '../database/client.server'

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
})

type Hit = { subject: string; who: string; seconds: number; now: Date }

/**
 * Counts one more and says how many that makes in the current stretch of time, for all web nodes
 * together. One statement, so that two at once count as two. Who it was is kept as a hash.
 */
export async function countHit(db: Database, hit: Hit): Promise<number> {
  const { subject, who, seconds, now } = hit
  const key = `${subject}:${createHash('sha256').update(who).digest('base64url').slice(0, 27)}`
  const moment = now.toISOString()
  const ends = new Date(now.getTime() + seconds * 1_000).toISOString()
  const { rows } = await db.execute<{ hits: number }>(sql`
    insert into rate_limits (key, hits, ends_at) values (${key}, 1, ${ends})
    on conflict (key) do update set
      hits = case when rate_limits.ends_at <= ${moment} then 1 else rate_limits.hits + 1 end,
      ends_at = case when rate_limits.ends_at <= ${moment} then ${ends} else rate_limits.ends_at end
    returning hits`)
  return rows[0]?.hits ?? 1
}

export async function forgetOldHits(db: Database, now: Date) {
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, now))
}
