import { data } from 'react-router'
import { askedDay } from '../../../appointments/agents/agenda-days'
import { listAgents } from '../../../appointments/agents/agent-queries.server'
import { isSameTime, versionOfTime } from '../../../appointments/agents/planned-time'
import { timeMarks } from '../../../appointments/agents/time-marks'
import { findEngagement } from '../../../appointments/engagements/engagement-queries.server'
import { plannedMoments, plannedTimeOf } from '../../../appointments/engagements/planned-moments'
import { mayRead } from '../../../appointments/engagements/save-engagement.server'
import { isBusyAt } from '../../../appointments/own-calendars/own-calendar-queries.server'
import { listAppointmentsIn } from '../../../appointments/queries.server'
import { findSlot, listViewings } from '../../../appointments/slots/slot-queries.server'
import { daysLater } from '../../../language/days-later'
import { findPropertyLine } from '../../../properties/owned/property-line-queries.server'
import type { Office } from '../../office.server'

/** A time of an agent's, where it would go, and what is odd about that. */
export async function loadTime(office: Office, id: string, query: URLSearchParams) {
  const { db, staff } = office
  const slot = await findSlot(db, id)
  const engagement = slot && (await findEngagement(db, slot.id))
  const isShown = slot && (!engagement || (await mayRead(db, staff, engagement)))
  if (!isShown) throw data(null, { status: 404 })
  const seats = await listAppointmentsIn(db, slot.id)
  const agents = (await listAgents(db)).filter(({ isActive }) => isActive)
  const property = slot.propertyId === null ? null : await findPropertyLine(db, slot.propertyId)
  const values = askedTime(slot, query)
  return {
    id: slot.id,
    seen: versionOfTime(slot, seats),
    kind: engagement?.kind ?? ('viewing' as const),
    names: engagement
      ? [engagement.subject]
      : seats.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
    visitor: seats[0]?.id,
    property: property ? { reference: property.reference, address: property.address } : null,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    agent: agents.find((each) => each.id === slot.agentId)?.name ?? '',
    agents: agents.map(({ id, name }) => ({ id, name })),
    values,
    isBusy: await isBusyIn(office, slot, values),
    marks: await marksOf(office, { ...slot, kind: engagement?.kind ?? 'viewing' }, values, agents),
  }
}

type Time = { agentId: number; day: string; from: string; to: string }
type Slot = { id: string; agentId: number; startsAt: Date; endsAt: Date; propertyId: number | null }

function askedTime(slot: Slot, query: URLSearchParams): Time {
  const now = plannedTimeOf(slot)
  const clock = (name: 'from' | 'to') => {
    const asked = query.get(name) ?? ''
    return /^([01]\d|2[0-3]):[0-5]\d$/.test(asked) ? asked : now[name]
  }
  const agent = /^\d{1,9}$/.test(query.get('agent') ?? '')
    ? Number(query.get('agent'))
    : slot.agentId
  const day = askedDay(query.get('day')) ?? now.day
  return { agentId: agent, day, from: clock('from'), to: clock('to') }
}

/** Of another hour than the one it has: that one is no news. */
async function isBusyIn({ db }: Office, slot: Slot, wish: Time): Promise<boolean> {
  const moments = plannedMoments(wish)
  const there = moments && { agentId: wish.agentId, ...moments }
  return Boolean(there && !isSameTime(slot, there) && (await isBusyAt(db, there)))
}

async function marksOf(
  { db }: Office,
  slot: Slot & { kind: string },
  wish: Time,
  agents: { id: number; travelMinutes: number }[],
) {
  const moments = plannedMoments(wish)
  if (!moments) return []
  const { agentId } = wish
  const around = { from: daysLater(moments.startsAt, -1), to: daysLater(moments.endsAt, 1) }
  const taken = await listViewings(db, agentId, around)
  const others = taken
    .filter(({ slotId }) => slotId !== slot.id)
    .map((each) => ({
      ...each,
      agentId,
      kind: each.propertyId === null ? 'engagement' : 'viewing',
    }))
  const there = { ...slot, ...moments, agentId }
  const travel = agents.find(({ id }) => id === agentId)?.travelMinutes ?? 0
  return timeMarks([...others, there], () => travel).at(-1) ?? []
}
