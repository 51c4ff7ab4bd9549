import { and, eq, type InferInsertModel, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { appointments, visitFeedback, visitOutcomes, visitSlots } from './tables.server'

/** Newest visit first, with what was said of it: for the owner's portal and the office. */
export async function listVisitsOfProperty(db: Database, propertyId: number) {
  return db
    .select({
      id: appointments.id,
      status: appointments.status,
      source: appointments.source,
      startsAt: visitSlots.startsAt,
      endsAt: visitSlots.endsAt,
      rating: visitFeedback.rating,
      words: visitFeedback.words,
    })
    .from(appointments)
    .innerJoin(visitSlots, eq(visitSlots.id, appointments.slotId))
    .leftJoin(visitFeedback, eq(visitFeedback.appointmentId, appointments.id))
    .where(and(eq(visitSlots.propertyId, propertyId), ne(appointments.status, 'offered')))
    .orderBy(sql`${visitSlots.startsAt} desc`)
}

/** The first answer counts; a second one changes it, as people do. */
export async function saveFeedback(db: Database, row: InferInsertModel<typeof visitFeedback>) {
  const { rating, words, givenAt } = row
  await db
    .insert(visitFeedback)
    .values(row)
    .onConflictDoUpdate({ target: visitFeedback.appointmentId, set: { rating, words, givenAt } })
}

export async function findFeedback(db: Database, appointmentId: string) {
  const [row] = await db
    .select()
    .from(visitFeedback)
    .where(eq(visitFeedback.appointmentId, appointmentId))
  return row
}

/** False when there is an answer already. */
export async function insertFeedback(
  tx: Database,
  row: InferInsertModel<typeof visitFeedback>,
): Promise<boolean> {
  const rows = await tx
    .insert(visitFeedback)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: visitFeedback.appointmentId })
  return rows.length > 0
}

export async function findOutcome(db: Database, appointmentId: string) {
  const [row] = await db
    .select()
    .from(visitOutcomes)
    .where(eq(visitOutcomes.appointmentId, appointmentId))
  return row
}

export async function saveOutcome(tx: Database, row: InferInsertModel<typeof visitOutcomes>) {
  await tx
    .insert(visitOutcomes)
    .values(row)
    .onConflictDoUpdate({ target: visitOutcomes.appointmentId, set: row })
}
