import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
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

/** These, and those that name this address. */
function withBuyer(ids: number[], email: string) {
  return or(
    inArray(propertyClosings.id, ids),
    sql`strpos(lower(${propertyClosings.buyer}), ${email.toLowerCase()}) > 0`,
  )
}

export async function listClosingsOfBuyer(db: Database, ids: number[], email: string) {
  const { propertyId, state, closedAt, priceCents, buyer } = propertyClosings
  return db
    .select({ propertyId, state, closedAt, priceCents, buyer })
    .from(propertyClosings)
    .where(withBuyer(ids, email))
    .orderBy(desc(propertyClosings.id))
}

/** That the property was sold, and for how much, stays; to whom does not. */
export async function eraseBuyer(tx: Database, ids: number[], email: string): Promise<number> {
  const rows = await tx
    .update(propertyClosings)
    .set({ buyer: '' })
    .where(withBuyer(ids, email))
    .returning({ id: propertyClosings.id })
  return rows.length
}
