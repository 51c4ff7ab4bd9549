import { and, count, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { builtOnce } from '../../database/built-once.server'
import type { Database } from '../../database/client.server'
import { appointments, viewingSlots } from '../tables.server'
import type { Viewing } from './slots'

type Stretch = { from: Date; to: Date }
type StoredViewing = Viewing & { slotId: string }

/** What an agent has to do in a stretch of time, and how full it is. */
export async function listViewings(
  db: Database,
  agentId: number,
  { from, to }: Stretch,
): Promise<StoredViewing[]> {
  return viewingsOfAgent(db).execute({ agentId, from, to })
}

const viewingsOfAgent = builtOnce((db) => {
  const { propertyId, startsAt, endsAt, awayUntil, seats } = viewingSlots
  return db
    .select({
      slotId: viewingSlots.id,
      propertyId,
      startsAt,
      endsAt,
      awayUntil,
      seats,
      seatsTaken: count(appointments.id),
    })
    .from(viewingSlots)
    .leftJoin(
      appointments,
      and(eq(appointments.slotId, viewingSlots.id), ne(appointments.status, 'cancelled')),
    )
    .where(
      and(
        eq(viewingSlots.agentId, sql.placeholder('agentId')),
        isNull(viewingSlots.releasedAt),
        gt(awayUntil, sql.placeholder('from')),
        lt(startsAt, sql.placeholder('to')),
      ),
    )
    .groupBy(viewingSlots.id)
})

type NewSlot = {
  agentId: number
  /** Null for what is no viewing. */
  propertyId: number | null
  startsAt: Date
  endsAt: Date
  awayUntil: Date
  seats: number
}

/** Undefined when the agent is elsewhere then: the database itself refuses two places at once. */
export async function insertSlot(tx: Database, slot: NewSlot): Promise<string | undefined> {
  const [row] = await tx
    .insert(viewingSlots)
    .values(slot)
    .onConflictDoNothing()
    .returning({ id: viewingSlots.id })
  return row?.id
}

export async function findSlot(db: Database, id: string) {
  const [row] = await db
    .select()
    .from(viewingSlots)
    .where(and(sql`${viewingSlots.id}::text = ${id}`, isNull(viewingSlots.releasedAt)))
  return row
}

export type StoredSlot = NonNullable<Awaited<ReturnType<typeof findSlot>>>

type NewTime = Pick<NewSlot, 'agentId' | 'startsAt' | 'endsAt' | 'awayUntil'>

export async function updateSlot(tx: Database, id: string, change: NewTime) {
  await tx.update(viewingSlots).set(change).where(eq(viewingSlots.id, id))
}

export async function updateSlotSeats(tx: Database, id: string, seats: number) {
  await tx.update(viewingSlots).set({ seats }).where(eq(viewingSlots.id, id))
}

export async function releaseSlot(tx: Database, id: string, now: Date) {
  await tx.update(viewingSlots).set({ releasedAt: now }).where(eq(viewingSlots.id, id))
}

/** Who drives on sooner than planned. */
export async function leaveSooner(tx: Database, slotIds: string[], awayUntil: Date) {
  if (slotIds.length === 0) return
  await tx.update(viewingSlots).set({ awayUntil }).where(inArray(viewingSlots.id, slotIds))
}

export async function deleteSlot(tx: Database, id: string) {
  await tx.delete(viewingSlots).where(eq(viewingSlots.id, id))
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
    .update(viewingSlots)
    .set({ releasedAt: now })
    .where(
      and(
        inArray(viewingSlots.id, slotIds),
        isNull(viewingSlots.releasedAt),
        sql`not exists (select from appointments
          where slot_id = ${viewingSlots.id} and status <> 'cancelled')`,
      ),
    )
}
