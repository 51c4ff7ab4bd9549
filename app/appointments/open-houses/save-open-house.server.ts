import type { Database } from '../../database/client.server'
import { noteChange } from '../../journal/queries.server'
import { findViewable } from '../../properties/viewable-queries.server'
import { listAgents, lockDiaries } from '../agents/agent-queries.server'
import type { StaffTools } from '../agents/change-as-staff.server'
import { cancel } from '../cancel-viewing.server'
import { plannedMoments, plannedTimeOf } from '../engagements/planned-moments'
import { loadAgenda } from '../slots/agenda.server'
import type { OpenHouseValues } from './open-house.form'
import { type Conflict, listConflicts, refusalFor } from './open-house-conflicts.server'
import {
  deleteOpenHouse,
  findOpenHouse,
  insertOpenHouse,
  type OpenHouse,
} from './open-house-queries.server'
import { listVisitorsOf } from './open-house-visitors.server'

type Tools = Omit<StaffTools, 'jobs'>

/** Who stands there; nobody is whoever usually shows the property. */
export type OpenHouseWish = OpenHouseValues & { agentIds?: number[]; isDespiteBusy?: boolean }

export type Refused =
  | { outcome: 'unknown' | 'unknown-agent' | 'gone' | 'not-online' | 'closed' | 'past' }
  | { outcome: 'full' | 'busy'; conflicts: Conflict[] }

/** At an hour when those who stand there have nothing else. */
export async function addOpenHouse(
  { db, now, staff }: Tools,
  propertyId: number,
  wish: OpenHouseWish,
): Promise<{ outcome: 'added' } | Refused> {
  const asked = await readWish({ db, now }, propertyId, wish)
  if (asked.outcome !== 'read') return asked
  const { moments, agentId, colleagueIds } = asked
  return db.transaction(async (tx) => {
    const agentIds = [agentId, ...colleagueIds]
    await lockDiaries(tx, agentIds)
    const conflicts = await listConflicts(tx, { agentIds, ...moments })
    const refusal = refusalFor(conflicts, wish.isDespiteBusy ?? false)
    if (refusal) return { outcome: refusal, conflicts }
    const { quarterSeats: seats, note } = wish
    const row = { propertyId, agentId, colleagueIds, ...moments, seats, note }
    if (!(await insertOpenHouse(tx, row))) return { outcome: 'full' as const, conflicts }
    await noteOpenHouse(tx, { now, staff }, 'add-open-house', propertyId, { after: row })
    return { outcome: 'added' as const }
  })
}

type Read = {
  outcome: 'read'
  moments: { startsAt: Date; endsAt: Date }
  agentId: number
  colleagueIds: number[]
  /** Every diary in which something of this property is booked. */
  usualAgentId: number
}

/** The usual agent of the property keeps the quarters where they are there. */
export async function readWish(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  propertyId: number,
  { day, from, to, agentIds = [] }: OpenHouseWish,
): Promise<Read | Exclude<Refused, { conflicts: Conflict[] }>> {
  const property = await findViewable(db, propertyId)
  if (!property) return { outcome: 'unknown' }
  if (!property.isOffered) return { outcome: 'gone' }
  const moments = plannedMoments({ day, from, to })
  if (!moments) return { outcome: 'closed' }
  if (moments.startsAt <= now()) return { outcome: 'past' }
  const agenda = await loadAgenda(db, property, now(), 'agency')
  if (!agenda) return { outcome: 'not-online' }
  const active = (await listAgents(db)).filter(({ isActive }) => isActive).map(({ id }) => id)
  if (!agentIds.every((id) => active.includes(id))) return { outcome: 'unknown-agent' }
  const usualAgentId = agenda.agent.id
  const [first = usualAgentId] = agentIds
  const agentId = agentIds.includes(usualAgentId) ? usualAgentId : first
  const colleagueIds = [...new Set(agentIds)].filter((id) => id !== agentId)
  return { outcome: 'read', moments, agentId, colleagueIds, usualAgentId }
}

type Removal = {
  /** Told to who registered. */
  reason: string
  /** How many the colleague saw registered, and so is about to tell. */
  told: number
}
type Removed =
  | { outcome: 'removed' }
  | { outcome: 'unknown' }
  | { outcome: 'awaited'; count: number }

/** Nobody comes to a closed door: who registered is told by mail, and who removes it says so first. */
export async function removeOpenHouse(
  tools: StaffTools,
  propertyId: number,
  id: string,
  { reason, told }: Removal = { reason: '', told: 0 },
): Promise<Removed> {
  const { db, now, staff } = tools
  const found = await findOpenHouse(db, id)
  if (!found || found.propertyId !== propertyId) return { outcome: 'unknown' }
  return db.transaction(async (tx) => {
    await lockDiaries(tx, [found.agentId, ...found.colleagueIds])
    const before = await findOpenHouse(tx, id)
    if (!before) return { outcome: 'unknown' }
    const visitors = await listVisitorsOf(tx, before, now())
    if (visitors.length !== told) return { outcome: 'awaited', count: visitors.length }
    await deleteOpenHouse(tx, id)
    for (const each of visitors) {
      await cancel(tx, tools, each, { by: 'agency', reason })
      await noteChange(tx, {
        by: staff,
        at: now(),
        action: 'cancel',
        subject: { kind: 'visit', id: each.id },
        before: { status: each.status },
        after: { status: 'cancelled', cancelReason: reason },
      })
    }
    await noteOpenHouse(tx, tools, 'remove-open-house', propertyId, { before })
    return { outcome: 'removed' }
  })
}

type Noted = Pick<OpenHouse, 'agentId' | 'colleagueIds' | 'startsAt' | 'endsAt' | 'seats'>

export async function noteOpenHouse(
  tx: Database,
  { now, staff }: Pick<Tools, 'now' | 'staff'>,
  action: 'add-open-house' | 'change-open-house' | 'remove-open-house',
  propertyId: number,
  { before, after }: { before?: Noted; after?: Noted },
) {
  const agents = await listAgents(tx)
  const nameOf = (id: number) => agents.find((each) => each.id === id)?.name ?? ''
  await noteChange(tx, {
    by: staff,
    at: now(),
    subject: { kind: 'visit-rules', id: String(propertyId) },
    action,
    ...(before && { before: noted(before, nameOf) }),
    ...(after && { after: noted(after, nameOf) }),
  })
}

function noted({ agentId, colleagueIds, seats, ...time }: Noted, nameOf: (id: number) => string) {
  const who = [agentId, ...colleagueIds].map(nameOf).join(', ')
  return { ...plannedTimeOf(time), quarterSeats: seats, who }
}
