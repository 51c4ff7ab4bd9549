import { and, count, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { appointments, visitSlots } from '../tables.server'
import type { Visit } from './slots'

type Stretch = { from: Date; to: Date }
type StoredVisit = Visit & { slotId: string }

/** What an agent has to do in a stretch of time, and how full it is. */
export async function listVisits(
  db: Database,
  agentId: number,
  { from, to }: Stretch,
): Promise<StoredVisit[]> {
  const { propertyId, startsAt, endsAt, awayUntil, seats } = visitSlots
  return db
    .select({
      slotId: visitSlots.id,
      ...{ propertyId, startsAt, endsAt, awayUntil, seats },
      seatsTaken: count(appointments.id),
    })
    .from(visitSlots)
    .leftJoin(
      appointments,
      and(eq(appointments.slotId, visitSlots.id), ne(appointments.status, 'cancelled')),
    )
    .where(
      and(
        eq(visitSlots.agentId, agentId),
        isNull(visitSlots.releasedAt),
        gt(awayUntil, from),
        lt(startsAt, to),
      ),
    )
    .groupBy(visitSlots.id)
}

type NewSlot = {
  agentId: number
  propertyId: number
  startsAt: Date
  endsAt: Date
  awayUntil: Date
  seats: number
}

/** Undefined when the agent is elsewhere then: the database itself refuses two places at once. */
export async function insertSlot(tx: Database, slot: NewSlot): Promise<string | undefined> {
  const [row] = await tx
    .insert(visitSlots)
    .values(slot)
    .onConflictDoNothing()
    .returning({ id: visitSlots.id })
  return row?.id
}

export async function listTakenSeats(tx: Database, slotId: string) {
  return tx
    .select({ seat: appointments.seat, email: appointments.email })
    .from(appointments)
    .where(and(eq(appointments.slotId, slotId), ne(appointments.status, 'cancelled')))
}

/** Without visitors the agent is free again. */
export async function releaseEmptySlots(tx: Database, slotIds: string[], now: Date) {
  if (slotIds.length === 0) return
  await tx
    .update(visitSlots)
    .set({ releasedAt: now })
    .where(
      and(
        inArray(visitSlots.id, slotIds),
        isNull(visitSlots.releasedAt),
        sql`not exists (select from appointments
          where slot_id = ${visitSlots.id} and status <> 'cancelled')`,
      ),
    )
}
