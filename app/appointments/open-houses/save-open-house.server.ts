import { noteChange } from '../../journal/queries.server'
import { findViewable } from '../../properties/viewable-queries.server'
import { lockDiaries } from '../agents/agent-queries.server'
import type { StaffTools } from '../agents/change-as-staff.server'
import { plannedMoments } from '../engagements/planned-moments'
import { loadAgenda } from '../slots/agenda.server'
import { listViewings } from '../slots/slot-queries.server'
import type { OpenHouseValues } from './open-house.form'
import {
  deleteOpenHouse,
  findOpenHouse,
  insertOpenHouse,
  isAtOpenHouse,
} from './open-house-queries.server'

type Tools = Omit<StaffTools, 'jobs'>
type Added = { outcome: 'added' | 'unknown' | 'gone' | 'not-online' | 'closed' | 'past' | 'full' }

/** By the agent who shows the property, at an hour when they have nothing else. */
export async function addOpenHouse(
  { db, now, staff }: Tools,
  propertyId: number,
  { day, from, to, quarterSeats, note }: OpenHouseValues,
): Promise<Added> {
  const property = await findViewable(db, propertyId)
  if (!property) return { outcome: 'unknown' }
  if (!property.isOffered) return { outcome: 'gone' }
  const moments = plannedMoments({ day, from, to })
  if (!moments) return { outcome: 'closed' }
  if (moments.startsAt <= now()) return { outcome: 'past' }
  const agenda = await loadAgenda(db, property, now(), 'agency')
  if (!agenda) return { outcome: 'not-online' }
  const { id: agentId } = agenda.agent
  return db.transaction(async (tx): Promise<Added> => {
    await lockDiaries(tx, [agentId])
    const { startsAt, endsAt } = moments
    const agreed = await listViewings(tx, agentId, { from: startsAt, to: endsAt })
    const isTaken = agreed.some((each) => each.startsAt < endsAt && startsAt < each.endsAt)
    if (isTaken || (await isAtOpenHouse(tx, { agentId, propertyId: null, ...moments }))) {
      return { outcome: 'full' }
    }
    const row = { propertyId, agentId, ...moments, seats: quarterSeats, note }
    if (!(await insertOpenHouse(tx, row))) return { outcome: 'full' }
    await noteChange(tx, {
      by: staff,
      at: now(),
      subject: { kind: 'visit-rules', id: String(propertyId) },
      action: 'add-open-house',
      after: { day, from, to, agentId },
    })
    return { outcome: 'added' }
  })
}

/** Who registered is told by hand first: nobody comes to a closed door. */
export async function removeOpenHouse(
  { db, now, staff }: Tools,
  propertyId: number,
  id: string,
): Promise<{ outcome: 'removed' | 'unknown' | 'awaited' }> {
  const found = await findOpenHouse(db, id)
  if (!found || found.propertyId !== propertyId) return { outcome: 'unknown' }
  return db.transaction(async (tx) => {
    await lockDiaries(tx, [found.agentId])
    const { agentId, startsAt, endsAt } = found
    const agreed = await listViewings(tx, agentId, { from: startsAt, to: endsAt })
    const isAwaited = agreed.some(
      (each) => each.propertyId === propertyId && each.seatsTaken > 0 && each.startsAt >= startsAt,
    )
    if (isAwaited) return { outcome: 'awaited' }
    await deleteOpenHouse(tx, id)
    await noteChange(tx, {
      by: staff,
      at: now(),
      subject: { kind: 'visit-rules', id: String(propertyId) },
      action: 'remove-open-house',
      before: { startsAt: startsAt.toISOString(), agentId },
    })
    return { outcome: 'removed' }
  })
}
