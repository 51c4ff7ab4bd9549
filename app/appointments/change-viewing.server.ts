import type { Database } from '../database/client.server'
import { lockDiaries } from './agents/agent-queries.server'
import type { Appointment } from './appointment'
import type { ViewingTools } from './letters/announce.server'
import { findAppointment } from './queries.server'

/**
 * An appointment as it stands, with the diaries it touches locked: whoever came first has changed it
 * by now, and nobody changes it until the work is done.
 */
export async function changeViewing<Outcome>(
  { db }: Pick<ViewingTools, 'db'>,
  appointmentId: string,
  otherAgentIds: number[],
  work: (tx: Database, appointment: Appointment) => Promise<Outcome>,
): Promise<Outcome | { outcome: 'unknown' }> {
  const found = await findAppointment(db, appointmentId)
  if (!found) return { outcome: 'unknown' }
  return db.transaction(async (tx) => {
    await lockDiaries(tx, [found.agentId, ...otherAgentIds])
    const appointment = await findAppointment(tx, appointmentId)
    return appointment ? work(tx, appointment) : { outcome: 'unknown' as const }
  })
}
