import { agendaEntries } from '../../../appointments/agents/agenda-entries'
import type { AgendaViewing } from '../../../appointments/agents/agenda-queries.server'
import { type Agent, listAllHours } from '../../../appointments/agents/agent-queries.server'
import {
  gridHours,
  hoursIn,
  inLanes,
  isOpenAt,
  minutesOn,
} from '../../../appointments/agents/hour-grid'
import { isOwnDiary } from '../../../appointments/agents/own-diary'
import { versionOfTime } from '../../../appointments/agents/planned-time'
import { type TimeMark, timeMarks } from '../../../appointments/agents/time-marks'
import { windowsOfDay } from '../../../appointments/agents/windows-of-day'
import { canBeMovedByStaff, isOpen } from '../../../appointments/appointment'
import type { EngagementKind } from '../../../appointments/engagements/engagement.form'
import type { Engagement } from '../../../appointments/engagements/engagement-queries.server'
import { brusselsDay } from '../../../language/brussels-day'
import type { Office } from '../../office.server'

type GridProperty = { id: number; reference: string; address: string }
type GridVisitor = Pick<AgendaViewing, 'id' | 'firstName' | 'lastName' | 'phone' | 'status'>

/** A time of an agent's, as a colleague may see it. */
type PlannedEntry = {
  /** Of the slot. */
  id: string
  kind: 'viewing' | EngagementKind | 'busy'
  /** From their own calendar, or private and of somebody else: no more than that they are busy. */
  isHidden: boolean
  isMovable: boolean
  /** What was seen of it, where it moves without a question: nobody comes to it. */
  seen?: string
  agentId: number
  agent: string
  startsAt: Date
  endsAt: Date
  propertyId: number | null
  property?: GridProperty
  visitors: GridVisitor[]
  seats: number
  subject: string
  place: string
}

type Given = {
  days: string[]
  agents: Agent[]
  agentId: number | null
  viewings: AgendaViewing[]
  engagements: Engagement[]
  busy: { agentId: number; startsAt: Date; endsAt: Date }[]
  exceptions: { agentId: number | null; day: string; windows: { from: string; to: string }[] }[]
  properties: Map<number, GridProperty>
}

export type Grid = Awaited<ReturnType<typeof loadGrid>>
export type GridColumn = Grid['columns'][number]
export type GridEntry = GridColumn['entries'][number]

/** A column for each day of a week, or on one day for each agent: with what is planned in it. */
export async function loadGrid(office: Pick<Office, 'db' | 'now' | 'staff'>, given: Given) {
  const week = await listAllHours(office.db)
  const { days, agents, agentId, exceptions } = given
  const entries = marked(plannedEntries(office, given), agents)
  const columns = columnsOf(given, entries).map(({ day, agent }) => {
    const there = (agent ? [agent] : agents.filter(({ isActive }) => isActive))
      .filter(({ id }) => agentId === null || id === agentId)
      .flatMap(({ id }) => windowsOfDay({ agentId: id, day }, week, exceptions))
    const placed = entries
      .filter((each) => !agent || each.agentId === agent.id)
      .filter(({ startsAt, endsAt }) => isOnDay(day, startsAt, endsAt))
      .map((each) => ({ ...each, ...minutesOn(day, each) }))
    return { day, agent: agent && { id: agent.id, name: agent.name }, windows: there, placed }
  })
  const hours = gridHours(
    columns.flatMap(({ windows }) => windows),
    columns.flatMap(({ placed }) => placed.filter(({ kind }) => kind !== 'busy')),
  )
  return {
    hours,
    isByAgent: days.length === 1,
    columns: columns.map(({ placed, windows, ...column }) => {
      const seen = placed
        .map((each) => withinHours(each, hours))
        .filter(({ from, to }) => from < to)
      return {
        ...column,
        entries: inLanes(seen),
        shown: hoursIn(hours, agentId === null && !column.agent ? [] : seen).map((each) => ({
          ...each,
          isOpen: isOpenAt(each.hour, windows),
        })),
      }
    }),
  }
}

/** Nobody wants to see the night because somebody is away for days. */
function withinHours<Of extends { kind: string; from: number; to: number }>(
  entry: Of,
  hours: { from: number; to: number },
): Of {
  if (entry.kind !== 'busy') return entry
  const [from, to] = [Math.max(entry.from, hours.from * 60), Math.min(entry.to, hours.to * 60)]
  return { ...entry, from, to }
}

function isOnDay(day: string, startsAt: Date, endsAt: Date): boolean {
  const last = brusselsDay(new Date(endsAt.getTime() - 1))
  return brusselsDay(startsAt) <= day && day <= last
}

function columnsOf({ days, agents, agentId }: Given, entries: PlannedEntry[]) {
  const [day = ''] = days
  if (days.length > 1) return days.map((each) => ({ day: each, agent: null }))
  const isShown = ({ id, isActive }: Agent) =>
    agentId === null ? isActive || entries.some((entry) => entry.agentId === id) : id === agentId
  return agents.filter(isShown).map((agent) => ({ day, agent }))
}

function plannedEntries({ now, staff }: Pick<Office, 'now' | 'staff'>, given: Given) {
  const agentOf = new Map(given.agents.map((agent) => [agent.id, agent]))
  const viewings = agendaEntries(given.viewings).map(
    ({ slotId, first, viewings: people }): PlannedEntry => ({
      id: slotId,
      kind: 'viewing',
      isHidden: false,
      isMovable: people.every((each) => canBeMovedByStaff(each, now())),
      agentId: first.agentId,
      agent: agentOf.get(first.agentId)?.name ?? '',
      startsAt: first.startsAt,
      endsAt: first.endsAt,
      propertyId: first.propertyId,
      property: given.properties.get(first.propertyId),
      visitors: people.map(({ id, firstName, lastName, phone, status }) => ({
        id,
        firstName,
        lastName,
        phone,
        status,
      })),
      seats: first.seats,
      subject: '',
      place: '',
    }),
  )
  const engagements = given.engagements.map((each): PlannedEntry => {
    const agent = agentOf.get(each.agentId)
    const isHidden = each.kind === 'private' && !isOwnDiary(staff, agent)
    return {
      id: each.id,
      kind: each.kind,
      isHidden,
      isMovable: !isHidden,
      seen: versionOfTime(each, []),
      agentId: each.agentId,
      agent: agent?.name ?? '',
      startsAt: each.startsAt,
      endsAt: each.endsAt,
      propertyId: null,
      visitors: [],
      seats: 1,
      subject: isHidden ? '' : each.subject,
      place: isHidden ? '' : each.place,
    }
  })
  const busy = given.busy.map(
    ({ agentId, startsAt, endsAt }): PlannedEntry => ({
      id: `busy ${agentId} ${startsAt.toISOString()}`,
      kind: 'busy',
      isHidden: true,
      isMovable: false,
      agentId,
      agent: agentOf.get(agentId)?.name ?? '',
      startsAt,
      endsAt,
      propertyId: null,
      visitors: [],
      seats: 1,
      subject: '',
      place: '',
    }),
  )
  return [...viewings, ...engagements, ...busy]
}

/** What is over is as it was: marks are for what can still be changed. */
function marked(
  entries: PlannedEntry[],
  agents: Agent[],
): (PlannedEntry & { marks: TimeMark[] })[] {
  const travel = new Map(agents.map(({ id, travelMinutes }) => [id, travelMinutes]))
  const isAhead = ({ visitors }: PlannedEntry) =>
    visitors.length === 0 || visitors.some(({ status }) => isOpen(status))
  const ahead = entries.filter(isAhead)
  const marks = timeMarks(ahead, (id) => travel.get(id) ?? 0)
  return entries.map((entry) => ({
    ...entry,
    marks: entry.kind === 'busy' ? [] : (marks[ahead.indexOf(entry)] ?? []),
  }))
}
