import { and, asc, desc, eq, inArray, lt, not, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import {
  appointments,
  engagements,
  viewedProperty,
  viewingFeedback,
  viewingOutcomes,
  viewingSlots,
  waitingList,
} from './tables.server'

/** Nobody any more; the id keeps two forgotten people in one group apart. */
const nobody = {
  title: '',
  firstName: '',
  lastName: '',
  phone: '',
  remark: '',
  cancelReason: '',
  email: sql`${appointments.id} || '@forgotten.invalid'`,
}
const known = not(sql`${appointments.email} like '%@forgotten.invalid'`)

/** Viewings stay in the statistics of a property; who came does not. */
export async function forgetVisitorsBefore(db: Database, moment: Date): Promise<number> {
  const old = db
    .select({ id: viewingSlots.id })
    .from(viewingSlots)
    .where(lt(viewingSlots.endsAt, moment))
  const rows = await db
    .update(appointments)
    .set(nobody)
    .where(and(inArray(appointments.slotId, old), known))
    .returning({ id: appointments.id })
  await forgetOutcomes(
    db,
    rows.map(({ id }) => id),
  )
  const engaged = db.select({ id: engagements.slotId }).from(engagements)
  await db
    .delete(viewingSlots)
    .where(and(lt(viewingSlots.endsAt, moment), inArray(viewingSlots.id, engaged)))
  await db.delete(waitingList).where(lt(waitingList.joinedAt, moment))
  return rows.length
}

/** The rights of articles 15 and 17 of the GDPR, as far as viewings go. */
export const visitorRecords = { list: listViewingsOf, erase: eraseVisitor }

/** What a colleague sees beside an enquiry of the same person, the latest first. */
export async function listViewingsBy(db: Database, email: string) {
  const { id, status } = appointments
  const { startsAt } = viewingSlots
  return db
    .select({ id, status, propertyId: viewedProperty, startsAt })
    .from(appointments)
    .innerJoin(viewingSlots, eq(viewingSlots.id, appointments.slotId))
    .where(sql`lower(${appointments.email}) = ${email.toLowerCase()}`)
    .orderBy(desc(viewingSlots.startsAt))
    .limit(20)
}

async function listViewingsOf(db: Database, email: string) {
  const { status, language, title, firstName, lastName, phone, remark, bookedAt } = appointments
  const viewings = await db
    .select({
      status,
      language,
      title,
      firstName,
      lastName,
      phone,
      remark,
      bookedAt,
      propertyId: viewedProperty,
      startsAt: viewingSlots.startsAt,
      rating: viewingFeedback.rating,
      words: viewingFeedback.words,
      interest: viewingOutcomes.interest,
      agentWords: viewingOutcomes.words,
    })
    .from(appointments)
    .innerJoin(viewingSlots, eq(viewingSlots.id, appointments.slotId))
    .leftJoin(viewingFeedback, eq(viewingFeedback.appointmentId, appointments.id))
    .leftJoin(viewingOutcomes, eq(viewingOutcomes.appointmentId, appointments.id))
    .where(sql`lower(${appointments.email}) = ${email.toLowerCase()}`)
    .orderBy(asc(viewingSlots.startsAt))
  const waiting = await db
    .select()
    .from(waitingList)
    .where(sql`lower(${waitingList.email}) = ${email.toLowerCase()}`)
  return [...viewings, ...waiting]
}

/** A viewing that is still to come is an appointment between people: it is to be cancelled first. */
async function eraseVisitor(tx: Database, email: string): Promise<number> {
  await tx.delete(waitingList).where(sql`lower(${waitingList.email}) = ${email.toLowerCase()}`)
  const rows = await tx
    .update(appointments)
    .set(nobody)
    .where(
      and(
        sql`lower(${appointments.email}) = ${email.toLowerCase()}`,
        sql`${appointments.status} in ('cancelled', 'done', 'no-show')`,
      ),
    )
    .returning({ id: appointments.id })
  await forgetOutcomes(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.length
}

/** What an agent wrote of a viewing is about whoever came. */
async function forgetOutcomes(tx: Database, appointmentIds: string[]) {
  if (appointmentIds.length === 0) return
  await tx.delete(viewingOutcomes).where(inArray(viewingOutcomes.appointmentId, appointmentIds))
}
