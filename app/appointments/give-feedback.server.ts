import { canBeReviewed } from './appointment'
import { saveFeedback } from './feedback-queries.server'
import type { ViewingTools } from './letters/announce.server'
import { tellOwner } from './letters/tell-owner.server'
import { findAppointment } from './queries.server'

type Feedback = { rating: number; words: string }

/** Rating and words reach the owner of the property, and nobody else. */
export async function giveFeedback(
  { db, now }: Pick<ViewingTools, 'db' | 'now'>,
  appointmentId: string,
  feedback: Feedback,
): Promise<{ outcome: 'given' | 'not-visited' | 'unknown' }> {
  const appointment = await findAppointment(db, appointmentId)
  if (!appointment) return { outcome: 'unknown' }
  if (!canBeReviewed(appointment)) return { outcome: 'not-visited' }
  await db.transaction(async (tx) => {
    await saveFeedback(tx, { appointmentId, ...feedback, givenAt: now() })
    await tellOwner(tx, appointment)
  })
  return { outcome: 'given' }
}
