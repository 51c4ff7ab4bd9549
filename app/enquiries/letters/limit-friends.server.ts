import type { Database } from '../../database/client.server'
import { daySeconds } from '../../language/days-later'
import { countHit } from '../../web/limit.server'
import { setApproval } from '../queries.server'
import type { Enquiry } from '../tables.server'

/** In a day: what one friend may get from all together, and what one sender may send. */
const mostToFriend = 2
const mostFromSender = 10

/** Beyond the limit nothing is sent on; the sender is told. */
export async function limitFriends(
  tx: Database,
  enquiry: Enquiry,
): Promise<'friend-limit' | undefined> {
  const now = enquiry.receivedAt
  const friend = String(enquiry.answers.friendEmail).toLowerCase()
  const toFriend = await countHit(tx, { subject: 'friend', who: friend, seconds: daySeconds, now })
  const fromSender = await countHit(tx, {
    subject: 'friend-of',
    who: enquiry.email,
    seconds: daySeconds,
    now,
  })
  if (toFriend <= mostToFriend && fromSender <= mostFromSender) return undefined
  await setApproval(tx, enquiry.id, 'refused')
  return 'friend-limit'
}
