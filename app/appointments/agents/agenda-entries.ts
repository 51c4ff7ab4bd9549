import type { Status } from '../appointment'

type Viewing = { id: string; slotId: string; status: Status; startsAt: Date }

/** One moment of an agent with everybody who comes then. */
type AgendaEntry<Of extends Viewing> = { slotId: string; first: Of; viewings: Of[] }

/** Group viewings in one entry, soonest first; who cancelled no longer comes. */
export function agendaEntries<Of extends Viewing>(viewings: Of[]): AgendaEntry<Of>[] {
  const entries = new Map<string, AgendaEntry<Of>>()
  for (const viewing of viewings.filter(({ status }) => status !== 'cancelled')) {
    const entry = entries.get(viewing.slotId)
    if (entry) entry.viewings.push(viewing)
    else
      entries.set(viewing.slotId, { slotId: viewing.slotId, first: viewing, viewings: [viewing] })
  }
  return [...entries.values()].sort(
    (one, other) => one.first.startsAt.getTime() - other.first.startsAt.getTime(),
  )
}
