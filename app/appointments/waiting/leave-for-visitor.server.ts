import { noteChange } from '../../journal/queries.server'
import type { StaffTools } from '../agents/change-as-staff.server'
import { findWaiting, setWaitingStatus } from './waiting-queries.server'

/** Somebody called that they no longer wait. Who holds an offer has a viewing, which is cancelled instead. */
export async function leaveForVisitor(
  { db, now, staff }: Omit<StaffTools, 'jobs'>,
  waitingId: string,
): Promise<{ outcome: 'left' | 'unknown' }> {
  return db.transaction(async (tx) => {
    const waiting = await findWaiting(tx, waitingId)
    if (waiting?.status !== 'waiting') return { outcome: 'unknown' }
    await setWaitingStatus(tx, waiting.id, 'left')
    await noteChange(tx, {
      by: staff,
      at: now(),
      action: 'leave-waiting-list',
      subject: { kind: 'visit-rules', id: String(waiting.propertyId) },
    })
    return { outcome: 'left' }
  })
}
