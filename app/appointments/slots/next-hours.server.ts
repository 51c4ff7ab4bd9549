import { planViewings } from '../agents/plan-viewings.server'
import type { ViewingTools } from '../letters/announce.server'

type NextHours = {
  agent: { name: string; email: string }
  /** Soonest first, as written in an address. */
  hours: string[]
}

const most = 4

/** The first hours at which a property can be visited; null when it is not visited by appointment online. */
export async function nextHours(
  tools: Pick<ViewingTools, 'db' | 'now'>,
  propertyId: number,
): Promise<NextHours | null> {
  const plan = await planViewings(tools, propertyId)
  if (plan.outcome !== 'planned') return null
  const { agent } = plan.agenda
  const free = plan.days.flatMap(({ slots }) => slots.filter(({ seatsLeft }) => seatsLeft > 0))
  return {
    agent: { name: agent.name, email: agent.email },
    hours: free.slice(0, most).map(({ startsAt }) => startsAt.toISOString()),
  }
}
