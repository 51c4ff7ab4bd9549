import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { builtOnce } from '../database/built-once.server'
import type { Database } from '../database/client.server'

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
})

type Counted = { subject: string; who: string }
type Stretch = Counted & { seconds: number }

/**
 * Counts one more and says how many that makes in the current stretch of time, for all web nodes
 * together. One statement, so that two at once count as two.
 */
export async function countHit(db: Database, { now, ...hit }: Stretch & { now: Date }) {
  const [hits = 1] = await countHits(db, now, [hit])
  return hits
}

/**
 * Several counts in one statement, answered in the order in which they are asked. Those that may be lost do not
 * wait for the disk: a database that falls forgets the last half second of them. That holds for all of a transaction,
 * so they are counted outside of one.
 */
export async function countHits(
  db: Database,
  now: Date,
  stretches: Stretch[],
  { mayBeLost = false } = {},
): Promise<number[]> {
  const keys = stretches.map(keyOf)
  const ends = stretches.map(({ seconds }) => later(now, seconds))
  const rows = await counting(db).execute({ keys, ends, now: now.toISOString(), mayBeLost })
  const counted = new Map(rows.map(({ key, hits }) => [key, hits]))
  return keys.map((key) => counted.get(key) ?? 1)
}

const counting = builtOnce((db) => {
  const given = (name: 'keys' | 'ends' | 'now' | 'mayBeLost') => sql.placeholder(name)
  return db
    .select({ key: sql<string>`key`, hits: sql<number>`hits` })
    .from(
      sql`count_hits(${given('keys')}, ${given('ends')}, ${given('now')}, ${given('mayBeLost')})`,
    )
})

const later = (now: Date, seconds: number) =>
  new Date(now.getTime() + seconds * 1_000).toISOString()

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
