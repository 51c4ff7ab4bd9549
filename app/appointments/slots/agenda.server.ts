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
import type { Availability, Question, Viewing } from './slots'

/** Who shows a property, when and how: all but the viewings that are agreed already. */
export type Agenda = {
  propertyId: number
  agent: Agent
  mode: Exclude<Mode, 'off'>
  availability: Availability
  propertyWindows: Question['propertyWindows']
}

type By = 'visitor' | 'agency'

/**
 * Undefined when this property is not visited by appointment online. The agency itself plans those viewings
 * too, without notice, and what it plans is agreed.
 */
export async function loadAgenda(
  db: Database,
  property: Omit<VisitFacts, 'isOffered'>,
  now: Date,
  by: By = 'visitor',
  diaries: Diaries = diariesAsTheyAre,
): Promise<Agenda | undefined> {
  const [agents, rules] = await Promise.all([
    diaries.listAgents(db),
    findPropertyViewings(db, property.id),
  ])
  return agendaOf(db, { property, agents, rules, now, by }, diaries)
}

type Shown = {
  property: Omit<VisitFacts, 'isOffered'>
  agents: Agent[]
  rules: Awaited<ReturnType<typeof findPropertyViewings>>
  now: Date
  by?: By
}

/** The same, of who works here and how this property is visited. */
export async function agendaOf(
  db: Database,
  { property, agents, rules, now, by = 'visitor' }: Shown,
  diaries: Diaries,
): Promise<Agenda | undefined> {
  const agent = agentFor({ zip: property.address.zip, goal: property.goal }, agents, rules.agentId)
  const mode = by === 'agency' ? 'at-once' : rules.mode
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
      seats: rules.seats,
    },
    propertyWindows: rules.windows.length > 0 ? rules.windows : null,
  }
}

/** The question of what is free around one moment, or up to the horizon. */
export async function askViewings(db: Database, agenda: Agenda, now: Date, around?: Date) {
  const { availability, propertyId } = agenda
  const from = daysLater(around ?? now, -1)
  const to = around ? daysLater(around, 1) : daysLater(now, availability.horizonDays + 2)
  const { agentId } = availability
  const [own, busy, openHouses] = await Promise.all([
    listViewings(db, agentId, { from, to }),
    listBusyTimes(db, { agentId, from, to }),
    listOpenHousesAround(db, { agentId, propertyId, from, to }),
  ])
  const viewings = new Map([[agentId, own]])
  for (const each of openHouses) {
    if (each.propertyId !== propertyId || viewings.has(each.agentId)) continue
    viewings.set(each.agentId, await listViewings(db, each.agentId, { from, to }))
  }
  return questionOf(agenda, { viewings, busy, openHouses }, now)
}

type Open = { propertyId: number; agentId: number; startsAt: Date; endsAt: Date; seats: number }
type Taken<Planned, Opened> = {
  /** By agent: of who shows the property, and of who stands at its open houses. */
  viewings: Map<number, Planned[]>
  /** When who shows it is elsewhere by their own calendar. */
  busy: { startsAt: Date; endsAt: Date }[]
  /** Where who shows it stands, and those of the property. */
  openHouses: Opened[]
}

/** What is free follows from an agenda and from what is taken. */
export function questionOf<Planned extends Viewing, Opened extends Open>(
  { availability, propertyId, propertyWindows }: Agenda,
  { viewings, busy, openHouses }: Taken<Planned, Opened>,
  now: Date,
) {
  const of = (agentId: number) => viewings.get(agentId) ?? []
  const { agentId } = availability
  const here = openHouses
    .filter((each) => each.propertyId === propertyId)
    .map((each) => ({
      ...each,
      ...(each.agentId !== agentId && { viewings: of(each.agentId) }),
    }))
  const elsewhere = openHouses.filter((each) => each.propertyId !== propertyId)
  return {
    availability,
    propertyId,
    propertyWindows,
    viewings: of(agentId),
    busy: [...busy, ...elsewhere],
    openHouses: here,
    now,
  }
}
