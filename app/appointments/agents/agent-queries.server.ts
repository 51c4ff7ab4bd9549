import {
  and,
  asc,
  eq,
  gte,
  type InferInsertModel,
  inArray,
  isNull,
  lte,
  or,
  sql,
} from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import type { Mode } from '../appointment'
import type { Window } from '../slots/slots'
import { agentHours, agents, propertyVisits, visitDays } from '../tables.server'

export type Agent = typeof agents.$inferSelect

export async function listAgents(db: Database): Promise<Agent[]> {
  return db.select().from(agents).orderBy(asc(agents.id))
}

export async function findAgent(db: Database, id: number): Promise<Agent | undefined> {
  const [row] = await db.select().from(agents).where(eq(agents.id, id))
  return row
}

/**
 * One change at a time in the diary of an agent: until the transaction ends nobody else books, moves
 * or cancels with them. Always in the same order, so that two moves cannot wait for each other.
 */
export async function lockDiaries(tx: Database, agentIds: number[]) {
  await tx
    .select({ id: agents.id })
    .from(agents)
    .where(inArray(agents.id, [...new Set(agentIds)]))
    .orderBy(asc(agents.id))
    .for('no key update')
}

type PropertyVisits = {
  agentId: number | null
  mode: Mode
  seats: number
  windows: (Window & { day: string })[]
  /** 0 as long as nothing was ever said. */
  version: number
}
const asUsual: PropertyVisits = {
  ...{ agentId: null, mode: 'at-once', seats: 1, windows: [], version: 0 },
}

export async function findPropertyVisits(db: Database, propertyId: number) {
  const { agentId, mode, seats, windows, version } = propertyVisits
  const [row] = await db
    .select({ agentId, mode, seats, windows, version })
    .from(propertyVisits)
    .where(eq(propertyVisits.propertyId, propertyId))
  return row ?? asUsual
}

export async function savePropertyVisits(
  db: Database,
  row: InferInsertModel<typeof propertyVisits>,
) {
  await db
    .insert(propertyVisits)
    .values(row)
    .onConflictDoUpdate({ target: propertyVisits.propertyId, set: row })
}

/** False when somebody else saved in between: then another version stands there. */
export async function replacePropertyVisits(
  tx: Database,
  { propertyId, version, ...rules }: PropertyVisits & { propertyId: number },
): Promise<boolean> {
  const change = { ...rules, version: version + 1 }
  const rows = await tx
    .insert(propertyVisits)
    .values({ propertyId, ...change })
    .onConflictDoUpdate({
      target: propertyVisits.propertyId,
      set: change,
      setWhere: eq(propertyVisits.version, version),
    })
    .returning({ version: propertyVisits.version })
  return rows.length > 0
}

export async function listHours(db: Database, agentId: number) {
  const { weekday, from, to } = agentHours
  return db
    .select({ weekday, from, to })
    .from(agentHours)
    .where(eq(agentHours.agentId, agentId))
    .orderBy(asc(weekday), asc(from))
}

/** The agent's own days before those of the whole office. */
export async function listVisitDays(db: Database, agentId: number, fromDay: string) {
  const { day, windows, reason } = visitDays
  return db
    .select({ day, windows, reason })
    .from(visitDays)
    .where(
      and(
        or(eq(visitDays.agentId, agentId), isNull(visitDays.agentId)),
        gte(visitDays.day, fromDay),
      ),
    )
    .orderBy(sql`${visitDays.agentId} nulls last`, asc(day))
}

/** From a day on, with what they are of: null is the whole office. */
export async function listAllVisitDays(db: Database, from: string, to: string) {
  return db
    .select()
    .from(visitDays)
    .where(and(gte(visitDays.day, from), lte(visitDays.day, to)))
    .orderBy(asc(visitDays.day), sql`${visitDays.agentId} nulls first`)
}

/** False when that day was decided before. */
export async function insertVisitDay(
  tx: Database,
  row: InferInsertModel<typeof visitDays>,
): Promise<boolean> {
  const rows = await tx
    .insert(visitDays)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: visitDays.id })
  return rows.length > 0
}

export async function deleteVisitDay(tx: Database, id: string) {
  const [row] = await tx.delete(visitDays).where(sql`${visitDays.id}::text = ${id}`).returning()
  return row
}

export async function updateAgent(
  tx: Database,
  id: number,
  change: Partial<InferInsertModel<typeof agents>>,
) {
  await tx.update(agents).set(change).where(eq(agents.id, id))
}

export async function insertAgent(
  db: Database,
  {
    hours,
    ...agent
  }: InferInsertModel<typeof agents> & { hours: (Window & { weekday: number })[] },
): Promise<number> {
  const [row] = await db.insert(agents).values(agent).returning({ id: agents.id })
  if (!row) throw new Error('The agent was not stored')
  await saveHours(db, row.id, hours)
  return row.id
}

export async function saveHours(
  db: Database,
  agentId: number,
  hours: (Window & { weekday: number })[],
) {
  await db.delete(agentHours).where(eq(agentHours.agentId, agentId))
  if (hours.length > 0)
    await db.insert(agentHours).values(hours.map((each) => ({ agentId, ...each })))
}

/** Whoever has the old link of the calendar has nothing any more. */
export async function revokeAgentCalendar(db: Database, agentId: number) {
  await db
    .update(agents)
    .set({ calendarVersion: sql`${agents.calendarVersion} + 1` })
    .where(eq(agents.id, agentId))
}
