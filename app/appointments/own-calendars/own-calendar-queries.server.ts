import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import { builtOnce } from '../../database/built-once.server'
import type { Database } from '../../database/client.server'
import { agents, busyTimes, ownCalendars } from '../tables.server'
import type { BusyTime } from './busy-times'

export type OwnCalendar = typeof ownCalendars.$inferSelect

export async function findOwnCalendar(
  db: Database,
  agentId: number,
): Promise<OwnCalendar | undefined> {
  const [row] = await db.select().from(ownCalendars).where(eq(ownCalendars.agentId, agentId))
  return row
}

/** Of agents who work here. */
export async function listOwnCalendars(db: Database): Promise<number[]> {
  const rows = await db
    .select({ agentId: ownCalendars.agentId })
    .from(ownCalendars)
    .innerJoin(agents, eq(agents.id, ownCalendars.agentId))
    .where(eq(agents.isActive, true))
    .orderBy(asc(ownCalendars.agentId))
  return rows.map(({ agentId }) => agentId)
}

/** In place of another one, of which nothing stays. */
export async function keepOwnCalendar(
  tx: Database,
  calendar: Pick<OwnCalendar, 'agentId' | 'address' | 'host'>,
) {
  await deleteOwnCalendar(tx, calendar.agentId)
  await tx.insert(ownCalendars).values(calendar)
}

/** With its busy times. False when there was none. */
export async function deleteOwnCalendar(tx: Database, agentId: number): Promise<boolean> {
  const rows = await tx
    .delete(ownCalendars)
    .where(eq(ownCalendars.agentId, agentId))
    .returning({ agentId: ownCalendars.agentId })
  return rows.length > 0
}

/** False when it has another address by now. */
export async function changeOwnCalendar(
  tx: Database,
  { key }: Pick<OwnCalendar, 'key'>,
  change: Partial<OwnCalendar>,
): Promise<boolean> {
  const rows = await tx
    .update(ownCalendars)
    .set(change)
    .where(eq(ownCalendars.key, key))
    .returning({ agentId: ownCalendars.agentId })
  return rows.length > 0
}

type Wish = { from: Date; to: Date; agentId: number | null }

/** All that falls in a stretch of time, wholly or in part: soonest first. */
export async function listBusyTimes(db: Database, { agentId, ...stretch }: Wish) {
  if (agentId === null) return busyTimesOfAll(db).execute(stretch)
  return busyTimesOfOne(db).execute({ ...stretch, agentId })
}

const busyTimesOfAll = builtOnce((db) => selectBusyTimes(db))
const busyTimesOfOne = builtOnce((db) =>
  selectBusyTimes(db, eq(busyTimes.agentId, sql.placeholder('agentId'))),
)

function selectBusyTimes(db: Database, isTheirs?: SQL) {
  const { agentId, startsAt, endsAt } = busyTimes
  const isThen = and(gt(endsAt, sql.placeholder('from')), lt(startsAt, sql.placeholder('to')))
  return db
    .select({ agentId, startsAt, endsAt })
    .from(busyTimes)
    .where(and(isThen, isTheirs))
    .orderBy(asc(startsAt))
}

export async function isBusyAt(
  db: Database,
  { agentId, startsAt, endsAt }: BusyTime & { agentId: number },
): Promise<boolean> {
  const busy = await listBusyTimes(db, { agentId, from: startsAt, to: endsAt })
  return busy.length > 0
}

const pieceLength = 1_000

/** All or nothing; what is the same is not written again, because every page with hours would be made anew. */
export async function replaceBusyTimes(
  tx: Database,
  agentId: number,
  busy: BusyTime[],
  from: Date,
) {
  const { startsAt, endsAt } = busyTimes
  const before = await tx
    .select({ startsAt, endsAt })
    .from(busyTimes)
    .where(and(eq(busyTimes.agentId, agentId), gt(endsAt, from)))
    .orderBy(asc(startsAt))
  if (isDeepStrictEqual(before, busy)) return
  await tx.delete(busyTimes).where(eq(busyTimes.agentId, agentId))
  for (let at = 0; at < busy.length; at += pieceLength) {
    const piece = busy.slice(at, at + pieceLength)
    await tx.insert(busyTimes).values(piece.map((time) => ({ agentId, ...time })))
  }
}
