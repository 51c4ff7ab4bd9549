import type { Account } from '../../accounts/account'
import type { Database } from '../../database/client.server'
import { noteChange } from '../../journal/queries.server'
import { findAgent, lockDiaries } from '../agents/agent-queries.server'
import { isOwnDiary } from '../agents/own-diary'
import { isSameTime } from '../agents/planned-time'
import type { ViewingTools } from '../letters/announce.server'
import { deleteSlot } from '../slots/slot-queries.server'
import { takeTime } from '../slots/take-time.server'
import type { EngagementKind, EngagementValues } from './engagement.form'
import {
  changeEngagement,
  type Engagement,
  findEngagement,
  insertEngagement,
} from './engagement-queries.server'
import { plannedMoments, plannedTimeOf } from './planned-moments'

type Tools = Pick<ViewingTools, 'db' | 'now'> & { staff: Account }
type Refused = { outcome: 'full' | 'busy' | 'closed' | 'unknown' | 'unknown-agent' }

export async function addEngagement(
  { db, now, staff }: Tools,
  kind: EngagementKind,
  values: EngagementValues,
  isDespiteBusy = false,
): Promise<{ outcome: 'saved'; id: string } | Refused> {
  const moments = plannedMoments(values)
  if (!moments) return { outcome: 'closed' }
  const { agentId } = values
  const agent = await findAgent(db, agentId)
  if (!agent?.isActive) return { outcome: 'unknown-agent' }
  return db.transaction(async (tx) => {
    await lockDiaries(tx, [agentId])
    const taken = await takeTime(tx, {
      ...moments,
      agentId,
      propertyId: null,
      seats: 1,
      isDespiteBusy,
    })
    if (taken.outcome !== 'taken') return taken
    await insertEngagement(tx, taken.slotId, { kind, ...values }, now())
    const after = await findEngagement(tx, taken.slotId)
    await note(tx, { now, staff }, 'add', undefined, after)
    return { outcome: 'saved', id: taken.slotId }
  })
}

type Edit = {
  id: string
  version: number
  values: EngagementValues
  isDespiteBusy?: boolean
}
type Saved =
  | { outcome: 'saved'; id: string }
  | { outcome: 'stale'; theirs: EngagementValues; version: number }
  | Refused

export async function saveEngagement(
  { db, now, staff }: Tools,
  { id, version, values, isDespiteBusy = false }: Edit,
): Promise<Saved> {
  const moments = plannedMoments(values)
  if (!moments) return { outcome: 'closed' }
  const { agentId } = values
  if (!(await findAgent(db, agentId))?.isActive) return { outcome: 'unknown-agent' }
  return changeOwn({ db, staff }, id, [agentId], async (tx, before): Promise<Saved> => {
    if (before.version !== version) {
      return { outcome: 'stale', theirs: engagementValues(before), version: before.version }
    }
    const time = { ...moments, agentId }
    const taken = await takeTime(tx, {
      ...time,
      slotId: id,
      propertyId: null,
      seats: 1,
      isDespiteBusy: isDespiteBusy || isSameTime(before, time),
    })
    if (taken.outcome !== 'taken') return taken
    await changeEngagement(tx, id, now(), values)
    await note(tx, { now, staff }, 'change', before, await findEngagement(tx, id))
    return { outcome: 'saved', id }
  })
}

export function removeEngagement({ db, now, staff }: Tools, id: string) {
  return changeOwn({ db, staff }, id, [], async (tx, before) => {
    await deleteSlot(tx, id)
    await note(tx, { now, staff }, 'remove', before, undefined)
    return { outcome: 'removed' as const }
  })
}

/** As it stands with its diary locked; what is private of somebody else is not there. */
async function changeOwn<Outcome>(
  { db, staff }: Pick<Tools, 'db' | 'staff'>,
  id: string,
  otherAgentIds: number[],
  work: (tx: Database, before: Engagement) => Promise<Outcome>,
): Promise<Outcome | { outcome: 'unknown' }> {
  const found = await findEngagement(db, id)
  const isShown = found && (await mayRead(db, staff, found))
  if (!isShown) return { outcome: 'unknown' }
  return db.transaction(async (tx) => {
    await lockDiaries(tx, [found.agentId, ...otherAgentIds])
    const before = await findEngagement(tx, id)
    return before ? work(tx, before) : { outcome: 'unknown' as const }
  })
}

/** What is private is read by its agent and a manager. */
export async function mayRead(
  db: Database,
  staff: Account,
  { kind, agentId }: Pick<Engagement, 'kind' | 'agentId'>,
): Promise<boolean> {
  return kind !== 'private' || isOwnDiary(staff, await findAgent(db, agentId))
}

export function engagementValues({ agentId, subject, place, notes, ...time }: Engagement) {
  return { agentId, ...plannedTimeOf(time), subject, place, notes }
}

/** Not with whom or where: the journal outlives it. */
export async function note(
  tx: Database,
  { now, staff }: Pick<Tools, 'now' | 'staff'>,
  action: string,
  before: Engagement | undefined,
  after: Engagement | undefined,
) {
  await noteChange(tx, {
    by: staff,
    at: now(),
    action,
    subject: { kind: 'engagement', id: before?.id ?? after?.id ?? '' },
    before: before && noted(before),
    after: after && noted(after),
  })
}

function noted({ kind, agentId, startsAt, endsAt }: Engagement) {
  return { kind, agentId, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
}
