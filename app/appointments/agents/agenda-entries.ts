import type { Status } from '../appointment'

type Visit = { id: string; slotId: string; status: Status; startsAt: Date }

/** One moment of an agent with everybody who comes then. */
type AgendaEntry<Of extends Visit> = { slotId: string; first: Of; visits: Of[] }

/** Group visits in one entry, soonest first; who cancelled no longer comes. */
export function agendaEntries<Of extends Visit>(visits: Of[]): AgendaEntry<Of>[] {
  const entries = new Map<string, AgendaEntry<Of>>()
  for (const visit of visits.filter(({ status }) => status !== 'cancelled')) {
    const entry = entries.get(visit.slotId)
    if (entry) entry.visits.push(visit)
    else entries.set(visit.slotId, { slotId: visit.slotId, first: visit, visits: [visit] })
  }
  return [...entries.values()].sort(
    (one, other) => one.first.startsAt.getTime() - other.first.startsAt.getTime(),
  )
}
