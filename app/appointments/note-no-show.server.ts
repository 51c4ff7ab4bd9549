import type { Database } from '../database/client.server'
import { type Appointment, canBeMissed } from './appointment'
import type { ViewingTools } from './letters/announce.server'
import { changeAppointment } from './queries.server'

type Noted = { outcome: 'noted' | 'too-early' }

/** For the agent who stood at the door alone. */
export async function noShow(
  tx: Database,
  tools: ViewingTools,
  before: Appointment,
): Promise<Noted> {
  const now = tools.now()
  if (before.status === 'no-show') return { outcome: 'noted' }
  if (!canBeMissed(before, now)) return { outcome: 'too-early' }
  await changeAppointment(tx, before.id, { status: 'no-show' }, { now, isHeard: false })
  return { outcome: 'noted' }
}
