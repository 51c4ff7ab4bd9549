import { and, asc, eq, lte } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { lockEnquiry } from '../office-queries.server'
import { enquiryEntries, type PlannedAnswer, plannedAnswers } from '../tables.server'

/** False when this very form was sent before, even where it left meanwhile. */
export async function insertPlanned(tx: Database, planned: PlannedAnswer): Promise<boolean> {
  const sent = await tx
    .select({ id: enquiryEntries.id })
    .from(enquiryEntries)
    .where(
      and(
        eq(enquiryEntries.enquiryId, planned.enquiryId),
        eq(enquiryEntries.submission, planned.id),
      ),
    )
  if (sent.length > 0) return false
  const rows = await tx
    .insert(plannedAnswers)
    .values(planned)
    .onConflictDoNothing()
    .returning({ id: plannedAnswers.id })
  return rows.length > 0
}

export async function listPlanned(db: Database, enquiryId: string): Promise<PlannedAnswer[]> {
  return db
    .select()
    .from(plannedAnswers)
    .where(eq(plannedAnswers.enquiryId, enquiryId))
    .orderBy(asc(plannedAnswers.sendAt), asc(plannedAnswers.id))
}

/** After its enquiry, as everybody locks them: who erases a person waits instead of standing in the way. */
export async function lockPlanned(tx: Database, enquiryId: string, id: string) {
  await lockEnquiry(tx, enquiryId)
  const isIt = and(eq(plannedAnswers.enquiryId, enquiryId), eq(plannedAnswers.id, id))
  const [row] = await tx.select().from(plannedAnswers).where(isIt).for('update')
  return row
}

export async function listDue(db: Database, now: Date) {
  const { id, enquiryId, sendAt } = plannedAnswers
  const due = lte(sendAt, now)
  return db.select({ id, enquiryId }).from(plannedAnswers).where(due).orderBy(sendAt)
}

export async function deletePlanned(tx: Database, id: string) {
  await tx.delete(plannedAnswers).where(eq(plannedAnswers.id, id))
}
