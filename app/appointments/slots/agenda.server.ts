import type { Database } from '../../database/client.server'
import { brusselsDay } from '../../language/brussels-day'
import type { HomeToVisit } from '../../properties/viewable-queries.server'
import { agentFor } from '../agents/agent-for'
import {
  type Agent,
  findPropertyVisits,
  listAgents,
  listHours,
  listVisitDays,
} from '../agents/agent-queries.server'
import type { Mode } from '../appointment'
import { belgianHolidays } from './belgian-holidays'
import { listVisits } from './slot-queries.server'
import type { Availability, Question } from './slots'

/** Who shows a home, when and how: all but the visits that are agreed already. */
export type Agenda = {
  propertyId: number
  agent: Agent
  mode: Exclude<Mode, 'off'>
  availability: Availability
  propertyWindows: Question['propertyWindows']
}

/**
 * Undefined when this home is not visited by appointment online. The agency itself plans those visits
 * too, without notice, and what it plans is agreed.
 */
export async function loadAgenda(
  db: Database,
  home: HomeToVisit,
  now: Date,
  by: 'visitor' | 'agency' = 'visitor',
): Promise<Agenda | undefined> {
  const [agents, visits] = await Promise.all([listAgents(db), findPropertyVisits(db, home.id)])
  const agent = agentFor({ zip: home.address.zip, goal: home.goal }, agents, visits.agentId)
  const mode = by === 'agency' ? 'at-once' : visits.mode
  if (!agent || mode === 'off') return undefined
  const today = brusselsDay(now)
  const [hours, days] = await Promise.all([
    listHours(db, agent.id),
    listVisitDays(db, agent.id, today),
  ])
  const year = Number(today.slice(0, 4))
  const holidays = [year, year + 1].flatMap(belgianHolidays).map((day) => ({ day, windows: [] }))
  const { visitMinutes, travelMinutes, horizonDays } = agent
  const noticeHours = by === 'agency' ? 0 : agent.noticeHours
  return {
    propertyId: home.id,
    agent,
    mode,
    availability: {
      agentId: agent.id,
      hours,
      exceptions: [...days, ...holidays],
      ...{ visitMinutes, travelMinutes, noticeHours, horizonDays },
      seats: visits.seats,
    },
    propertyWindows: visits.windows.length > 0 ? visits.windows : null,
  }
}

const day = 86_400_000

/** The question of what is free around one moment, or up to the horizon. */
export async function askVisits(db: Database, agenda: Agenda, now: Date, around?: Date) {
  const { availability, propertyId, propertyWindows } = agenda
  const from = new Date((around ?? now).getTime() - day)
  const to = new Date(
    around ? around.getTime() + day : now.getTime() + (availability.horizonDays + 2) * day,
  )
  const visits = await listVisits(db, availability.agentId, { from, to })
  return { availability, propertyId, propertyWindows, visits, now }
}
