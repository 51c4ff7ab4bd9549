import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { enquiries, newsletterSubscribers, uploads } from './tables.server'

/** The files of what is deleted, so that they can follow. */
export async function deleteExpiredEnquiries(tx: Database, now: Date) {
  const expired = tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(lt(enquiries.expiresAt, now))
  const files = await tx
    .select({ file: uploads.file })
    .from(uploads)
    .where(inArray(uploads.enquiryId, expired))
  const rows = await tx
    .delete(enquiries)
    .where(lt(enquiries.expiresAt, now))
    .returning({ id: enquiries.id })
  return { count: rows.length, files: files.map(({ file }) => file) }
}

/** Files of forms that were never sent. */
export async function deleteLooseUploads(tx: Database, before: Date) {
  const rows = await tx
    .delete(uploads)
    .where(and(isNull(uploads.enquiryId), lt(uploads.createdAt, before)))
    .returning({ file: uploads.file })
  return rows.map(({ file }) => file)
}

/** The same bytes are kept once for everyone: only what nobody uses any more may go. */
export async function unusedFiles(tx: Database, files: string[]): Promise<string[]> {
  if (files.length === 0) return []
  const used = await tx
    .select({ file: uploads.file })
    .from(uploads)
    .where(inArray(uploads.file, files))
  const inUse = new Set(used.map(({ file }) => file))
  return [...new Set(files)].filter((file) => !inUse.has(file))
}

const isOf = (email: string) => eq(sql`lower(${enquiries.email})`, email.toLowerCase())

export async function listEnquiriesOf(db: Database, email: string) {
  return db.select().from(enquiries).where(isOf(email)).orderBy(enquiries.receivedAt)
}

/** Enquiries of this person, and those that name them as a friend. */
export async function deleteEnquiriesOf(tx: Database, email: string) {
  const named = sql`lower(${enquiries.answers}->>'friendEmail') = ${email.toLowerCase()}`
  const theirs = sql`(${isOf(email)} or ${named})`
  const ids = tx.select({ id: enquiries.id }).from(enquiries).where(theirs)
  const files = await tx
    .select({ file: uploads.file })
    .from(uploads)
    .where(inArray(uploads.enquiryId, ids))
  const rows = await tx.delete(enquiries).where(theirs).returning({ id: enquiries.id })
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email.toLowerCase()))
  return { count: rows.length, files: files.map(({ file }) => file) }
}
