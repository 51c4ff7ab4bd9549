import type { Account } from '../../accounts/account'
import type { Database } from '../../database/client.server'
import { noteChange } from '../../journal/queries.server'
import { type Appointment, versionOf } from '../appointment'
import { changeViewing } from '../change-viewing.server'
import type { ViewingTools } from '../letters/announce.server'
import { findAppointment } from '../queries.server'

export type StaffTools = ViewingTools & { staff: Pick<Account, 'id' | 'name'> }

/** Which viewing, and the version of it that was on the screen. */
export type SeenViewing = { appointmentId: string; seen: string }

type StaffChange<Outcome> = {
  action: string
  /** What is done already may be asked again: a button pressed twice is no quarrel. */
  isDone: (before: Appointment) => boolean
  otherAgentIds?: number[]
  work: (tx: Database, before: Appointment) => Promise<Outcome>
}

/** Refused when the viewing changed since it was looked at; kept in the journal when it is done. */
export function changeAsStaff<Outcome>(
  tools: StaffTools,
  { appointmentId, seen }: SeenViewing,
  { action, isDone, otherAgentIds = [], work }: StaffChange<Outcome>,
): Promise<Outcome | { outcome: 'unknown' | 'changed' }> {
  return changeViewing(tools, appointmentId, otherAgentIds, async (tx, before) => {
    if (versionOf(before) !== seen && !isDone(before)) return { outcome: 'changed' as const }
    const answer = await work(tx, before)
    const after = await findAppointment(tx, before.id)
    if (after && versionOf(after) !== versionOf(before)) {
      await noteChange(tx, {
        by: tools.staff,
        at: tools.now(),
        action,
        subject: { kind: 'visit', id: before.id },
        before: noted(before),
        after: noted(after),
      })
    }
    return answer
  })
}

/** Not who comes: the journal outlives what we may remember of people. */
function noted({ status, startsAt, agentId, propertyId, cancelReason }: Appointment) {
  return { status, startsAt: startsAt.toISOString(), agentId, propertyId, cancelReason }
}
