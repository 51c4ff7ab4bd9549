import { whileAlone } from '../../database/while-alone.server'
import { keptMonths } from '../../forms/kept/kept-months'
import { monthsLater } from '../../forms/kept/months-later'
import { job } from '../../jobs/job-queue.server'
import { readMailbox, reasonOf } from '../../mail/incoming/mailbox.server'
import { log } from '../../web/log.server'
import {
  deleteFailed,
  listToTry,
  noteFailed,
  noteMailboxAway,
  noteMailboxRead,
} from './mailbox-queries.server'
import { type TakeTools, takeMessage } from './take-message.server'

/** Every minute, where a mailbox was named. */
export const replyRound = job<Record<string, never>>('reply-round')

/** By one node at a time; the mailbox of a server that is away is read the next time. */
export async function fetchReplies(tools: TakeTools & { imapUrl: string }): Promise<number> {
  const { db, now } = tools
  const taken = await whileAlone(db, 'mailbox', async () => {
    try {
      const read = await readOnce(tools)
      await noteMailboxRead(db, now())
      return read
    } catch (error) {
      await noteMailboxAway(db, now(), reasonOf(error))
      throw error
    }
  })
  if (taken === 'busy') return 0
  if (taken > 0) log.info({ taken }, 'mails taken from the mailbox')
  return taken
}

async function readOnce(tools: TakeTools & { imapUrl: string }): Promise<number> {
  const { db, now, imapUrl } = tools
  const failed = await listToTry(db, now())
  return readMailbox(imapUrl, {
    async take(message, id) {
      const verdict = await takeMessage(tools, message)
      if (failed.has(id)) await deleteFailed(db, id)
      return verdict
    },
    isDue: (id) => failed.get(id) ?? true,
    fail: (mail) => noteFailed(db, mail, now()),
    forgetBefore: monthsLater(now(), -keptMonths.letter),
  })
}
