import { eq, type InferInsertModel, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { mails } from './tables.server'

/** Undefined when a letter with this key exists already. */
export async function insertMail(db: Database, mail: InferInsertModel<typeof mails>) {
  const [row] = await db
    .insert(mails)
    .values(mail)
    .onConflictDoNothing()
    .returning({ id: mails.id })
  return row?.id
}

export async function findMail(db: Database, id: string) {
  const [row] = await db.select().from(mails).where(eq(mails.id, id))
  return row
}

export async function markSent(db: Database, id: string, sentAt: Date) {
  await db
    .update(mails)
    .set({ state: 'sent', sentAt, attempts: sql`${mails.attempts} + 1`, lastError: null })
    .where(eq(mails.id, id))
}
