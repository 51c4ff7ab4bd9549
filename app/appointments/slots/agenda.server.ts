import type { Database } from '../../database/client.server'
import { brusselsDay } from '../../language/brussels-day'
import { daysLater } from '../../language/days-later'
import type { VisitFacts } from '../../properties/visit-facts'
import { agentFor } from '../agents/agent-for'
import { type Agent, findPropertyViewings } from '../agents/agent-queries.server'
import type { Mode } from '../appointment'
import { listOpenHousesAround } from '../open-houses/open-house-queries.server'
import { listBusyTimes } from '../own-calendars/own-calendar-queries.server'
import { belgianHolidays } from './belgian-holidays'
import { type Diaries, diaries as diariesAsTheyAre } from './diaries.server'
import { listViewings } from './slot-queries.server'
import type { Availability, Question } from './slots'

/** Who shows a property, when and how: all but the viewings that are agreed already. */
export type Agenda = {
  propertyId: number
  agent: Agent
  mode: Exclude<Mode, 'off'>
  availability: Availability
  propertyWindows: Question['propertyWindows']
}

/**
 * Undefined when this property is not visited by appointment online. The agency itself plans those viewings
 * too, without notice, and what it plans is agreed.
 */
export async function loadAgenda(
  db: Database,
  property: Omit<VisitFacts, 'isOffered'>,
  now: Date,
  by: 'visitor' | 'agency' = 'visitor',
  diaries: Diaries = diariesAsTheyAre,
): Promise<Agenda | undefined> {
  const [agents, viewings] = await Promise.all([
    diaries.listAgents(db),
    findPropertyViewings(db, property.id),
  ])
  const agent = agentFor(
    { zip: property.address.zip, goal: property.goal },
    agents,
    viewings.agentId,
  )
  const mode = by === 'agency' ? 'at-once' : viewings.mode
  if (!agent || mode === 'off') return undefined
  const today = brusselsDay(now)
  const [hours, days] = await Promise.all([
    diaries.listHours(db, agent.id),
    diaries.listViewingDays(db, agent.id, today),
  ])
  const year = Number(today.slice(0, 4))
  const holidays = [year, year + 1].flatMap(belgianHolidays).map((day) => ({ day, windows: [] }))
  const { viewingMinutes, travelMinutes, horizonDays } = agent
  const noticeHours = by === 'agency' ? 0 : agent.noticeHours
  return {
    propertyId: property.id,
    agent,
    mode,
    availability: {
      agentId: agent.id,
      hours,
      exceptions: [...days, ...holidays],
      viewingMinutes,
      travelMinutes,
      noticeHours,
      horizonDays,
      seats: viewings.seats,
    },
    propertyWindows: viewings.windows.length > 0 ? viewings.windows : null,
  }
}

/** The question of what is free around one moment, or up to the horizon. */
export async function askViewings(db: Database, agenda: Agenda, now: Date, around?: Date) {
  const { availability, propertyId, propertyWindows } = agenda
  const from = daysLater(around ?? now, -1)
  const to = around ? daysLater(around, 1) : daysLater(now, availability.horizonDays + 2)
  const { agentId } = availability
  const [viewings, ownBusy, allOpen] = await Promise.all([
    listViewings(db, agentId, { from, to }),
    listBusyTimes(db, { agentId, from, to }),
    listOpenHousesAround(db, { agentId, propertyId, from, to }),
  ])
  const here = allOpen.filter((each) => each.propertyId === propertyId)
  const elsewhere = allOpen.filter((each) => each.propertyId !== propertyId)
  const openHouses = await Promise.all(
    here.map(async (each) => ({
      ...each,
      ...(each.agentId !== agentId && {
        viewings: await listViewings(db, each.agentId, { from, to }),
      }),
    })),
  )
  const busy = [...ownBusy, ...elsewhere]
  return { availability, propertyId, propertyWindows, viewings, busy, openHouses, now }
}
