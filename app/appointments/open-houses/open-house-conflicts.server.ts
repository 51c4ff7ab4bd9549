import type { Database } from '../../database/client.server'
import { listBusyTimes } from '../own-calendars/own-calendar-queries.server'
import { listViewings } from '../slots/slot-queries.server'
import { listOpenHouses } from './open-house-queries.server'

/** What an agent has at the hours of an open house; of what is private no more than that. */
export type Conflict = {
  agentId: number
  kind: 'viewing' | 'engagement' | 'open-house' | 'busy'
  propertyId: number | null
  startsAt: Date
  endsAt: Date
}

type Wish = { agentIds: number[]; startsAt: Date; endsAt: Date }
/** The open house itself, and the times that move along with it. */
type Own = { id: string | null; slotIds: string[] }

/** Call with their diaries locked. */
export async function listConflicts(
  tx: Database,
  { agentIds, startsAt, endsAt }: Wish,
  own: Own = { id: null, slotIds: [] },
): Promise<Conflict[]> {
  const found: Conflict[] = []
  for (const agentId of agentIds) {
    const stretch = { agentId, from: startsAt, to: endsAt }
    const viewings = await listViewings(tx, agentId, stretch)
    const agreed = viewings.filter((each) => each.endsAt > startsAt)
    const others = agreed.filter(({ slotId }) => !own.slotIds.includes(slotId))
    const open = (await listOpenHouses(tx, stretch)).filter(({ id }) => id !== own.id)
    found.push(
      ...others.map((each) => {
        const kind = each.propertyId === null ? ('engagement' as const) : ('viewing' as const)
        return conflict(agentId, kind, each)
      }),
      ...open.map((each) => conflict(agentId, 'open-house', each)),
      ...(await listBusyTimes(tx, stretch)).map((each) =>
        conflict(agentId, 'busy', { ...each, propertyId: null }),
      ),
    )
  }
  return found
}

type Time = Pick<Conflict, 'propertyId' | 'startsAt' | 'endsAt'>

function conflict(
  agentId: number,
  kind: Conflict['kind'],
  { propertyId, startsAt, endsAt }: Time,
): Conflict {
  return { agentId, kind, propertyId, startsAt, endsAt }
}

/** On top of what is agreed nobody plans; on top of what their own calendar says, when asked. */
export function refusalFor(conflicts: Conflict[], isDespiteBusy: boolean) {
  if (conflicts.some(({ kind }) => kind !== 'busy')) return 'full' as const
  return conflicts.length > 0 && !isDespiteBusy ? ('busy' as const) : undefined
}
