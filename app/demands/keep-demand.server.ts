import type { Database } from '../database/client.server'
import { noteChange } from '../journal/queries.server'
import { criteriaQuery } from '../search/criteria-url'
import { demandCriteria, hasTypeOrPlace, nextStatuses, type OfficeStatus } from './demand'
import type { DemandWish } from './demand-wish'
import { type DemandRow, lockDemand, setTwinAside, updateDemand } from './queries.server'
import { tellCrm } from './tell-crm.server'

type Tools = { db: Database; now: () => Date }
type Colleague = { id: string; name: string }
type Held = { id: string; version: number }

/** A colleague changes what somebody looks for, as told by phone or at the desk. */
export function keepDemand(tools: Tools, by: Colleague, held: Held, given: DemandWish) {
  const criteria = demandCriteria(given.wish)
  return changing(tools, by, held, 'change', async (tx, demand) => {
    if (given.unknownTowns) return { outcome: 'unknown-town' } as const
    if (!hasTypeOrPlace(criteria)) return { outcome: 'too-wide' } as const
    const { list, frequency } = given
    const criteriaKey = criteriaQuery(criteria)
    const change = { list, frequency, criteria, criteriaKey, changedAt: tools.now() }
    await setTwinAside(tx, demand, change)
    // What can be read again goes on, if the person ever said yes.
    const readable = demand.confirmedAt ? ('active' as const) : ('unconfirmed' as const)
    const status = demand.status === 'unreadable' ? readable : demand.status
    return { outcome: 'saved', change: { ...change, status } } as const
  })
}

/** Paused while they are abroad, resumed, or stopped for good. */
export function setDemandStatus(tools: Tools, by: Colleague, held: Held, status: OfficeStatus) {
  const changedAt = tools.now()
  return changing(tools, by, held, status, async (_, demand) =>
    nextStatuses(demand.status).includes(status)
      ? ({
          outcome: 'saved',
          change: { status, ...(status === 'stopped' && { changedAt }) },
        } as const)
      : ({ outcome: 'not-possible' } as const),
  )
}

type Change = Partial<Omit<DemandRow, 'id' | 'version'>>
type Decided<Refusal> = { outcome: 'saved'; change: Change } | { outcome: Refusal }

function changing<Refusal extends 'too-wide' | 'unknown-town' | 'not-possible'>(
  tools: Tools,
  by: Colleague,
  { id, version }: Held,
  action: string,
  decide: (tx: Database, demand: DemandRow) => Promise<Decided<Refusal>>,
) {
  return tools.db.transaction(async (tx) => {
    const demand = await lockDemand(tx, id)
    if (!demand) return { outcome: 'no-such-demand' } as const
    if (demand.version !== version) return { outcome: 'stale', demand } as const
    const decided = await decide(tx, demand)
    if (!('change' in decided)) return { outcome: decided.outcome as Refusal } as const
    await updateDemand(tx, id, decided.change)
    await tellCrm(tx, id, tools.now())
    const after = told({ ...demand, ...decided.change })
    const subject = { kind: 'demand', id }
    await noteChange(tx, { by, at: tools.now(), subject, action, before: told(demand), after })
    return { outcome: 'saved' } as const
  })
}

/** Who it is stays out of the journal. */
function told({ status, list, frequency, criteriaKey }: DemandRow) {
  return { status, list, frequency, criteria: criteriaKey }
}
