import type { PropertyGoal, PropertyStatus } from './property-status'
import { isClosed } from './shown/published-facts'

/** What decides who shows a property. Of one that is shown to visitors: what is hidden is not asked here. */
export type VisitFacts = {
  id: number
  goal: PropertyGoal
  address: { zip: string }
  isOffered: boolean
}

type Stored = { id: number; goal: PropertyGoal; zip: string; status: PropertyStatus }

export function visitFactsOf({ id, goal, zip, status }: Stored): VisitFacts {
  return { id, goal, address: { zip }, isOffered: !isClosed(status) && status !== 'withdrawn' }
}
