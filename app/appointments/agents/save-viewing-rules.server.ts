import { noteChange } from '../../journal/queries.server'
import { findViewable } from '../../properties/viewable-queries.server'
import { daysBetween } from './agenda-days'
import type { ViewingDays, ViewingRules } from './agent.form'
import {
  deleteViewingDay,
  findAgent,
  findPropertyViewings,
  insertViewingDay,
  replacePropertyViewings,
} from './agent-queries.server'
import type { StaffTools } from './change-as-staff.server'

type Tools = Omit<StaffTools, 'jobs'>
type Saved =
  | { outcome: 'saved' }
  | { outcome: 'stale'; theirs: ViewingRules; version: number }
  | { outcome: 'unknown' | 'unknown-agent' }

/** Who shows a property, how, to how many at once, and when. Viewings that are agreed stay as they are. */
export async function saveViewingRules(
  { db, now, staff }: Tools,
  { propertyId, version, rules }: { propertyId: number; version: number; rules: ViewingRules },
): Promise<Saved> {
  if (!(await findViewable(db, propertyId))) return { outcome: 'unknown' }
  if (rules.agentId !== null && !(await findAgent(db, rules.agentId))) {
    return { outcome: 'unknown-agent' }
  }
  return db.transaction(async (tx) => {
    const { version: current, ...before } = await findPropertyViewings(tx, propertyId)
    const isSaved =
      current === version && (await replacePropertyViewings(tx, { propertyId, version, ...rules }))
    if (!isSaved) {
      const { version: newest, ...theirs } = await findPropertyViewings(tx, propertyId)
      return { outcome: 'stale', theirs, version: newest }
    }
    const subject = { kind: 'visit-rules', id: String(propertyId) }
    await noteChange(tx, {
      by: staff,
      at: now(),
      subject,
      action: 'change',
      before,
      after: rules,
    })
    return { outcome: 'saved' }
  })
}

/** A holiday, an illness, an open day: for one agent, or for all. What was decided before stays. */
export async function addViewingDays(
  { db, now, staff }: Tools,
  agentId: number | null,
  leave: ViewingDays,
): Promise<{ outcome: 'added'; count: number } | { outcome: 'known' | 'unknown-agent' }> {
  if (agentId !== null && !(await findAgent(db, agentId))) return { outcome: 'unknown-agent' }
  const { day, until, from, to, reason } = leave
  const windows = from !== null && to !== null ? [{ from, to }] : []
  return db.transaction(async (tx) => {
    let count = 0
    for (const each of daysBetween(day, until ?? day)) {
      if (await insertViewingDay(tx, { agentId, day: each, windows, reason })) count += 1
    }
    if (count === 0) return { outcome: 'known' }
    await noteChange(tx, {
      by: staff,
      at: now(),
      subject: subjectOf({ agentId }),
      action: 'add-day',
      after: leave,
    })
    return { outcome: 'added', count }
  })
}

export async function removeViewingDay({ db, now, staff }: Tools, id: string) {
  return db.transaction(async (tx) => {
    const day = await deleteViewingDay(tx, id)
    if (!day) return { outcome: 'unknown' as const }
    await noteChange(tx, {
      by: staff,
      at: now(),
      subject: subjectOf(day),
      action: 'remove-day',
      before: day,
    })
    return { outcome: 'removed' as const }
  })
}

/** Days of the whole office are noted under agent 0. */
function subjectOf({ agentId }: { agentId: number | null }) {
  return { kind: 'agent', id: String(agentId ?? 0) }
}
