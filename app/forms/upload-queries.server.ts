import {
  and,
  eq,
  type InferInsertModel,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  or,
  type SQLWrapper,
} from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { uploads } from './tables.server'

const isFromMail = isNotNull(uploads.incomingMailId)

export async function insertUpload(db: Database, upload: InferInsertModel<typeof uploads>) {
  const [row] = await db.insert(uploads).values(upload).returning({ id: uploads.id })
  if (!row) throw new Error('The upload was not stored')
  return row.id
}

/** Only files that belong to nobody yet. */
export async function giveUploads(tx: Database, ids: string[], enquiryId: string) {
  if (ids.length === 0) return
  await tx
    .update(uploads)
    .set({ enquiryId })
    .where(and(inArray(uploads.id, ids), isNull(uploads.enquiryId)))
}

export async function listUploadsOf(db: Database, enquiryId: string) {
  return db.select().from(uploads).where(eq(uploads.enquiryId, enquiryId))
}

/** Of a mail that a colleague found the enquiry of. */
export async function giveUploadsOfMail(tx: Database, incomingMailId: string, enquiryId: string) {
  await tx.update(uploads).set({ enquiryId }).where(eq(uploads.incomingMailId, incomingMailId))
}

export async function listUploadsOfMails(db: Database, ids: string[]) {
  return db.select().from(uploads).where(inArray(uploads.incomingMailId, ids))
}

export async function listFilesOfMails(tx: Database, ids: string[]): Promise<string[]> {
  return (await listUploadsOfMails(tx, ids)).map(({ file }) => file)
}

/** A file that was sent; those of forms still being filled in are nobody's business. */
export async function findSentFile(db: Database, id: string) {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), or(isNotNull(uploads.enquiryId), isFromMail)))
  return row
}

/** `ids`: a query for the enquiries they belong to. */
export async function listFilesOf(tx: Database, ids: SQLWrapper): Promise<string[]> {
  const rows = await tx
    .select({ file: uploads.file })
    .from(uploads)
    .where(inArray(uploads.enquiryId, ids))
  return rows.map(({ file }) => file)
}

/** Files of forms that were never sent. */
export async function deleteLooseUploads(tx: Database, before: Date) {
  const rows = await tx
    .delete(uploads)
    .where(and(isNull(uploads.enquiryId), not(isFromMail), lt(uploads.createdAt, before)))
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
