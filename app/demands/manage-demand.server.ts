import { criteriaQuery } from '../search/criteria-url'
import { demandCriteria, hasTypeOrPlace } from './demand'
import { demandIdOf } from './demand-links.server'
import type { DemandWish } from './demand-wish'
import { findDemand, setTwinAside, updateDemand } from './queries.server'
import type { DemandTools } from './register-demand.server'
import { tellCrm } from './tell-crm.server'

type Tools = Pick<DemandTools, 'db' | 'now' | 'signer'>

/** What waits for a confirmation, or was confirmed or stopped since. Looking confirms nothing. */
export async function demandToConfirm(tools: Tools, token: string) {
  const id = demandIdOf(tools, 'demand-confirm', token)
  return id ? findDemand(tools.db, id) : undefined
}

/** Who stopped since is not started again by an older letter. */
export async function confirmDemand(tools: Tools, token: string) {
  const demand = await demandToConfirm(tools, token)
  if (!demand) return { outcome: 'no-such-link' } as const
  const { id, status } = demand
  if (status !== 'unconfirmed') return { outcome: 'confirmed', demand: { id, status } } as const
  const changedAt = tools.now()
  await tools.db.transaction(async (tx) => {
    await updateDemand(tx, id, { status: 'active', confirmedAt: changedAt, changedAt })
    await tellCrm(tx, id, changedAt)
  })
  return { outcome: 'confirmed', demand: { id, status: 'active' as const } } as const
}

/** What a signed link is about, or nothing at all: it tells nobody about anyone else. */
export async function demandOf(tools: Tools, token: string) {
  const id = demandIdOf(tools, 'demand', token)
  return id ? findDemand(tools.db, id) : undefined
}

export async function stopDemand(tools: Tools, token: string) {
  const demand = await demandOf(tools, token)
  if (!demand) return { outcome: 'no-such-link' } as const
  const changedAt = tools.now()
  await tools.db.transaction(async (tx) => {
    await updateDemand(tx, demand.id, { status: 'stopped', changedAt })
    await tellCrm(tx, demand.id, changedAt)
  })
  return { outcome: 'stopped' } as const
}

type Change = DemandWish

export async function changeDemand(tools: Tools, token: string, change: Change) {
  const demand = await demandOf(tools, token)
  if (!demand) return { outcome: 'no-such-link' } as const
  const criteria = demandCriteria(change.wish)
  if (change.unknownTowns) return { outcome: 'unknown-town' } as const
  if (!hasTypeOrPlace(criteria)) return { outcome: 'too-wide' } as const
  const { list, frequency } = change
  // Whoever holds the link reads that mailbox, so a change needs no second confirmation.
  const status = demand.status === 'unconfirmed' ? 'unconfirmed' : 'active'
  const changed = {
    ...({ list, criteria, frequency, status } as const),
    criteriaKey: criteriaQuery(criteria),
    changedAt: tools.now(),
  }
  await tools.db.transaction(async (tx) => {
    await setTwinAside(tx, demand, changed)
    await updateDemand(tx, demand.id, changed)
    await tellCrm(tx, demand.id, changed.changedAt)
  })
  return { outcome: 'changed' } as const
}
