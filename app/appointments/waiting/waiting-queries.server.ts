import { and, asc, count, eq, type InferInsertModel, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { waitingList } from '../tables.server'

export type Waiting = typeof waitingList.$inferSelect
type WaitingStatus = Waiting['status']

/** Undefined when this person waits for this property already. */
export async function insertWaiting(
  tx: Database,
  row: InferInsertModel<typeof waitingList>,
): Promise<Waiting | undefined> {
  const [inserted] = await tx.insert(waitingList).values(row).onConflictDoNothing().returning()
  return inserted
}

export async function findWaiting(db: Database, id: string): Promise<Waiting | undefined> {
  const [row] = await db.select().from(waitingList).where(sql`${waitingList.id}::text = ${id}`)
  return row
}

/** First come, first served. */
export async function listWaiting(db: Database, propertyId: number): Promise<Waiting[]> {
  return db
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.propertyId, propertyId), eq(waitingList.status, 'waiting')))
    .orderBy(asc(waitingList.joinedAt), asc(waitingList.id))
}

export async function countWaiting(db: Database, propertyId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(waitingList)
    .where(and(eq(waitingList.propertyId, propertyId), eq(waitingList.status, 'waiting')))
  return row?.count ?? 0
}

export async function listPropertiesWaitedFor(db: Database): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: waitingList.propertyId })
    .from(waitingList)
    .where(eq(waitingList.status, 'waiting'))
  return rows.map(({ id }) => id)
}

export async function setWaitingStatus(tx: Database, id: string, status: WaitingStatus) {
  await tx.update(waitingList).set({ status }).where(eq(waitingList.id, id))
}

export async function endWaitingFor(tx: Database, propertyId: number) {
  await tx
    .update(waitingList)
    .set({ status: 'left' })
    .where(
      and(
        eq(waitingList.propertyId, propertyId),
        inArray(waitingList.status, ['waiting', 'offered']),
      ),
    )
}

/** A day that has passed will not free any more. */
export async function endWaitingBefore(db: Database, day: string) {
  await db
    .update(waitingList)
    .set({ status: 'left' })
    .where(and(eq(waitingList.status, 'waiting'), lt(waitingList.day, day)))
}
