import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import type { Before } from './net-news'
import { settlingNews } from './tables.server'

type Settling = { propertyId: number; was: Before; since: Date; dueAt: Date }

/** What was seen before the first change stays; the last one says how long it waits. */
export async function upsertSettling(tx: Database, { propertyId, was, since, dueAt }: Settling) {
  const { rowCount } = await tx.execute(sql`
    insert into settling_news (property_id, was, since, due_at)
    select id, ${JSON.stringify(was)}::jsonb, ${since}, ${dueAt} from properties
    where id = ${propertyId}
    on conflict (property_id) do update
      set was = excluded.was || settling_news.was, due_at = excluded.due_at`)
  return (rowCount ?? 0) > 0
}

/** Locked, and past what another node has in hand. */
export function takeDue(tx: Database, now: Date, limit: number) {
  return tx
    .select()
    .from(settlingNews)
    .where(lte(settlingNews.dueAt, now))
    .orderBy(asc(settlingNews.dueAt), asc(settlingNews.propertyId))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function findSettling(db: Database, propertyId: number) {
  const [row] = await db.select().from(settlingNews).where(eq(settlingNews.propertyId, propertyId))
  return row
}

export async function moveDue(tx: Database, propertyIds: number[], dueAt: Date) {
  if (propertyIds.length === 0) return 0
  const rows = await tx
    .update(settlingNews)
    .set({ dueAt })
    .where(inArray(settlingNews.propertyId, propertyIds))
    .returning({ id: settlingNews.propertyId })
  return rows.length
}

export async function deleteSettling(tx: Database, propertyIds: number[]): Promise<number> {
  if (propertyIds.length === 0) return 0
  const rows = await tx
    .delete(settlingNews)
    .where(inArray(settlingNews.propertyId, propertyIds))
    .returning({ id: settlingNews.propertyId })
  return rows.length
}
