import {
  and,
  asc,
  count,
  eq,
  type InferInsertModel,
  inArray,
  isNull,
  lt,
  type SQL,
} from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { listFilesOfMails } from '../../forms/upload-queries.server'
import { type Enquiry, enquiries, enquiryEntries } from '../tables.server'
import { failedMails, type IncomingMail, incomingMails } from './tables.server'

export type { IncomingMail } from './tables.server'

/** Undefined when this very mail was kept before. */
export async function insertIncoming(tx: Database, mail: InferInsertModel<typeof incomingMails>) {
  const [row] = await tx.insert(incomingMails).values(mail).onConflictDoNothing().returning()
  return row
}

export async function isKnown(db: Database, key: string): Promise<boolean> {
  const { id } = incomingMails
  const rows = await db.select({ id }).from(incomingMails).where(eq(incomingMails.key, key))
  return rows.length > 0
}

export async function findEnquiryByNumber(
  db: Database,
  number: number,
): Promise<Enquiry | undefined> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.number, number))
  return row
}

export async function listIncomingOn(db: Database, enquiryId: string): Promise<IncomingMail[]> {
  return db.select().from(incomingMails).where(eq(incomingMails.enquiryId, enquiryId))
}

/** What people wrote, and no enquiry was found for. */
const isLoose = and(isNull(incomingMails.enquiryId), eq(incomingMails.kind, 'reply'))

export async function listLoose(db: Database, limit: number): Promise<IncomingMail[]> {
  const { arrivedAt, id } = incomingMails
  return db.select().from(incomingMails).where(isLoose).orderBy(asc(arrivedAt), id).limit(limit)
}

export async function countLoose(db: Database): Promise<number> {
  const [row] = await db.select({ loose: count() }).from(incomingMails).where(isLoose)
  return row?.loose ?? 0
}

export async function lockLoose(tx: Database, id: string): Promise<IncomingMail | undefined> {
  const [row] = await tx
    .select()
    .from(incomingMails)
    .where(and(eq(incomingMails.id, id), isLoose))
    .for('update')
  return row
}

export async function giveIncoming(tx: Database, id: string, enquiryId: string) {
  await tx.update(incomingMails).set({ enquiryId, foundBy: 'hand' }).where(eq(incomingMails.id, id))
}

export async function listIncomingBy(db: Database, email: string): Promise<IncomingMail[]> {
  const { sender, arrivedAt } = incomingMails
  return db
    .select()
    .from(incomingMails)
    .where(eq(sender, email.toLowerCase()))
    .orderBy(asc(arrivedAt))
}

export async function listFailedBy(db: Database, email: string) {
  const { sender, subject, arrivedAt } = failedMails
  return db.select({ subject, arrivedAt }).from(failedMails).where(eq(sender, email.toLowerCase()))
}

/** With what they said in conversations of others. The files of it, so that they can follow. */
export async function deleteIncomingBy(tx: Database, email: string) {
  await tx.delete(failedMails).where(eq(failedMails.sender, email.toLowerCase()))
  return deleteIncoming(tx, eq(incomingMails.sender, email.toLowerCase()))
}

export function deleteIncomingById(tx: Database, id: string) {
  return deleteIncoming(tx, eq(incomingMails.id, id))
}

/** Those of an enquiry go with it. */
export async function deleteLooseBefore(tx: Database, moment: Date) {
  await tx.delete(failedMails).where(lt(failedMails.arrivedAt, moment))
  const loose = and(isNull(incomingMails.enquiryId), lt(incomingMails.takenAt, moment))
  return deleteIncoming(tx, loose)
}

async function deleteIncoming(tx: Database, which: SQL | undefined): Promise<string[]> {
  const rows = await tx.select({ id: incomingMails.id }).from(incomingMails).where(which)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const files = await listFilesOfMails(tx, ids)
  await tx.delete(enquiryEntries).where(inArray(enquiryEntries.submission, ids))
  await tx.delete(incomingMails).where(inArray(incomingMails.id, ids))
  return files
}
