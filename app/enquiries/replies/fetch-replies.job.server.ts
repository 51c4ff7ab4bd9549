import { whileAlone } from '../../database/while-alone.server'
import { keptMonths } from '../../forms/kept/kept-months'
import { monthsLater } from '../../forms/kept/months-later'
import { job } from '../../jobs/job-queue.server'
import { readMailbox } from '../../mail/incoming/mailbox.server'
import { log } from '../../web/log.server'
import { type TakeTools, takeMessage } from './take-message.server'

/** Every minute, where a mailbox was named. */
export const replyRound = job<Record<string, never>>('reply-round')

/** By one node at a time; the mailbox of a server that is away is read the next time. */
export async function fetchReplies(tools: TakeTools & { imapUrl: string }): Promise<number> {
  const taken = await whileAlone(tools.db, 'mailbox', () =>
    readMailbox(tools.imapUrl, {
      take: (message) => takeMessage(tools, message),
      forgetBefore: monthsLater(tools.now(), -keptMonths.letter),
    }),
  )
  if (taken === 'busy') return 0
  if (taken > 0) log.info({ taken }, 'mails taken from the mailbox')
  return taken
}
