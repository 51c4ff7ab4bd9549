import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import {
  appointments,
  viewedProperty,
  viewingFeedback,
  viewingOutcomes,
  viewingSlots,
  waitingList,
} from '../tables.server'

type Wish = { from: Date; to: Date; agentId: number | null }

/** Every viewing in a stretch of time, the cancelled ones included: soonest first. */
export async function listAgenda(db: Database, { from, to, agentId }: Wish) {
  const { id, status, firstName, lastName, phone, language, source, seat } = appointments
  const { startsAt, endsAt, seats } = viewingSlots
  return db
    .select({
      id,
      status,
      firstName,
      lastName,
      phone,
      language,
      source,
      seat,
      startsAt,
      endsAt,
      propertyId: viewedProperty,
      seats,
      slotId: viewingSlots.id,
      agentId: viewingSlots.agentId,
      rating: viewingFeedback.rating,
      interest: viewingOutcomes.interest,
    })
    .from(appointments)
    .innerJoin(viewingSlots, eq(viewingSlots.id, appointments.slotId))
    .leftJoin(viewingFeedback, eq(viewingFeedback.appointmentId, appointments.id))
    .leftJoin(viewingOutcomes, eq(viewingOutcomes.appointmentId, appointments.id))
    .where(
      and(
        gte(startsAt, from),
        lt(startsAt, to),
        agentId === null ? undefined : eq(viewingSlots.agentId, agentId),
      ),
    )
    .orderBy(asc(startsAt), asc(viewingSlots.agentId), asc(seat), asc(appointments.bookedAt))
}

export type AgendaViewing = Awaited<ReturnType<typeof listAgenda>>[number]

/** Who waits for an answer of ours, soonest viewing first. */
export async function listRequests(db: Database, now: Date, limit: number) {
  const { id, firstName, lastName } = appointments
  const { startsAt, agentId } = viewingSlots
  return db
    .select({ id, firstName, lastName, startsAt, propertyId: viewedProperty, agentId })
    .from(appointments)
    .innerJoin(viewingSlots, eq(viewingSlots.id, appointments.slotId))
    .where(and(eq(appointments.status, 'requested'), gte(startsAt, now)))
    .orderBy(asc(startsAt))
    .limit(limit)
}

/** Everybody who waits for a property, first come first: also those who hold an offer now. */
export async function listWholeWaitingList(db: Database, limit: number) {
  return db
    .select()
    .from(waitingList)
    .where(inArray(waitingList.status, ['waiting', 'offered']))
    .orderBy(asc(waitingList.propertyId), asc(waitingList.joinedAt))
    .limit(limit)
}
