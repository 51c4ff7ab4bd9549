import type { Database } from '../database/client.server'
import { type Appointment, canBeConfirmed } from './appointment'
import { announce, type ViewingTools } from './letters/announce.server'
import { changeAppointment } from './queries.server'

type Confirmed = { outcome: 'confirmed'; appointment: Appointment } | { outcome: 'too-late' }

/** The agent says yes to a request, and where it is. Twice is once. */
export async function confirm(
  tx: Database,
  tools: ViewingTools,
  before: Appointment,
): Promise<Confirmed> {
  const now = tools.now()
  if (before.status === 'confirmed') return { outcome: 'confirmed', appointment: before }
  if (!canBeConfirmed(before, now)) return { outcome: 'too-late' }
  const change = { status: 'confirmed', placeToldAt: now } as const
  const appointment = await changeAppointment(tx, before.id, change, { now, isHeard: false })
  await announce(tx, tools, appointment, 'confirmed')
  return { outcome: 'confirmed', appointment }
}
