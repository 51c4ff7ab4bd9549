import {
  and,
  asc,
  desc,
  eq,
  type InferInsertModel,
  inArray,
  isNotNull,
  lte,
  or,
  sql,
} from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { maskSecrets } from '../web/mask-secrets'
import { type MailState, mails, type StoredMail } from './tables.server'

export type { MailState } from './tables.server'

/** Undefined when a letter with this key exists already. */
export async function insertMail(db: Database, mail: InferInsertModel<typeof mails>) {
  const [row] = await db
    .insert(mails)
    .values(mail)
    .onConflictDoNothing()
    .returning({ id: mails.id })
  return row?.id
}

/** Null while a letter is written or waits for its server; one that will never leave counts from its start. */
export async function whenMailLeft(db: Database, key: string): Promise<Date | null> {
  const { state, sentAt, createdAt } = mails
  const [row] = await db.select({ state, sentAt, createdAt }).from(mails).where(eq(mails.key, key))
  return !row || row.state === 'waiting' ? null : (row.sentAt ?? row.createdAt)
}

/** Longer than it takes to hold a letter after noting that we begin. */
const moment = 1_000

/**
 * The next letter that is due, with a note that we begin to send it, kept before we do; nobody else
 * begins in the same moment. `wasBegun` says that somebody began before and never told how it ended.
 */
export async function beginDelivery(db: Database, now: Date) {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(mails)
      .where(and(eq(mails.state, 'waiting'), lte(mails.dueAt, now)))
      .orderBy(asc(mails.dueAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const dueAt = new Date(now.getTime() + moment)
    const begun = { sendingSince: now, attempts: due.attempts + 1, dueAt }
    await tx.update(mails).set(begun).where(eq(mails.id, due.id))
    return { mail: { ...due, ...begun }, wasBegun: due.sendingSince !== null }
  })
}

/** What was on its way when its carrier died is due now: nobody holds it any more. */
export async function releaseBegunMails(db: Database, now: Date) {
  const begun = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.state, 'waiting'), isNotNull(mails.sendingSince)))
    .for('update', { skipLocked: true })
  await db.update(mails).set({ dueAt: now }).where(inArray(mails.id, begun))
}

/**
 * For this transaction alone; false when another carrier was quicker. Whoever looks for due letters
 * locks this one too for a moment, so we wait. PostgreSQL gives the letter back the moment the
 * transaction ends, also when the process that holds it dies.
 */
export async function holdMail(tx: Database, { id, attempts }: StoredMail): Promise<boolean> {
  const rows = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.id, id), eq(mails.state, 'waiting'), eq(mails.attempts, attempts)))
    .for('update')
  return rows.length > 0
}

export type Delivery = Pick<StoredMail, 'state'> &
  Partial<Omit<StoredMail, 'id' | 'key' | 'recipient'>>

export async function noteDelivery(tx: Database, id: string, delivery: Delivery) {
  await tx
    .update(mails)
    .set({ ...delivery, sendingSince: null })
    .where(eq(mails.id, id))
}

/** One statement: without a mail server nothing needs to be taken one by one. */
export async function keepWaitingMails(db: Database) {
  await db.update(mails).set({ state: 'kept' }).where(eq(mails.state, 'waiting'))
}

export async function findMail(db: Database, id: string) {
  const [row] = await db.select().from(mails).where(sql`${mails.id}::text = ${id}`)
  return row
}

/** Newest first, without what makes them big. */
export async function listMails(db: Database, filter: { state?: MailState; limit: number }) {
  const { id, recipient, subject, state, attempts, lastError, createdAt, sentAt, dueAt } = mails
  return db
    .select({ id, recipient, subject, state, attempts, lastError, createdAt, sentAt, dueAt })
    .from(mails)
    .where(filter.state && eq(mails.state, filter.state))
    .orderBy(desc(mails.createdAt))
    .limit(filter.limit)
}

/** Back to the outbox, as if posted now: a mended address, or a letter kept before there was a mail server. */
export async function postAgain(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(mails)
    .set({ state: 'waiting', dueAt: now, createdAt: now, attempts: 0, lastError: null })
    .where(and(sql`${mails.id}::text = ${id}`, sql`${mails.state} in ('failed', 'kept')`))
    .returning({ id: mails.id })
  return rows.length > 0
}

/** Letters to somebody, and letters about what they sent: those are answered to them. */
const concerns = (email: string) =>
  or(
    eq(sql`lower(${mails.recipient})`, email.toLowerCase()),
    eq(sql`lower(${mails.replyTo})`, email.toLowerCase()),
  )

export async function listMailsAbout(db: Database, email: string) {
  return db.select().from(mails).where(concerns(email)).orderBy(asc(mails.createdAt))
}

/** Letters by what their key is about, "enquiry-answer:<subject>:…", in the order they were written. */
export async function listMailsOn(db: Database, subject: string) {
  const { key, recipient, state, createdAt, sentAt, lastError } = mails
  const letters = await db
    .select({
      key,
      recipient,
      state,
      createdAt,
      sentAt,
      lastError,
      title: mails.subject,
      text: mails.text,
    })
    .from(mails)
    .where(eq(sql`split_part(${mails.key}, ':', 2)`, subject))
    .orderBy(asc(mails.createdAt))
  return letters.map((letter) => ({ ...letter, text: maskSecrets(letter.text) }))
}

/** The last letter about a subject that went to an address, or to anyone. */
export async function findLastMailOn(db: Database, subject: string, recipient?: string) {
  const [row] = await db
    .select()
    .from(mails)
    .where(
      and(
        eq(sql`split_part(${mails.key}, ':', 2)`, subject),
        eq(mails.state, 'sent'),
        recipient ? eq(sql`lower(${mails.recipient})`, recipient.toLowerCase()) : undefined,
      ),
    )
    .orderBy(desc(mails.sentAt))
    .limit(1)
  return row
}

/** A server took the letter, and another one told us that it did not arrive. */
export async function noteBounce(tx: Database, id: string, reason: string) {
  await tx
    .update(mails)
    .set({ state: 'failed', lastError: reason.slice(0, 500) || 'bounced' })
    .where(and(eq(mails.id, id), eq(mails.state, 'sent')))
}

export async function deleteMailsAbout(db: Database, email: string): Promise<number> {
  const rows = await db.delete(mails).where(concerns(email)).returning({ id: mails.id })
  return rows.length
}

/** Letters that have been dealt with; what still waits is never forgotten. */
export async function deleteMailsBefore(db: Database, moment: Date): Promise<number> {
  const rows = await db
    .delete(mails)
    .where(and(lte(mails.createdAt, moment), sql`${mails.state} <> 'waiting'`))
    .returning({ id: mails.id })
  return rows.length
}

/** Of those that wait, the oldest is the one that tells. */
export async function countLetters(db: Database) {
  const [found] = await db
    .select({
      waitingLetters: sql<number>`count(*) filter (where ${mails.state} = 'waiting')::int`,
      failedLetters: sql<number>`count(*) filter (where ${mails.state} = 'failed')::int`,
      oldestLetter: sql`min(${mails.createdAt}) filter (where ${mails.state} = 'waiting')`.mapWith(
        mails.createdAt,
      ),
    })
    .from(mails)
    .where(inArray(mails.state, ['waiting', 'failed']))
  return {
    waitingLetters: found?.waitingLetters ?? 0,
    failedLetters: found?.failedLetters ?? 0,
    oldestLetter: (found?.oldestLetter as Date | null | undefined) ?? null,
  }
}
