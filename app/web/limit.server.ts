import { hash } from 'node:crypto'
import { eq, inArray, lt, sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { askedTogether } from '../database/asked-together.server'
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
 * so they are counted outside of one; and therefore those of several visitors can go in one statement.
 */
export async function countHits(
  db: Database,
  now: Date,
  stretches: Stretch[],
  { mayBeLost = false } = {},
): Promise<number[]> {
  const asked = stretches.map((stretch) => ({
    key: keyOf(stretch),
    ends: later(now, stretch.seconds),
    now: now.toISOString(),
  }))
  return mayBeLost ? countTogether(db, asked) : count(db, asked, false)
}

type Hit = { key: string; ends: string; now: string }

const countTogether = askedTogether(async (db, all: Hit[][]) => {
  const hits = await count(db, all.flat(), true)
  return all.map((asked) => hits.splice(0, asked.length))
})

/** Who comes in the same statement came at the moment of the first: a stretch is never over too soon. */
async function count(db: Database, asked: Hit[], mayBeLost: boolean): Promise<number[]> {
  const keys = asked.map(({ key }) => key)
  const ends = asked.map((hit) => hit.ends)
  const [now] = asked.map((hit) => hit.now).toSorted()
  const rows = await counting(db).execute({ keys, ends, now, mayBeLost })
  const counted = new Map(rows.map(({ key, hits }) => [key, hits]))
  // Of one key the last of the statement has what it came to, and each before it one less.
  const backwards = keys.toReversed().map((key) => {
    const hits = counted.get(key) ?? 1
    counted.set(key, hits - 1)
    return hits
  })
  return backwards.reverse()
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
  return `${subject}:${hash('sha256', who, 'base64url').slice(0, 27)}`
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

/**
 * Nightly: stretches of time that have passed. One that is counted at that moment stays for another night: waiting
 * for it while who counts waits for another of these, one of the two would be broken off.
 */
export async function forgetOldHits(db: Database, now: Date) {
  const passed = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.endsAt, now))
    .for('update', { skipLocked: true })
  await db.delete(rateLimits).where(inArray(rateLimits.key, passed))
}
