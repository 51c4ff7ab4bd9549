import { whenMailLeft } from '../../mail/queries.server'
import { cancelViewing } from '../cancel-viewing.server'
import type { ViewingTools } from '../letters/announce.server'
import { mailKeyOf } from '../letters/letter-key'
import { listHeldTooLong } from '../queries.server'
import { mustBeFreed } from './held-seat'

/** Nobody answered the mail: the seat goes back, to who waits for it first. */
export async function freeHeldSeats(tools: ViewingTools) {
  const now = tools.now()
  for (const held of await listHeldTooLong(tools.db, now)) {
    const letterLeftAt = await whenMailLeft(tools.db, mailKeyOf('held', held.id, held.sequence))
    if (!mustBeFreed(held, letterLeftAt, now)) continue
    await cancelViewing(tools, { appointmentId: held.id, by: 'unanswered' })
  }
}
