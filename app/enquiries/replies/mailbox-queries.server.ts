import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import type { FailedMail } from '../../mail/incoming/mailbox.server'
import { nextTry } from './next-try'
import { failedMails, mailboxStates } from './tables.server'

export async function noteMailboxRead(db: Database, now: Date) {
  const state = { readAt: now, failingSince: null, problem: null }
  const target = mailboxStates.isOnly
  await db.insert(mailboxStates).values(state).onConflictDoUpdate({ target, set: state })
}

export async function noteMailboxAway(db: Database, now: Date, problem: string) {
  const { isOnly, failingSince } = mailboxStates
  const state = { failingSince: now, problem }
  const set = { ...state, failingSince: sql`coalesce(${failingSince}, excluded.failing_since)` }
  await db.insert(mailboxStates).values(state).onConflictDoUpdate({ target: isOnly, set })
}

export async function findMailboxState(db: Database) {
  const { readAt, failingSince, problem } = mailboxStates
  const [row] = await db.select({ readAt, failingSince, problem }).from(mailboxStates)
  return row ?? { readAt: null, failingSince: null, problem: null }
}

/** Those that failed before, and whether it is time to try them again. */
export async function listToTry(db: Database, now: Date): Promise<Map<string, boolean>> {
  const rows = await db.select().from(failedMails).where(isNull(failedMails.setAsideAt))
  return new Map(rows.map(({ id, tryAt }) => [id, tryAt <= now]))
}

export async function noteFailed(
  db: Database,
  { id, sender, subject, arrivedAt, problem }: FailedMail,
  now: Date,
): Promise<'again' | 'aside'> {
  const [before] = await db.select().from(failedMails).where(eq(failedMails.id, id))
  const tries = (before?.tries ?? 0) + 1
  const next = nextTry(tries, now)
  const isKnown = !Number.isNaN(arrivedAt.getTime())
  const state = { tries, tryAt: next ?? now, setAsideAt: next ? null : now, problem }
  await db
    .insert(failedMails)
    .values({ id, sender, subject, arrivedAt: isKnown ? arrivedAt : now, ...state })
    .onConflictDoUpdate({ target: failedMails.id, set: state })
  return next ? 'again' : 'aside'
}

export async function deleteFailed(db: Database, id: string) {
  await db.delete(failedMails).where(eq(failedMails.id, id))
}

export async function listSetAside(db: Database) {
  const { id, sender, subject, arrivedAt, problem, setAsideAt } = failedMails
  return db
    .select({ id, sender, subject, arrivedAt, problem })
    .from(failedMails)
    .where(isNotNull(setAsideAt))
    .orderBy(asc(arrivedAt), id)
    .limit(100)
}

export async function deleteSetAside(db: Database, id: string): Promise<boolean> {
  const isIt = and(eq(failedMails.id, id), isNotNull(failedMails.setAsideAt))
  const rows = await db.delete(failedMails).where(isIt).returning({ id: failedMails.id })
  return rows.length > 0
}
