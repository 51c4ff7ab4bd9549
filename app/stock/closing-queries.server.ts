import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import type { Closing, ClosingState } from './closing'
import { propertyClosings } from './tables.server'

type Closed = { propertyId: number; state: ClosingState; closing: Closing; at: Date }

export async function insertClosing(tx: Database, { propertyId, state, closing, at }: Closed) {
  const { finalPriceCents: priceCents, ...said } = closing
  await tx.insert(propertyClosings).values({ propertyId, state, closedAt: at, priceCents, ...said })
}

/** The last that still holds. */
export async function findClosing(db: Database, propertyId: number) {
  const [row] = await db
    .select()
    .from(propertyClosings)
    .where(stillHolds(propertyId))
    .orderBy(desc(propertyClosings.id))
    .limit(1)
  return row
}

export async function undoClosings(tx: Database, propertyId: number, undoneAt: Date) {
  await tx.update(propertyClosings).set({ undoneAt }).where(stillHolds(propertyId))
}

function stillHolds(propertyId: number) {
  return and(eq(propertyClosings.propertyId, propertyId), isNull(propertyClosings.undoneAt))
}
