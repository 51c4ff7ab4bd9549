import {
  type AgendaView,
  agendaPage,
  askedDay,
  momentsOf,
} from '../../appointments/agents/agenda-days'
import {
  type AgendaViewing,
  listAgenda,
  listRequests,
} from '../../appointments/agents/agenda-queries.server'
import { listAgents, listAllViewingDays } from '../../appointments/agents/agent-queries.server'
import { isHoliday } from '../../appointments/agents/windows-of-day'
import { listEngagements } from '../../appointments/engagements/engagement-queries.server'
import { listOpenHouses } from '../../appointments/open-houses/open-house-queries.server'
import {
  findOwnCalendar,
  listBusyTimes,
} from '../../appointments/own-calendars/own-calendar-queries.server'
import { brusselsDay } from '../../language/brussels-day'
import { wholeAddress } from '../../properties/address'
import { listViewable } from '../../properties/viewable-queries.server'
import type { Office } from '../office.server'
import { loadGrid } from './grid/load-grid.server'

export type AgendaDay = Awaited<ReturnType<typeof loadAgendaPage>>['days'][number]
type AgendaProperty = { id: number; reference: string; address: string }

/** The wish is in the address: a view, a day, an agent. Without one, an agent sees their own. */
export async function loadAgendaPage(
  office: Pick<Office, 'db' | 'now' | 'staff'>,
  wish: URLSearchParams,
) {
  const { db, now, staff } = office
  const today = brusselsDay(now())
  const view = askedView(wish.get('view'))
  const page = agendaPage(view, askedDay(wish.get('day')) ?? today)
  const agents = await listAgents(db)
  const agentId = chosenAgent(wish.get('agent'), agents, staff.email)
  const stretch = { ...momentsOf(page.days), agentId }
  const [viewings, engagements, busy, openHouses, exceptions, requests] = await Promise.all([
    listAgenda(db, stretch),
    listEngagements(db, stretch),
    listBusyTimes(db, stretch),
    listOpenHouses(db, stretch),
    listAllViewingDays(db, page.days[0] ?? today, page.days.at(-1) ?? today),
    listRequests(db, now(), 50),
  ])
  const properties = await loadProperties(db, [...viewings, ...requests, ...openHouses])
  const nameOf = new Map(agents.map(({ id, name }) => [id, name]))
  const told = (viewing: AgendaViewing) => ({
    ...viewing,
    agent: nameOf.get(viewing.agentId) ?? '',
    property: properties.get(viewing.propertyId),
  })
  const days = page.days.map((day) => {
    const ofDay = viewings.filter(({ startsAt }) => brusselsDay(startsAt) === day)
    return {
      day,
      isToday: day === today,
      isHoliday: isHoliday(day),
      exceptions: exceptions
        .filter((each) => each.day === day && isFor(each.agentId, agentId))
        .map((each) => ({ ...each, agent: each.agentId && (nameOf.get(each.agentId) ?? '') })),
      viewings: view === 'list' ? ofDay.map(told) : [],
    }
  })
  return {
    view,
    today,
    days,
    grid:
      view === 'list'
        ? null
        : await loadGrid(office, {
            days: page.days,
            agents,
            agentId,
            viewings,
            engagements,
            busy,
            openHouses,
            exceptions,
            properties,
          }),
    agentId,
    unread: await unreadCalendar(office, agents),
    previous: page.previous,
    next: page.next,
    agents: agents.filter(({ isActive }) => isActive).map(({ id, name }) => ({ id, name })),
    requests: requests.map((each) => ({ ...each, property: properties.get(each.propertyId) })),
  }
}

async function loadProperties(db: Office['db'], viewings: { propertyId: number }[]) {
  const ids = [...new Set(viewings.map(({ propertyId }) => propertyId))]
  const properties = await listViewable(db, ids)
  return new Map(
    properties.map(({ id, reference, address }): [number, AgendaProperty] => [
      id,
      { id, reference, address: wholeAddress(address) },
    ]),
  )
}

/** An agent whose own calendar cannot be read is told where they look every day. */
async function unreadCalendar({ db, staff }: Pick<Office, 'db' | 'staff'>, agents: Colleague[]) {
  const own = agents.find(({ email }) => isSame(email, staff.email))
  const calendar = own && (await findOwnCalendar(db, own.id))
  if (!calendar?.problem) return null
  return { agentId: calendar.agentId, problem: calendar.problem }
}

type Colleague = { id: number; email: string; isActive: boolean }

/** Null is everybody. */
function chosenAgent(wish: string | null, agents: Colleague[], email: string): number | null {
  if (wish === null) return agents.find((agent) => isSame(agent.email, email))?.id ?? null
  return agents.find(({ id }) => String(id) === wish)?.id ?? null
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function isFor(whose: number | null, agentId: number | null): boolean {
  return whose === null || agentId === null || whose === agentId
}

function askedView(wish: string | null): AgendaView {
  return wish === 'day' || wish === 'list' ? wish : 'week'
}
