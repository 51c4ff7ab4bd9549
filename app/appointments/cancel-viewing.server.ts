import type { Database } from '../database/client.server'
import { type Appointment, type CancelledBy, canBeCancelled, isOpen } from './appointment'
import { changeViewing } from './change-viewing.server'
import { announce, type ViewingTools } from './letters/announce.server'
import { changeAppointment } from './queries.server'
import { releaseEmptySlots } from './slots/slot-queries.server'
import { offerSeatsOf } from './waiting/offer-freed-seats.server'
import { setWaitingStatus } from './waiting/waiting-queries.server'

type Cancelled = { outcome: 'cancelled'; appointment: Appointment } | { outcome: 'too-late' }

/** A reason is told to the visitor. */
type By = { by: CancelledBy; reason?: string }

export function cancelViewing(
  tools: ViewingTools,
  { appointmentId, ...by }: By & { appointmentId: string },
) {
  return changeViewing(tools, appointmentId, [], (tx, before) => cancel(tx, tools, before, by))
}

/** The seat goes to the first on the waiting list whom it suits, before anybody else can see it. */
export async function cancel(
  tx: Database,
  tools: ViewingTools,
  before: Appointment,
  { by, reason = '' }: By,
): Promise<Cancelled> {
  const now = tools.now()
  if (before.status === 'cancelled') return { outcome: 'cancelled', appointment: before }
  const isAllowed = by === 'visitor' ? canBeCancelled(before, now) : isOpen(before.status)
  if (!isAllowed) return { outcome: 'too-late' }
  const change = { status: 'cancelled', cancelledBy: by, cancelReason: reason } as const
  const appointment = await changeAppointment(tx, before.id, change, { now, isHeard: true })
  await releaseEmptySlots(tx, [before.slotId], now)
  if (before.waitingId) await setWaitingStatus(tx, before.waitingId, 'left')
  const news = newsOf(before, by)
  if (news) await announce(tx, tools, appointment, news)
  await offerSeatsOf(tx, tools, before.propertyId)
  return { outcome: 'cancelled', appointment }
}

/** Who says no to an offer knows it; a request nobody answered in time needs no letter afterwards. */
function newsOf({ status }: Appointment, by: CancelledBy) {
  // Nobody has shown yet that the address is theirs: one letter to it is enough.
  if (status === 'held') return undefined
  if (status === 'offered' && by === 'unanswered') return 'offer-lapsed' as const
  if (status === 'offered' && by === 'visitor') return undefined
  return by === 'unanswered' ? undefined : ('cancelled' as const)
}
