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
import { builtOnce } from '../../database/built-once.server'
import type { Database } from '../../database/client.server'
import type { Mode } from '../appointment'
import type { Window } from '../slots/slots'
import { agentHours, agents, propertyViewings, viewingDays } from '../tables.server'

export type Agent = typeof agents.$inferSelect

export async function listAgents(db: Database): Promise<Agent[]> {
  return everyAgent(db).execute()
}

const everyAgent = builtOnce((db) => db.select().from(agents).orderBy(asc(agents.id)))

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

type PropertyViewings = {
  agentId: number | null
  mode: Mode
  seats: number
  windows: (Window & { day: string })[]
  /** 0 as long as nothing was ever said. */
  version: number
}
export const asUsual: PropertyViewings = {
  agentId: null,
  mode: 'at-once',
  seats: 1,
  windows: [],
  version: 0,
}

export async function findPropertyViewings(db: Database, propertyId: number) {
  const [row] = await viewingsOfProperty(db).execute({ propertyId })
  return row ?? asUsual
}

const viewingsOfProperty = builtOnce((db) => {
  const { agentId, mode, seats, windows, version } = propertyViewings
  return db
    .select({ agentId, mode, seats, windows, version })
    .from(propertyViewings)
    .where(eq(propertyViewings.propertyId, sql.placeholder('propertyId')))
})

export async function savePropertyViewings(
  db: Database,
  row: InferInsertModel<typeof propertyViewings>,
) {
  await db
    .insert(propertyViewings)
    .values(row)
    .onConflictDoUpdate({ target: propertyViewings.propertyId, set: row })
}

/** False when somebody else saved in between: then another version stands there. */
export async function replacePropertyViewings(
  tx: Database,
  { propertyId, version, ...rules }: PropertyViewings & { propertyId: number },
): Promise<boolean> {
  const change = { ...rules, version: version + 1 }
  const rows = await tx
    .insert(propertyViewings)
    .values({ propertyId, ...change })
    .onConflictDoUpdate({
      target: propertyViewings.propertyId,
      set: change,
      setWhere: eq(propertyViewings.version, version),
    })
    .returning({ version: propertyViewings.version })
  return rows.length > 0
}

export async function listHours(db: Database, agentId: number) {
  return hoursOfAgent(db).execute({ agentId })
}

const hoursOfAgent = builtOnce((db) => {
  const { weekday, from, to } = agentHours
  return db
    .select({ weekday, from, to })
    .from(agentHours)
    .where(eq(agentHours.agentId, sql.placeholder('agentId')))
    .orderBy(asc(weekday), asc(from))
})

/** Of every agent. */
export async function listAllHours(db: Database) {
  return db.select().from(agentHours).orderBy(asc(agentHours.weekday), asc(agentHours.from))
}

/** The agent's own days before those of the whole office. */
export async function listViewingDays(db: Database, agentId: number, fromDay: string) {
  return daysOfAgent(db).execute({ agentId, fromDay })
}

const daysOfAgent = builtOnce((db) => {
  const { day, windows, reason } = viewingDays
  const isOwn = eq(viewingDays.agentId, sql.placeholder('agentId'))
  return db
    .select({ day, windows, reason })
    .from(viewingDays)
    .where(
      and(or(isOwn, isNull(viewingDays.agentId)), gte(viewingDays.day, sql.placeholder('fromDay'))),
    )
    .orderBy(sql`${viewingDays.agentId} nulls last`, asc(day))
})

/** From a day on, with what they are of: null is the whole office. */
export async function listAllViewingDays(db: Database, from: string, to: string) {
  return db
    .select()
    .from(viewingDays)
    .where(and(gte(viewingDays.day, from), lte(viewingDays.day, to)))
    .orderBy(asc(viewingDays.day), sql`${viewingDays.agentId} nulls first`)
}

/** False when that day was decided before. */
export async function insertViewingDay(
  tx: Database,
  row: InferInsertModel<typeof viewingDays>,
): Promise<boolean> {
  const rows = await tx
    .insert(viewingDays)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: viewingDays.id })
  return rows.length > 0
}

export async function deleteViewingDay(tx: Database, id: string) {
  const [row] = await tx.delete(viewingDays).where(sql`${viewingDays.id}::text = ${id}`).returning()
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
