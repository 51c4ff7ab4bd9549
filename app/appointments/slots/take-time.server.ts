import type { Database } from '../../database/client.server'
import { daysLater } from '../../language/days-later'
import { findAgent } from '../agents/agent-queries.server'
import { isAtOpenHouse } from '../open-houses/open-house-queries.server'
import { isBusyAt } from '../own-calendars/own-calendar-queries.server'
import { fitTime } from './fit-time'
import { insertSlot, leaveSooner, listViewings, updateSlot } from './slot-queries.server'

type Wish = {
  /** The slot that moves; without one it is new. */
  slotId?: string
  agentId: number
  propertyId: number | null
  startsAt: Date
  endsAt: Date
  seats: number
  /** Although the agent's own calendar says that they are elsewhere. */
  isDespiteBusy?: boolean | undefined
}
type Taken = { outcome: 'taken'; slotId: string } | { outcome: 'full' | 'busy' }

/** A time planned by hand. Call with the diaries locked; the database would refuse two places at once. */
export async function takeTime(
  tx: Database,
  { slotId, isDespiteBusy = false, ...wish }: Wish,
): Promise<Taken> {
  const { agentId, startsAt, endsAt } = wish
  const agent = await findAgent(tx, agentId)
  const around = { from: daysLater(startsAt, -1), to: daysLater(endsAt, 1) }
  const taken = await listViewings(tx, agentId, around)
  const others = taken.filter((each) => each.slotId !== slotId)
  const fit = fitTime(wish, others, agent?.travelMinutes ?? 0)
  if (fit.outcome === 'full' || (await isAtOpenHouse(tx, wish))) return { outcome: 'full' }
  if (!isDespiteBusy && (await isBusyAt(tx, wish))) return { outcome: 'busy' }
  await leaveSooner(tx, fit.hurried, startsAt)
  const time = { agentId, startsAt, endsAt, awayUntil: fit.awayUntil }
  if (slotId) {
    await updateSlot(tx, slotId, time)
    return { outcome: 'taken', slotId }
  }
  const made = await insertSlot(tx, { ...wish, awayUntil: fit.awayUntil })
  return made ? { outcome: 'taken', slotId: made } : { outcome: 'full' }
}
