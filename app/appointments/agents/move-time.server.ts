import type { Account } from '../../accounts/account'
import type { Database } from '../../database/client.server'
import { noteChange } from '../../journal/queries.server'
import { findViewable } from '../../properties/viewable-queries.server'
import { type Appointment, canBeMovedByStaff } from '../appointment'
import { changeEngagement, findEngagement } from '../engagements/engagement-queries.server'
import { mayRead, note } from '../engagements/save-engagement.server'
import { announceMove, type ViewingTools } from '../letters/announce.server'
import { changeAppointment, listAppointmentsIn } from '../queries.server'
import { loadAgenda } from '../slots/agenda.server'
import { findSlot, type StoredSlot } from '../slots/slot-queries.server'
import { takeTime } from '../slots/take-time.server'
import { offerSeatsOf } from '../waiting/offer-freed-seats.server'
import { findAgent, lockDiaries } from './agent-queries.server'
import { isSameTime, versionOfTime } from './planned-time'

type Tools = ViewingTools & { staff: Account }
type Wish = {
  slotId: string
  seen: string
  agentId: number
  startsAt: Date
  endsAt: Date
  isDespiteBusy?: boolean
}
type MovedTime = {
  outcome:
    | 'moved'
    | 'full'
    | 'busy'
    | 'changed'
    | 'unknown'
    | 'unknown-agent'
    | 'gone'
    | 'past'
    | 'too-late'
    | 'held'
}

/**
 * A viewing with everybody who comes to it, or an engagement, to another hour, length or colleague:
 * any hour, only never on top of another. Whoever comes hears of it by mail.
 */
export async function moveTime(tools: Tools, wish: Wish): Promise<MovedTime> {
  const { db, now } = tools
  const found = await findSlot(db, wish.slotId)
  if (!found) return { outcome: 'unknown' }
  if (!(await findAgent(db, wish.agentId))?.isActive) return { outcome: 'unknown-agent' }
  const property = found.propertyId === null ? null : await findViewable(db, found.propertyId)
  if (property && !property.isOffered) return { outcome: 'gone' }
  const agenda = property && (await loadAgenda(db, property, now()))
  const waitedFor = agenda ? [agenda.agent.id] : []
  return db.transaction(async (tx) => {
    await lockDiaries(tx, [found.agentId, wish.agentId, ...waitedFor])
    const slot = await findSlot(tx, wish.slotId)
    if (!slot) return { outcome: 'unknown' }
    const seats = await listAppointmentsIn(tx, slot.id)
    if (isSameTime(slot, wish)) return { outcome: 'moved' }
    if (versionOfTime(slot, seats) !== wish.seen) return { outcome: 'changed' }
    return slot.propertyId === null
      ? moveEngagement(tx, tools, slot, wish)
      : moveSeats(tx, tools, { slot, seats, propertyId: slot.propertyId }, wish)
  })
}

async function moveEngagement(
  tx: Database,
  { now, staff }: Tools,
  { id, seats }: StoredSlot,
  wish: Wish,
): Promise<MovedTime> {
  const before = await findEngagement(tx, id)
  if (!before || !(await mayRead(tx, staff, before))) return { outcome: 'unknown' }
  const taken = await takeTime(tx, { ...wish, propertyId: null, seats })
  if (taken.outcome !== 'taken') return taken
  await changeEngagement(tx, id, now())
  await note(tx, { now, staff }, 'move', before, await findEngagement(tx, id))
  return { outcome: 'moved' }
}

type Group = { slot: StoredSlot; seats: Appointment[]; propertyId: number }

async function moveSeats(
  tx: Database,
  tools: Tools,
  { slot, seats, propertyId }: Group,
  wish: Wish,
): Promise<MovedTime> {
  const now = tools.now()
  if (seats.some(({ status }) => status === 'held' || status === 'offered')) {
    return { outcome: 'held' }
  }
  if (!seats.every((each) => canBeMovedByStaff(each, now))) return { outcome: 'too-late' }
  if (wish.startsAt <= now) return { outcome: 'past' }
  const taken = await takeTime(tx, { ...wish, propertyId, seats: slot.seats })
  if (taken.outcome !== 'taken') return taken
  for (const before of seats) {
    const change = { status: 'confirmed' as const }
    const after = await changeAppointment(tx, before.id, change, { now, isHeard: true })
    await announceMove(tx, tools, before, after)
    await noteChange(tx, {
      by: tools.staff,
      at: now,
      action: 'move',
      subject: { kind: 'visit', id: before.id },
      before: noted(before),
      after: noted(after),
    })
  }
  await offerSeatsOf(tx, tools, propertyId)
  return { outcome: 'moved' }
}

function noted({ status, startsAt, endsAt, agentId }: Appointment) {
  const moments = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
  return { status, ...moments, agentId }
}
