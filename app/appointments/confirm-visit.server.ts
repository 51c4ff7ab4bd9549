import { announce, type VisitTools } from './announce.server'
import type { Appointment } from './appointment'
import { changeVisit } from './change-visit.server'
import { changeAppointment } from './queries.server'

type Confirmed =
  | { outcome: 'confirmed'; appointment: Appointment }
  | { outcome: 'too-late' | 'unknown' }

/** The agent says yes to a request. Twice is once. */
export function confirmVisit(tools: VisitTools, appointmentId: string): Promise<Confirmed> {
  const now = tools.now()
  return changeVisit(tools, appointmentId, [], async (tx, before): Promise<Confirmed> => {
    if (before.status === 'confirmed') return { outcome: 'confirmed', appointment: before }
    if (before.status !== 'requested' || before.startsAt <= now) return { outcome: 'too-late' }
    const change = { status: 'confirmed' } as const
    const appointment = await changeAppointment(tx, before.id, change, { now, isHeard: false })
    await announce(tx, tools, appointment, 'confirmed')
    return { outcome: 'confirmed', appointment }
  })
}
