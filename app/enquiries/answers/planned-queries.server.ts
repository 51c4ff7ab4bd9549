import { and, asc, eq, lte } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
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

export async function lockPlanned(tx: Database, enquiryId: string, id: string) {
  const isIt = and(eq(plannedAnswers.enquiryId, enquiryId), eq(plannedAnswers.id, id))
  const [row] = await tx.select().from(plannedAnswers).where(isIt).for('update')
  return row
}

export async function listDue(db: Database, now: Date): Promise<string[]> {
  const { id, sendAt } = plannedAnswers
  const rows = await db.select({ id }).from(plannedAnswers).where(lte(sendAt, now)).orderBy(sendAt)
  return rows.map((row) => row.id)
}

/** Nothing when it left meanwhile, or another node is busy with it. */
export async function lockDue(tx: Database, id: string): Promise<PlannedAnswer | undefined> {
  const [row] = await tx
    .select()
    .from(plannedAnswers)
    .where(eq(plannedAnswers.id, id))
    .for('update', { skipLocked: true })
  return row
}

export async function deletePlanned(tx: Database, id: string) {
  await tx.delete(plannedAnswers).where(eq(plannedAnswers.id, id))
}
