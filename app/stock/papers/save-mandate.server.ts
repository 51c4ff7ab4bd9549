import { findAgent } from '../../appointments/agents/agent-queries.server'
import type { Database } from '../../database/client.server'
import { noteChange } from '../../journal/queries.server'
import type { Mandate } from './mandate'
import { findMandate, writeMandate } from './queries.server'

type Tools = { db: Database; now: () => Date }
type Wish = { propertyId: number; version: number; mandate: Mandate }

export function saveMandate(
  { db, now }: Tools,
  by: { id: string; name: string },
  { propertyId, version, mandate }: Wish,
) {
  return db.transaction(async (tx) => {
    const { agentId } = mandate
    if (agentId !== null && !(await findAgent(tx, agentId))) {
      return { outcome: 'unknown-agent' } as const
    }
    const before = await findMandate(tx, propertyId)
    if (!(await writeMandate(tx, propertyId, version, mandate))) {
      const theirs = await findMandate(tx, propertyId)
      return { outcome: 'stale', theirs: theirs.mandate, version: theirs.version } as const
    }
    const subject = { kind: 'mandate', id: `${propertyId}` }
    const change = { subject, action: 'change', before: before.mandate, after: mandate }
    await noteChange(tx, { by, at: now(), ...change })
    return { outcome: 'saved' } as const
  })
}
