import { createHash } from 'node:crypto'
import type { Database } from '../../database/client.server'
import { noteChange } from '../../journal/queries.server'
import { lockDiaries } from '../agents/agent-queries.server'
import type { StaffTools } from '../agents/change-as-staff.server'
import type { Appointment } from '../appointment'
import { plannedTimeOf } from '../engagements/planned-moments'
import { announceMove } from '../letters/announce.server'
import { changeAppointment } from '../queries.server'
import { quartersOf } from '../slots/quarters'
import {
  listTakenSeats,
  releaseEmptySlots,
  releaseSlot,
  updateSlotSeats,
} from '../slots/slot-queries.server'
import { lowestFree } from '../slots/take-seat.server'
import { takeTime } from '../slots/take-time.server'
import { offerSeatsOf } from '../waiting/offer-freed-seats.server'
import { listConflicts, refusalFor } from './open-house-conflicts.server'
import { findOpenHouse, type OpenHouse, updateOpenHouse } from './open-house-queries.server'
import { listSlotsOf, listVisitorsOf } from './open-house-visitors.server'
import { planSeats } from './plan-seats'
import { noteOpenHouse, type OpenHouseWish, type Refused, readWish } from './save-open-house.server'

type Edit = {
  propertyId: number
  id: string
  version: number
  wish: OpenHouseWish
  /** What was said of everybody who has to come at another hour, and agreed to. */
  agreed: string
}
type Move = { visitor: Appointment; startsAt: Date }
type Changed =
  | { outcome: 'changed' }
  | { outcome: 'stale'; theirs: ReturnType<typeof openHouseValues>; version: number }
  /** It is going on, or over. */
  | { outcome: 'begun' }
  /** So many find no place in the new hours. */
  | { outcome: 'no-room'; over: number }
  /** Somebody who has to come at another hour has yet to answer our mail. */
  | { outcome: 'held' }
  /** Who has to come at another hour, to be agreed to first. */
  | { outcome: 'asks'; moves: Move[]; agreed: string }
  | Refused

/**
 * Another day, other hours, places or agents. Who registered keeps a place: at the same hour on the clock
 * where that is still open, otherwise in the nearest quarter, and hears of it by mail.
 */
export async function changeOpenHouse(
  tools: StaffTools,
  { propertyId, id, version, wish, agreed }: Edit,
): Promise<Changed> {
  const { db, now } = tools
  const found = await findOpenHouse(db, id)
  if (!found || found.propertyId !== propertyId) return { outcome: 'unknown' }
  const asked = await readWish(tools, propertyId, wish)
  if (asked.outcome !== 'read') return asked
  const { moments, agentId, colleagueIds, usualAgentId } = asked
  const agentIds = [agentId, ...colleagueIds]
  return db.transaction(async (tx): Promise<Changed> => {
    await lockDiaries(tx, [found.agentId, ...found.colleagueIds, ...agentIds, usualAgentId])
    const before = await findOpenHouse(tx, id)
    if (!before) return { outcome: 'unknown' }
    if (before.version !== version) {
      return { outcome: 'stale', theirs: openHouseValues(before), version: before.version }
    }
    if (before.startsAt <= now()) return { outcome: 'begun' }
    const slots = await listSlotsOf(tx, before)
    const own = { id, slotIds: slots.map(({ slotId }) => slotId) }
    const conflicts = await listConflicts(tx, { agentIds, ...moments }, own)
    const refusal = refusalFor(conflicts, wish.isDespiteBusy ?? false)
    if (refusal) return { outcome: refusal, conflicts }

    const visitors = await listVisitorsOf(tx, before, now())
    const { quarterSeats: seats, note } = wish
    const after = { ...before, agentId, colleagueIds, ...moments, seats, note }
    const plan = planSeats(visitors, before, after)
    if (plan.outcome !== 'fits') return plan
    const moves = movesIn(visitors, plan.times)
    if (moves.some(({ visitor }) => visitor.status === 'held' || visitor.status === 'offered')) {
      return { outcome: 'held' }
    }
    const said = fingerprint(moves)
    if (moves.length > 0 && agreed !== said) return { outcome: 'asks', moves, agreed: said }

    await updateOpenHouse(tx, id, after)
    const kept = await keepSlots(tx, slots, after, now())
    for (const move of moves) await moveVisitor(tx, tools, move, after, kept)
    await releaseEmptySlots(tx, [...kept.values()], now())
    await noteOpenHouse(tx, tools, 'change-open-house', propertyId, { before, after })
    await offerSeatsOf(tx, tools, propertyId)
    return { outcome: 'changed' }
  })
}

/** As its form shows it. */
export function openHouseValues({
  startsAt,
  endsAt,
  seats,
  note,
  agentId,
  colleagueIds,
}: OpenHouse) {
  const time = plannedTimeOf({ startsAt, endsAt })
  return { ...time, quarterSeats: seats, note, agentIds: [agentId, ...colleagueIds] }
}

function movesIn(visitors: Appointment[], times: Map<string, Date>): Move[] {
  return visitors.flatMap((visitor) => {
    const startsAt = times.get(visitor.id)
    const isElsewhen = startsAt && startsAt.getTime() !== visitor.startsAt.getTime()
    return isElsewhen ? [{ visitor, startsAt }] : []
  })
}

function fingerprint(moves: Move[]): string {
  const words = moves.map(
    ({ visitor, startsAt }) => `${visitor.id} ${visitor.sequence} ${startsAt.toISOString()}`,
  )
  return createHash('sha256').update(words.toSorted().join('\n')).digest('base64url')
}

type Slots = Map<number, string>

/** The quarters that stay, with the new agent and places; the others are history. */
async function keepSlots(
  tx: Database,
  slots: Awaited<ReturnType<typeof listSlotsOf>>,
  after: OpenHouse,
  now: Date,
): Promise<Slots> {
  const kept: Slots = new Map()
  const ends = new Map(quartersOf(after).map((each) => [each.startsAt.getTime(), each.endsAt]))
  const isKept = (each: (typeof slots)[number]) =>
    ends.get(each.startsAt.getTime())?.getTime() === each.endsAt.getTime()
  for (const each of slots.filter((slot) => !isKept(slot))) await releaseSlot(tx, each.slotId, now)
  for (const { slotId, startsAt, endsAt } of slots.filter(isKept)) {
    await takeQuarter(tx, after, { slotId, startsAt, endsAt })
    await updateSlotSeats(tx, slotId, after.seats)
    kept.set(startsAt.getTime(), slotId)
  }
  return kept
}

type Quarter = { slotId?: string; startsAt: Date; endsAt: Date }

async function takeQuarter(
  tx: Database,
  { agentId, propertyId, seats }: OpenHouse,
  quarter: Quarter,
): Promise<string> {
  const time = { ...quarter, agentId, propertyId, seats, isDespiteBusy: true }
  const taken = await takeTime(tx, time)
  if (taken.outcome !== 'taken')
    throw new Error('The diary of the agent changed while it was locked')
  return taken.slotId
}

async function moveVisitor(
  tx: Database,
  tools: StaffTools,
  { visitor: before, startsAt }: Move,
  after: OpenHouse,
  slots: Slots,
) {
  const now = tools.now()
  const time = startsAt.getTime()
  const endsAt = new Date(time + 15 * 60_000)
  const slotId = slots.get(time) ?? (await takeQuarter(tx, after, { startsAt, endsAt }))
  slots.set(time, slotId)
  const seat = lowestFree((await listTakenSeats(tx, slotId)).map((each) => each.seat))
  const change = { slotId, seat, status: 'confirmed' as const }
  const moved = await changeAppointment(tx, before.id, change, { now, isHeard: true })
  await announceMove(tx, tools, before, moved)
  await noteChange(tx, {
    by: tools.staff,
    at: now,
    action: 'move',
    subject: { kind: 'visit', id: before.id },
    before: { status: before.status, startsAt: before.startsAt.toISOString() },
    after: { status: moved.status, startsAt: startsAt.toISOString() },
  })
}
