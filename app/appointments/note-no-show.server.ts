import type { VisitTools } from './announce.server'
import { changeVisit } from './change-visit.server'
import { changeAppointment } from './queries.server'

/** For the agent who stood at the door alone. */
export function noteNoShow(
  tools: VisitTools,
  appointmentId: string,
): Promise<{ outcome: 'noted' | 'too-early' | 'unknown' }> {
  const now = tools.now()
  return changeVisit(tools, appointmentId, [], async (tx, { id, status, startsAt }) => {
    const isOver = (status === 'confirmed' || status === 'done') && startsAt <= now
    if (!isOver && status !== 'no-show') return { outcome: 'too-early' as const }
    if (isOver) await changeAppointment(tx, id, { status: 'no-show' }, { now, isHeard: false })
    return { outcome: 'noted' as const }
  })
}
