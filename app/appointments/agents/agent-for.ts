import type { PropertyGoal } from '../../properties/property-status'

type Candidate = {
  id: number
  isActive: boolean
  zipStarts: string[]
  goal: PropertyGoal | null
}
type Property = { zip: string; goal: PropertyGoal }

/**
 * Who shows a property: whoever was named for it, else the colleague whose postal codes fit best. A property that
 * came in this morning can be visited without anybody having to decide that.
 */
export function agentFor<Agent extends Candidate>(
  property: Property,
  agents: Agent[],
  namedId: number | null,
): Agent | undefined {
  const active = agents.filter(({ isActive }) => isActive)
  const named = active.find(({ id }) => id === namedId)
  if (named) return named
  const closeness = (agent: Agent) => {
    if (agent.goal !== null && agent.goal !== property.goal) return -1
    const lengths = agent.zipStarts.filter((start) => property.zip.startsWith(start))
    const longest = Math.max(0, ...lengths.map(({ length }) => length))
    return longest * 2 + (agent.goal === property.goal ? 1 : 0)
  }
  return active.toSorted((one, other) => closeness(other) - closeness(one) || one.id - other.id)[0]
}
