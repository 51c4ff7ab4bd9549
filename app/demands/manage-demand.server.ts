import type { Criteria } from '../search/criteria'
import { criteriaQuery } from '../search/criteria-url'
import { demandCriteria, type Frequency, hasTypeOrPlace } from './demand'
import { demandIdOf } from './demand-links.server'
import { findDemand, updateDemand } from './queries.server'
import type { DemandTools } from './register-demand.server'

type Tools = Pick<DemandTools, 'db' | 'now' | 'signer'>

export async function confirmDemand(tools: Tools, token: string) {
  const id = demandIdOf(tools, 'demand-confirm', token)
  const demand = id ? await findDemand(tools.db, id) : undefined
  if (!demand) return { outcome: 'no-such-link' } as const
  if (demand.status === 'unconfirmed') {
    await updateDemand(tools.db, demand.id, { status: 'active', confirmedAt: tools.now() })
  }
  return { outcome: 'confirmed', demandId: demand.id } as const
}

/** What a signed link is about, or nothing at all: it tells nobody about anyone else. */
export async function demandOf(tools: Tools, token: string) {
  const id = demandIdOf(tools, 'demand', token)
  return id ? findDemand(tools.db, id) : undefined
}

export async function stopDemand(tools: Tools, token: string) {
  const demand = await demandOf(tools, token)
  if (!demand) return { outcome: 'no-such-link' } as const
  await updateDemand(tools.db, demand.id, { status: 'stopped' })
  return { outcome: 'stopped' } as const
}

type Change = { wish: Criteria; frequency: Frequency }

export async function changeDemand(tools: Tools, token: string, { wish, frequency }: Change) {
  const demand = await demandOf(tools, token)
  if (!demand) return { outcome: 'no-such-link' } as const
  const criteria = demandCriteria(wish)
  if (!hasTypeOrPlace(criteria)) return { outcome: 'too-wide' } as const
  // Whoever holds the link reads that mailbox, so a change needs no second confirmation.
  const status = demand.status === 'unconfirmed' ? 'unconfirmed' : 'active'
  const change = { criteria, criteriaKey: criteriaQuery(criteria), frequency, status } as const
  await updateDemand(tools.db, demand.id, change)
  return { outcome: 'changed' } as const
}
