import {
  and,
  asc,
  eq,
  gt,
  type InferInsertModel,
  lt,
  ne,
  or,
  type Placeholder,
  sql,
} from 'drizzle-orm'
import { builtOnce } from '../../database/built-once.server'
import type { Database } from '../../database/client.server'
import { openHouses } from '../tables.server'

export type OpenHouse = typeof openHouses.$inferSelect

type Wish = { from: Date; to: Date; agentId: number | null }

/** Those that fall in a stretch of time, wholly or in part: soonest first. */
export async function listOpenHouses(db: Database, { from, to, agentId }: Wish) {
  return db
    .select()
    .from(openHouses)
    .where(
      and(
        gt(openHouses.endsAt, from),
        lt(openHouses.startsAt, to),
        agentId === null ? undefined : isThere(agentId),
      ),
    )
    .orderBy(asc(openHouses.startsAt))
}

function isThere(agentId: number | Placeholder) {
  return or(eq(openHouses.agentId, agentId), sql`${agentId} = any (${openHouses.colleagueIds})`)
}

type Around = { from: Date; to: Date; agentId: number; propertyId: number }

/** Where an agent stands, and those of a property, whoever stands there. */
export async function listOpenHousesAround(db: Database, around: Around) {
  return openHousesAround(db).execute(around)
}

const openHousesAround = builtOnce((db) => {
  const isOfThese = or(
    isThere(sql.placeholder('agentId')),
    eq(openHouses.propertyId, sql.placeholder('propertyId')),
  )
  const isThen = and(
    gt(openHouses.endsAt, sql.placeholder('from')),
    lt(openHouses.startsAt, sql.placeholder('to')),
  )
  return db
    .select()
    .from(openHouses)
    .where(and(isThen, isOfThese))
    .orderBy(asc(openHouses.startsAt))
})

/** What is not over yet, soonest first. */
export async function listOpenHousesOf(db: Database, propertyId: number, now: Date) {
  const { propertyId: of, startsAt, endsAt } = openHouses
  return db
    .select()
    .from(openHouses)
    .where(and(eq(of, propertyId), gt(endsAt, now)))
    .orderBy(asc(startsAt))
}

/** The same of all of these, as visitors may know them. */
export async function listOpenHousesOfAll(db: Database, propertyIds: number[], now: Date) {
  return propertyIds.length === 0 ? [] : openHousesOfAll(db).execute({ propertyIds, now })
}

const openHousesOfAll = builtOnce((db) => {
  const { propertyId, startsAt, endsAt, note } = openHouses
  const isOfThese = sql`${propertyId} = any (${sql.placeholder('propertyIds')})`
  return db
    .select({ propertyId, startsAt, endsAt, note })
    .from(openHouses)
    .where(and(isOfThese, gt(endsAt, sql.placeholder('now'))))
    .orderBy(asc(startsAt))
})

/** Of each of these the first that is not over yet. */
export async function listNextOpenHouses(db: Database, propertyIds: number[], now: Date) {
  if (propertyIds.length === 0) return []
  return nextByProperty(db).execute({ propertyIds, now: now.toISOString() })
}

const nextByProperty = builtOnce((db) => {
  const { propertyId, startsAt, endsAt } = openHouses
  const isOfThese = sql`${propertyId} = any (${sql.placeholder('propertyIds')})`
  return db
    .selectDistinctOn([propertyId], { propertyId, startsAt })
    .from(openHouses)
    .where(and(isOfThese, gt(endsAt, sql.placeholder('now'))))
    .orderBy(asc(propertyId), asc(startsAt))
})

type Time = { agentId: number; propertyId: number | null; startsAt: Date; endsAt: Date }

/** Whether an agent receives people at another property then. */
export async function isAtOpenHouse(
  db: Database,
  { agentId, propertyId, startsAt, endsAt }: Time,
): Promise<boolean> {
  const elsewhere = propertyId === null ? undefined : ne(openHouses.propertyId, propertyId)
  const during = and(gt(openHouses.endsAt, startsAt), lt(openHouses.startsAt, endsAt))
  const [row] = await db
    .select({ id: openHouses.id })
    .from(openHouses)
    .where(and(isThere(agentId), during, elsewhere))
    .limit(1)
  return row !== undefined
}

export async function listPropertiesOpenFrom(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: openHouses.propertyId })
    .from(openHouses)
    .where(gt(openHouses.endsAt, now))
  return rows.map(({ id }) => id)
}

/** False when this agent has another open house then. */
export async function insertOpenHouse(
  tx: Database,
  row: InferInsertModel<typeof openHouses>,
): Promise<boolean> {
  const rows = await tx
    .insert(openHouses)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: openHouses.id })
  return rows.length > 0
}

export async function findOpenHouse(db: Database, id: string): Promise<OpenHouse | undefined> {
  const [row] = await db.select().from(openHouses).where(sql`${openHouses.id}::text = ${id}`)
  return row
}

type OpenHouseChange = Pick<
  OpenHouse,
  'agentId' | 'colleagueIds' | 'startsAt' | 'endsAt' | 'seats' | 'note'
>

export async function updateOpenHouse(tx: Database, id: string, change: OpenHouseChange) {
  await tx
    .update(openHouses)
    .set({ ...change, version: sql`${openHouses.version} + 1` })
    .where(eq(openHouses.id, id))
}

export async function deleteOpenHouse(tx: Database, id: string) {
  await tx.delete(openHouses).where(eq(openHouses.id, id))
}

export async function deleteOpenHousesOf(tx: Database, propertyId: number, now: Date) {
  const isToCome = gt(openHouses.endsAt, now)
  await tx.delete(openHouses).where(and(eq(openHouses.propertyId, propertyId), isToCome))
}
