import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { listFilesOf } from '../../forms/upload-queries.server'
import { enquiries, newsletterSubscribers } from '../tables.server'

/** The files of what is deleted, so that they can follow. */
export async function deleteExpiredEnquiries(tx: Database, now: Date) {
  const expired = tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(lt(enquiries.expiresAt, now))
  const files = await listFilesOf(tx, expired)
  const rows = await tx
    .delete(enquiries)
    .where(lt(enquiries.expiresAt, now))
    .returning({ id: enquiries.id })
  return { count: rows.length, files }
}

const isOf = (email: string) => eq(sql`lower(${enquiries.email})`, email.toLowerCase())

export async function listEnquiriesOf(db: Database, email: string) {
  return db.select().from(enquiries).where(isOf(email)).orderBy(enquiries.receivedAt)
}

export async function listEnquiriesById(db: Database, ids: string[]) {
  return db.select().from(enquiries).where(inArray(enquiries.id, ids)).orderBy(enquiries.receivedAt)
}

/** Of somebody who left no address. */
export async function deleteEnquiriesById(tx: Database, ids: string[]) {
  const theirs = inArray(enquiries.id, ids)
  const files = await listFilesOf(tx, tx.select({ id: enquiries.id }).from(enquiries).where(theirs))
  const rows = await tx.delete(enquiries).where(theirs).returning({ id: enquiries.id })
  return { count: rows.length, files }
}

/** Enquiries of this person, and those that name them as a friend. */
export async function deleteEnquiriesOf(tx: Database, email: string) {
  const named = sql`lower(${enquiries.answers}->>'friendEmail') = ${email.toLowerCase()}`
  const theirs = sql`(${isOf(email)} or ${named})`
  const ids = tx.select({ id: enquiries.id }).from(enquiries).where(theirs)
  const files = await listFilesOf(tx, ids)
  const rows = await tx.delete(enquiries).where(theirs).returning({ id: enquiries.id })
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email.toLowerCase()))
  return { count: rows.length, files }
}
