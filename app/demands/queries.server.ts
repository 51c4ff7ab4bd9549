import { and, asc, eq, gt, type InferInsertModel, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import type { DemandStatus, Frequency } from './demand'
import { demandNews, demands } from './tables.server'

export type DemandRow = typeof demands.$inferSelect

/** Registering again freshens what there is, and never loses a confirmation. */
export async function upsertDemand(db: Database, demand: InferInsertModel<typeof demands>) {
  const { language, person, frequency } = demand
  const [row] = await db
    .insert(demands)
    .values(demand)
    .onConflictDoUpdate({
      target: [demands.email, demands.list, demands.criteriaKey],
      set: {
        ...{ language, person, frequency },
        status: sql`case when ${demands.status} = 'active' then 'active' else 'unconfirmed' end`,
        createdAt: demand.createdAt,
        version: sql`${demands.version} + 1`,
      },
    })
    .returning()
  if (!row) throw new Error('The demand was not stored')
  return row
}

export async function findDemand(db: Database, id: string) {
  const [row] = await db.select().from(demands).where(eq(demands.id, id))
  return row
}

/** Locked until the transaction ends: two workers never write to one person at once. */
export async function lockDemand(db: Database, id: string) {
  const [row] = await db.select().from(demands).where(eq(demands.id, id)).for('update')
  return row
}

export async function updateDemand(
  db: Database,
  id: string,
  change: Partial<InferInsertModel<typeof demands>>,
) {
  await db
    .update(demands)
    .set({ ...change, version: sql`${demands.version} + 1` })
    .where(eq(demands.id, id))
}

export async function setStatusOfEmail(db: Database, email: string, status: DemandStatus) {
  await db.update(demands).set({ status }).where(eq(demands.email, email))
}

/** In pages by id, so that ten thousand demands never stand in memory together. */
export async function listActiveDemands(db: Database, afterId: string | null, limit: number) {
  return db
    .select()
    .from(demands)
    .where(and(eq(demands.status, 'active'), afterId ? gt(demands.id, afterId) : undefined))
    .orderBy(asc(demands.id))
    .limit(limit)
}

/** The rows that were not known yet. */
export async function insertNews(db: Database, news: InferInsertModel<typeof demandNews>[]) {
  if (news.length === 0) return []
  return db
    .insert(demandNews)
    .values(news)
    .onConflictDoNothing()
    .returning({ demandId: demandNews.demandId })
}

export async function listWaitingNews(db: Database, demandId: string) {
  return db
    .select()
    .from(demandNews)
    .where(and(eq(demandNews.demandId, demandId), isNull(demandNews.mailedAt)))
    .orderBy(asc(demandNews.foundAt), asc(demandNews.propertyId))
}

export async function markMailed(db: Database, demandId: string, mailedAt: Date) {
  await db
    .update(demandNews)
    .set({ mailedAt })
    .where(and(eq(demandNews.demandId, demandId), isNull(demandNews.mailedAt)))
}

export async function listDemandsWithNews(db: Database, frequency: Frequency) {
  const rows = await db
    .selectDistinct({ id: demands.id })
    .from(demands)
    .innerJoin(demandNews, eq(demandNews.demandId, demands.id))
    .where(
      and(
        eq(demands.status, 'active'),
        eq(demands.frequency, frequency),
        isNull(demandNews.mailedAt),
      ),
    )
  return rows.map(({ id }) => id)
}

export async function deleteUnconfirmed(db: Database, before: Date) {
  await db
    .delete(demands)
    .where(and(eq(demands.status, 'unconfirmed'), lt(demands.createdAt, before)))
}

/** People, not demands: who looks twice counts once. */
export async function countSeekers(db: Database, type: number, city: string) {
  const wants = (key: 'types' | 'cities') => sql`${demands.criteria}->${key}`
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(distinct ${demands.email})::int as count from ${demands}
    where ${demands.status} = 'active'
      and (${wants('types')} = '[]'::jsonb or ${wants('types')} @> ${JSON.stringify([type])}::jsonb)
      and exists (
        select 1 from jsonb_array_elements(${wants('cities')}) as wanted
        where lower(f_unaccent(wanted->>'name')) = lower(f_unaccent(${city}))
      )`)
  return rows[0]?.count ?? 0
}
