import type { Language } from '../../language/languages'
import type { VisitFacts } from '../../properties/visit-facts'
import { agentFor } from '../agents/agent-for'
import type { ViewingTools } from '../letters/announce.server'
import { listOpenHousesOfAll } from '../open-houses/open-house-queries.server'
import {
  type Card,
  offeredOf,
  type ShownOpenHouse,
  shownBeside,
} from '../open-houses/shown-open-houses.server'
import { type Agenda, agendaOf, questionOf } from './agenda.server'
import { diariesAtHand } from './diaries.server'
import { firstFree } from './slots'
import { readVisits } from './visit-queries.server'

export type NextHours = {
  agent: { name: string; email: string }
  /** Soonest first, as written in an address. */
  hours: string[]
}

type Visits<Each> = {
  /** Null when it is not visited by appointment online. */
  next: NextHours | null
  openHouses: ShownOpenHouse[]
  /** With the day of their next open house. */
  cards: Each[]
}

type Site = Pick<ViewingTools, 'db' | 'now'> & { contentVersion: number; language: Language }

const most = 4

/** When a property can be visited, and the cards beside it: asked at once. */
export async function visitsBeside<Each extends Card>(
  site: Site,
  property: VisitFacts,
  cards: Each[],
): Promise<Visits<Each>> {
  const { db, contentVersion, language } = site
  const now = site.now()
  const { id, goal, address, isOffered } = property
  const told = [...(isOffered ? [id] : []), ...offeredOf(cards)]
  const diaries = diariesAtHand(contentVersion)
  const agents = isOffered ? await diaries.listAgents(db) : []
  const usual = agentFor({ zip: address.zip, goal }, agents, null)
  if (!usual) {
    const found = await listOpenHousesOfAll(db, told, now)
    return { next: null, ...shownBeside(found, id, cards, language) }
  }
  const horizonDays = Math.max(...agents.map((each) => each.horizonDays))
  const asked = { propertyId: id, agentId: usual.id, told, now, horizonDays }
  const { rules, ...taken } = await readVisits(db, asked)
  const agenda = await agendaOf(db, { property, agents, rules, now }, diaries)
  const shown = taken.openHouses.filter(
    (each) => told.includes(each.propertyId) && each.endsAt > now,
  )
  return {
    next: agenda ? nextHours(agenda, taken, now) : null,
    ...shownBeside(shown, id, cards, language),
  }
}

type Taken = Omit<Awaited<ReturnType<typeof readVisits>>, 'rules'>

/** The first hours that are free, of all that is taken of whoever might show it. */
function nextHours(agenda: Agenda, { viewings, busy, openHouses }: Taken, now: Date): NextHours {
  const { propertyId, agent } = agenda
  const theirs = {
    viewings: Map.groupBy(viewings, ({ agentId }) => agentId),
    busy: busy.filter(({ agentId }) => agentId === agent.id),
    openHouses: openHouses.filter(
      (each) =>
        each.propertyId === propertyId ||
        each.agentId === agent.id ||
        each.colleagueIds.includes(agent.id),
    ),
  }
  const free = firstFree(questionOf(agenda, theirs, now), most)
  const { name, email } = agent
  return { agent: { name, email }, hours: free.map(({ startsAt }) => startsAt.toISOString()) }
}
