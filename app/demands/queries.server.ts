import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  type InferInsertModel,
  isNull,
  lt,
  ne,
  or,
  sql,
} from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { forgetDetails } from '../journal/queries.server'
import type { Frequency } from './demand'
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
        language,
        person,
        frequency,
        status: sql`case when ${demands.status} = 'active' then 'active' else 'unconfirmed' end`,
        createdAt: demand.createdAt,
        changedAt: demand.changedAt,
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

/** Another demand of this person that says the same from now on. It stops, and its links still open it. */
export async function setTwinAside(
  db: Database,
  { id, email }: Pick<DemandRow, 'id' | 'email'>,
  { list, criteriaKey }: Pick<DemandRow, 'list' | 'criteriaKey'>,
) {
  await db
    .update(demands)
    .set({ status: 'stopped', criteriaKey: sql`${demands.criteriaKey} || ' ' || ${demands.id}` })
    .where(
      and(
        eq(demands.email, email),
        eq(demands.list, list),
        eq(demands.criteriaKey, criteriaKey),
        ne(demands.id, id),
      ),
    )
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

/** PostgreSQL takes 65,535 values in one statement, and a row has seven. */
const rowsAtOnce = 2_000

/** The rows that were not known yet. */
export async function insertNews(db: Database, news: InferInsertModel<typeof demandNews>[]) {
  const kept: { demandId: string }[] = []
  for (let at = 0; at < news.length; at += rowsAtOnce) {
    const rows = await db
      .insert(demandNews)
      .values(news.slice(at, at + rowsAtOnce))
      .onConflictDoNothing()
      .returning({ demandId: demandNews.demandId })
    kept.push(...rows)
  }
  return kept
}

/** Taken in one statement: what is found a moment later waits for the next letter. */
export async function takeWaitingNews(db: Database, demandId: string, mailedAt: Date) {
  const rows = await db
    .update(demandNews)
    .set({ mailedAt })
    .where(and(eq(demandNews.demandId, demandId), isNull(demandNews.mailedAt)))
    .returning()
  return rows.sort(
    (one, other) =>
      one.foundAt.getTime() - other.foundAt.getTime() || one.propertyId - other.propertyId,
  )
}

export async function listDemandsWithNews(
  db: Database,
  frequency: Frequency,
  afterId: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: demands.id })
    .from(demands)
    .innerJoin(demandNews, eq(demandNews.demandId, demands.id))
    .where(
      and(
        eq(demands.status, 'active'),
        eq(demands.frequency, frequency),
        isNull(demandNews.mailedAt),
        afterId ? gt(demands.id, afterId) : undefined,
      ),
    )
    .orderBy(asc(demands.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

type Ages = { unconfirmed: Date; stopped: Date; any: Date }

/** Each kind of demand that its person left alone since that moment. */
export async function deleteForgotten(db: Database, ages: Ages): Promise<number> {
  const { status, changedAt } = demands
  const rows = await db
    .delete(demands)
    .where(
      or(
        and(eq(status, 'unconfirmed'), lt(changedAt, ages.unconfirmed)),
        and(eq(status, 'stopped'), lt(changedAt, ages.stopped)),
        lt(changedAt, ages.any),
      ),
    )
    .returning({ id: demands.id })
  return rows.length
}

/** The rights of articles 15 and 17 of the GDPR, as far as demands go. */
export const seekerRecords = {
  async list(db: Database, email: string) {
    const { criteriaKey: _, version: __, ...shown } = getTableColumns(demands)
    return db.select(shown).from(demands).where(eq(demands.email, email.toLowerCase()))
  },
  async erase(tx: Database, email: string): Promise<number> {
    const rows = await tx
      .delete(demands)
      .where(eq(demands.email, email.toLowerCase()))
      .returning({ id: demands.id })
    const ids = rows.map(({ id }) => id)
    await forgetDetails(tx, 'demand', ids)
    return rows.length
  },
}
