import { and, asc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { listsInOneQuestion } from '../../database/lists-in-one-question.server'
import { daysLater } from '../../language/days-later'
import { asUsual } from '../agents/agent-queries.server'
import {
  appointments,
  busyTimes,
  openHouses,
  propertyViewings,
  viewingSlots,
} from '../tables.server'

type Wish = {
  propertyId: number
  /** Who shows it unless somebody else was named for it. */
  agentId: number
  /** Properties whose open houses are told. */
  told: number[]
  now: Date
  /** Of whoever looks ahead furthest. */
  horizonDays: number
}

/**
 * How one property is visited, what is taken of whoever may show it, and all open houses that its page tells: in one
 * question. For pages that tell hours; whoever books them is answered by `askViewings`.
 */
export async function readVisits(db: Database, { now, horizonDays, ...wish }: Wish) {
  const stretch = { from: daysLater(now, -1), to: daysLater(now, horizonDays + 2) }
  const { rules, ...lists } = await visits(db, { ...wish, ...stretch })
  return {
    rules: rules[0] ?? asUsual,
    viewings: lists.viewings.map((row) => ({ ...inTime(row), awayUntil: new Date(row.awayUntil) })),
    busy: lists.busy.map(inTime),
    openHouses: lists.openHouses.map(inTime),
  }
}

function inTime<Row extends { startsAt: string; endsAt: string }>(row: Row) {
  return { ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) }
}

const propertyId = sql.placeholder('propertyId')
const from = sql.placeholder('from')
const to = sql.placeholder('to')

/** Who may show it: who usually would, who was named for it, and who stands at its open houses. */
const who = sql`array(
  select ${sql.placeholder('agentId')}::int
  union select agent_id from property_viewings where property_id = ${propertyId}
  union select agent_id from open_houses where property_id = ${propertyId} and ends_at > ${from})`

const visits = listsInOneQuestion((db) => ({
  rules: selectRules(db),
  viewings: selectViewings(db),
  busy: selectBusy(db),
  openHouses: selectOpenHouses(db),
}))

function selectRules(db: Database) {
  const { agentId, mode, seats, windows, version } = propertyViewings
  return db
    .select({ agentId, mode, seats, windows, version })
    .from(propertyViewings)
    .where(eq(propertyViewings.propertyId, propertyId))
}

function selectViewings(db: Database) {
  const { id, agentId, startsAt, endsAt, awayUntil, seats, releasedAt } = viewingSlots
  const isTaken = and(eq(appointments.slotId, id), ne(appointments.status, 'cancelled'))
  return db
    .select({
      agentId,
      propertyId: viewingSlots.propertyId,
      startsAt,
      endsAt,
      awayUntil,
      seats,
      seatsTaken: sql<number>`count(${appointments.id})::int`.as('seats_taken'),
    })
    .from(viewingSlots)
    .leftJoin(appointments, isTaken)
    .where(
      and(
        sql`${agentId} = any (${who})`,
        isNull(releasedAt),
        gt(awayUntil, from),
        lt(startsAt, to),
      ),
    )
    .groupBy(id)
}

function selectBusy(db: Database) {
  const { agentId, startsAt, endsAt } = busyTimes
  return db
    .select({ agentId, startsAt, endsAt })
    .from(busyTimes)
    .where(and(sql`${agentId} = any (${who})`, gt(endsAt, from), lt(startsAt, to)))
    .orderBy(asc(startsAt))
}

/** Of all these properties, and wherever one of them stands. */
function selectOpenHouses(db: Database) {
  const { agentId, colleagueIds, startsAt, endsAt, seats, note } = openHouses
  const of = openHouses.propertyId
  return db
    .select({ propertyId: of, agentId, colleagueIds, startsAt, endsAt, seats, note })
    .from(openHouses)
    .where(
      and(
        gt(endsAt, from),
        or(
          sql`${of} = any (${sql.placeholder('told')})`,
          eq(of, propertyId),
          sql`${agentId} = any (${who})`,
          sql`${colleagueIds} && ${who}`,
        ),
      ),
    )
    .orderBy(asc(startsAt))
}
