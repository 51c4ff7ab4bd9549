import type { Database } from '../../database/client.server'
import { noteChange } from '../../journal/queries.server'
import type { AgentValues } from './agent.form'
import {
  type Agent,
  findAgent,
  insertAgent,
  listHours,
  lockDiaries,
  revokeAgentCalendar,
  saveHours,
  updateAgent,
} from './agent-queries.server'
import type { StaffTools } from './change-as-staff.server'

type Saved =
  | { outcome: 'saved'; id: number }
  | { outcome: 'stale'; theirs: AgentValues; version: number }
  | { outcome: 'unknown' }

export async function addAgent(
  { db, now, staff }: Omit<StaffTools, 'jobs'>,
  values: AgentValues,
): Promise<{ outcome: 'saved'; id: number }> {
  return db.transaction(async (tx) => {
    const id = await insertAgent(tx, values)
    await noteChange(tx, {
      by: staff,
      at: now(),
      subject: subjectOf(id),
      action: 'add',
      after: values,
    })
    return { outcome: 'saved', id }
  })
}

/** Viewings that are agreed stay as they are; only what is free changes. */
export async function saveAgent(
  { db, now, staff }: Omit<StaffTools, 'jobs'>,
  { id, version, values }: { id: number; version: number; values: AgentValues },
): Promise<Saved> {
  return db.transaction(async (tx) => {
    await lockDiaries(tx, [id])
    const agent = await findAgent(tx, id)
    if (!agent) return { outcome: 'unknown' }
    const before = await agentValues(tx, agent)
    if (agent.version !== version) {
      return { outcome: 'stale', theirs: before, version: agent.version }
    }
    const { hours, ...rest } = values
    await updateAgent(tx, id, { ...rest, version: version + 1 })
    await saveHours(tx, id, hours)
    await noteChange(tx, {
      by: staff,
      at: now(),
      subject: subjectOf(id),
      action: 'change',
      before,
      after: values,
    })
    return { outcome: 'saved', id }
  })
}

/** An agent as the form shows it. */
export async function agentValues(db: Database, agent: Agent): Promise<AgentValues> {
  const { name, email, phone, language, isActive, zipStarts, goal } = agent
  const { viewingMinutes, travelMinutes, noticeHours, horizonDays } = agent
  return {
    name,
    email,
    phone,
    language,
    isActive,
    zipStarts,
    goal,
    viewingMinutes,
    travelMinutes,
    noticeHours,
    horizonDays,
    hours: await listHours(db, agent.id),
  }
}

/** The old link of the agent's calendar opens nothing any more. */
export async function renewAgentCalendar(
  { db, now, staff }: Omit<StaffTools, 'jobs'>,
  id: number,
): Promise<{ outcome: 'renewed' | 'unknown' }> {
  return db.transaction(async (tx) => {
    if (!(await findAgent(tx, id))) return { outcome: 'unknown' }
    await revokeAgentCalendar(tx, id)
    await noteChange(tx, {
      by: staff,
      at: now(),
      subject: subjectOf(id),
      action: 'renew-calendar',
    })
    return { outcome: 'renewed' }
  })
}

function subjectOf(id: number) {
  return { kind: 'agent', id: String(id) }
}
