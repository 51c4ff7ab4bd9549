import { and, asc, eq, getTableColumns, lte, not, sql } from 'drizzle-orm'
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

/** They said something since it was planned: a colleague reads that first. */
const isHeld = sql<boolean>`exists (
  select from ${enquiryEntries}
  where ${enquiryEntries.enquiryId} = ${plannedAnswers.enquiryId}
    and ${enquiryEntries.kind} = 'reply' and ${enquiryEntries.notedAt} > ${plannedAnswers.plannedAt})`

export async function listPlanned(db: Database, enquiryId: string) {
  return db
    .select({ ...getTableColumns(plannedAnswers), isHeld })
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
  const due = and(lte(sendAt, now), not(isHeld))
  return db.select({ id, enquiryId }).from(plannedAnswers).where(due).orderBy(sendAt)
}

export async function deletePlanned(tx: Database, id: string) {
  await tx.delete(plannedAnswers).where(eq(plannedAnswers.id, id))
}
