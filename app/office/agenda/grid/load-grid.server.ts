import { type Agent, listAllHours } from '../../../appointments/agents/agent-queries.server'
import {
  gridHours,
  hoursIn,
  inLanes,
  isOpenAt,
  minutesOn,
} from '../../../appointments/agents/hour-grid'
import { type TimeMark, timeMarks } from '../../../appointments/agents/time-marks'
import { windowsOfDay } from '../../../appointments/agents/windows-of-day'
import { isOpen } from '../../../appointments/appointment'
import { brusselsDay } from '../../../language/brussels-day'
import type { Office } from '../../office.server'
import { type Given, type PlannedEntry, plannedEntries } from './planned-entries'

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

/** What is over is as it was: marks are for what can still be changed. */
function marked(
  entries: PlannedEntry[],
  agents: Agent[],
): (PlannedEntry & { marks: TimeMark[] })[] {
  const travel = new Map(agents.map(({ id, travelMinutes }) => [id, travelMinutes]))
  const isAhead = ({ visitors }: PlannedEntry) =>
    visitors.length === 0 || visitors.some(({ status }) => isOpen(status))
  const ahead = entries.filter((each) => each.kind !== 'open-house' && isAhead(each))
  const marks = timeMarks(ahead, (id) => travel.get(id) ?? 0)
  return entries.map((entry) => ({
    ...entry,
    marks: entry.kind === 'busy' ? [] : (marks[ahead.indexOf(entry)] ?? []),
  }))
}
