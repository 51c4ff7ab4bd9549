import { noteChange } from '../journal/queries.server'
import { findHomeToVisit } from '../properties/visit-queries.server'
import type { VisitDay, VisitRules } from './agent.form'
import {
  deleteVisitDay,
  findAgent,
  findPropertyVisits,
  insertVisitDay,
  replacePropertyVisits,
} from './agent-queries.server'
import type { StaffTools } from './change-as-staff.server'

type Tools = Omit<StaffTools, 'jobs'>
type Saved =
  | { outcome: 'saved' }
  | { outcome: 'stale'; theirs: VisitRules; version: number }
  | { outcome: 'unknown' | 'unknown-agent' }

/** Who shows a home, how, to how many at once, and when. Visits that are agreed stay as they are. */
export async function saveVisitRules(
  { db, now, staff }: Tools,
  { propertyId, version, rules }: { propertyId: number; version: number; rules: VisitRules },
): Promise<Saved> {
  if (!(await findHomeToVisit(db, propertyId))) return { outcome: 'unknown' }
  if (rules.agentId !== null && !(await findAgent(db, rules.agentId))) {
    return { outcome: 'unknown-agent' }
  }
  return db.transaction(async (tx) => {
    const { version: current, ...before } = await findPropertyVisits(tx, propertyId)
    const isSaved =
      current === version && (await replacePropertyVisits(tx, { propertyId, version, ...rules }))
    if (!isSaved) {
      const { version: newest, ...theirs } = await findPropertyVisits(tx, propertyId)
      return { outcome: 'stale', theirs, version: newest }
    }
    const subject = { kind: 'visit-rules', id: String(propertyId) }
    await noteChange(tx, {
      ...{ by: staff, at: now(), subject, action: 'change', before, after: rules },
    })
    return { outcome: 'saved' }
  })
}

/** A holiday, an illness, an open day. A day that is there already is not overwritten. */
export async function addVisitDay(
  { db, now, staff }: Tools,
  day: VisitDay,
): Promise<{ outcome: 'added' | 'known' | 'unknown-agent' }> {
  if (day.agentId !== null && !(await findAgent(db, day.agentId))) {
    return { outcome: 'unknown-agent' }
  }
  return db.transaction(async (tx) => {
    if (!(await insertVisitDay(tx, day))) return { outcome: 'known' }
    await noteChange(tx, {
      ...{ by: staff, at: now(), subject: subjectOf(day), action: 'add-day', after: day },
    })
    return { outcome: 'added' }
  })
}

export async function removeVisitDay({ db, now, staff }: Tools, id: string) {
  return db.transaction(async (tx) => {
    const day = await deleteVisitDay(tx, id)
    if (!day) return { outcome: 'unknown' as const }
    await noteChange(tx, {
      ...{ by: staff, at: now(), subject: subjectOf(day), action: 'remove-day', before: day },
    })
    return { outcome: 'removed' as const }
  })
}

/** Days of the whole office are noted under agent 0. */
function subjectOf({ agentId }: Pick<VisitDay, 'agentId'>) {
  return { kind: 'agent', id: String(agentId ?? 0) }
}
