import { and, eq, type InferInsertModel, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { appointments, viewingFeedback, viewingOutcomes, viewingSlots } from './tables.server'

/** Newest viewing first, with what was said of it: for the owner's portal and the office. */
export async function listViewingsOfProperty(db: Database, propertyId: number) {
  return db
    .select({
      id: appointments.id,
      status: appointments.status,
      source: appointments.source,
      startsAt: viewingSlots.startsAt,
      endsAt: viewingSlots.endsAt,
      rating: viewingFeedback.rating,
      words: viewingFeedback.words,
    })
    .from(appointments)
    .innerJoin(viewingSlots, eq(viewingSlots.id, appointments.slotId))
    .leftJoin(viewingFeedback, eq(viewingFeedback.appointmentId, appointments.id))
    .where(
      and(
        eq(viewingSlots.propertyId, propertyId),
        notInArray(appointments.status, ['held', 'offered']),
      ),
    )
    .orderBy(sql`${viewingSlots.startsAt} desc`)
}

/** The first answer counts; a second one changes it, as people do. */
export async function saveFeedback(db: Database, row: InferInsertModel<typeof viewingFeedback>) {
  const { rating, words, givenAt } = row
  await db
    .insert(viewingFeedback)
    .values(row)
    .onConflictDoUpdate({ target: viewingFeedback.appointmentId, set: { rating, words, givenAt } })
}

export async function findFeedback(db: Database, appointmentId: string) {
  const [row] = await db
    .select()
    .from(viewingFeedback)
    .where(eq(viewingFeedback.appointmentId, appointmentId))
  return row
}

/** False when there is an answer already. */
export async function insertFeedback(
  tx: Database,
  row: InferInsertModel<typeof viewingFeedback>,
): Promise<boolean> {
  const rows = await tx
    .insert(viewingFeedback)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: viewingFeedback.appointmentId })
  return rows.length > 0
}

export async function findOutcome(db: Database, appointmentId: string) {
  const [row] = await db
    .select()
    .from(viewingOutcomes)
    .where(eq(viewingOutcomes.appointmentId, appointmentId))
  return row
}

export async function saveOutcome(tx: Database, row: InferInsertModel<typeof viewingOutcomes>) {
  await tx
    .insert(viewingOutcomes)
    .values(row)
    .onConflictDoUpdate({ target: viewingOutcomes.appointmentId, set: row })
}
