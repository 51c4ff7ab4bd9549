import { agendaEntries } from '../../../appointments/agents/agenda-entries'
import type { AgendaViewing } from '../../../appointments/agents/agenda-queries.server'
import type { Agent } from '../../../appointments/agents/agent-queries.server'
import { isOwnDiary } from '../../../appointments/agents/own-diary'
import { versionOfTime } from '../../../appointments/agents/planned-time'
import { canBeMovedByStaff } from '../../../appointments/appointment'
import type { EngagementKind } from '../../../appointments/engagements/engagement.form'
import type { Engagement } from '../../../appointments/engagements/engagement-queries.server'
import type { OpenHouse } from '../../../appointments/open-houses/open-house-queries.server'
import type { Office } from '../../office.server'

type GridProperty = { id: number; reference: string; address: string }
type GridVisitor = Pick<AgendaViewing, 'id' | 'firstName' | 'lastName' | 'phone' | 'status'>

/** A time of an agent's, as a colleague may see it. */
export type PlannedEntry = {
  /** Of the slot. */
  id: string
  kind: 'viewing' | EngagementKind | 'busy' | 'open-house'
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

export type Given = {
  days: string[]
  agents: Agent[]
  agentId: number | null
  viewings: AgendaViewing[]
  engagements: Engagement[]
  busy: { agentId: number; startsAt: Date; endsAt: Date }[]
  openHouses: OpenHouse[]
  exceptions: { agentId: number | null; day: string; windows: { from: string; to: string }[] }[]
  properties: Map<number, GridProperty>
}

type Reader = Pick<Office, 'now' | 'staff'>
type AgentOf = Map<number, Agent>

/** Everything that stands in a grid, of whichever kind. */
export function plannedEntries(reader: Reader, given: Given): PlannedEntry[] {
  const agentOf: AgentOf = new Map(given.agents.map((agent) => [agent.id, agent]))
  return [
    ...viewingEntries(reader, given, agentOf),
    ...engagementEntries(reader, given, agentOf),
    ...busyEntries(given, agentOf),
    ...openHouseEntries(given, agentOf),
  ]
}

function viewingEntries({ now }: Reader, given: Given, agentOf: AgentOf): PlannedEntry[] {
  return agendaEntries(given.viewings).map(({ slotId, first, viewings: people }) => ({
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
  }))
}

function engagementEntries({ staff }: Reader, given: Given, agentOf: AgentOf): PlannedEntry[] {
  return given.engagements.map((each) => {
    const agent = agentOf.get(each.agentId)
    const isHidden = each.kind === 'private' && !isOwnDiary(staff, agent)
    return {
      ...empty(each, agentOf),
      id: each.id,
      kind: each.kind,
      isHidden,
      isMovable: !isHidden,
      seen: versionOfTime(each, []),
      subject: isHidden ? '' : each.subject,
      place: isHidden ? '' : each.place,
    }
  })
}

function busyEntries({ busy }: Given, agentOf: AgentOf): PlannedEntry[] {
  return busy.map((each) => ({
    ...empty(each, agentOf),
    id: `busy ${each.agentId} ${each.startsAt.toISOString()}`,
    kind: 'busy',
    isHidden: true,
  }))
}

/** One for everybody who stands there. */
function openHouseEntries(given: Given, agentOf: AgentOf): PlannedEntry[] {
  const { openHouses, properties, agentId: asked } = given
  return openHouses.flatMap((each) =>
    [each.agentId, ...each.colleagueIds]
      .filter((agentId) => asked === null || agentId === asked)
      .map((agentId) => ({
        ...empty({ ...each, agentId }, agentOf),
        id: `${each.id} ${agentId}`,
        kind: 'open-house' as const,
        propertyId: each.propertyId,
        property: properties.get(each.propertyId),
      })),
  )
}

type Time = { agentId: number; startsAt: Date; endsAt: Date }

function empty({ agentId, startsAt, endsAt }: Time, agentOf: AgentOf) {
  return {
    isHidden: false,
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
  }
}
