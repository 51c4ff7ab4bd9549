import type { DemandList, DemandStatus } from '../../demands/demand'
import type { DemandRow } from '../../demands/queries.server'
import { readStoredCriteria } from '../../demands/stored-criteria'
import { type ChipText, chips } from '../../search/chips'

export type DemandLine = {
  id: string
  name: string
  email: string
  list: DemandList
  frequency: DemandRow['frequency']
  status: DemandStatus
  createdAt: Date
  /** What is looked for, said later in words; null when it can no longer be read. */
  wish: ChipText[] | null
}

export function demandLine(demand: DemandRow): DemandLine {
  const { id, email, list, frequency, status, createdAt, person, criteria } = demand
  const wish = readStoredCriteria(criteria)
  return {
    id,
    email,
    list,
    frequency,
    status,
    createdAt,
    name: `${person.firstName} ${person.lastName}`.trim(),
    wish: wish ? chips(wish).map(({ text }) => text) : null,
  }
}
