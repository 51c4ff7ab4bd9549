import { job } from '../../jobs/job-queue.server'
import { log } from '../../web/log.server'
import type { LetterTools } from '../letters/letter-tools.server'
import { sendPlannedNow } from './plan-answer.server'
import { listDue } from './planned-queries.server'

export const plannedRound = job<Record<string, never>>('planned-round')

/** Every minute, by any node: each in a transaction of its own, so that one that fails stops no other. */
export async function sendDueAnswers(tools: LetterTools): Promise<number> {
  let sent = 0
  for (const { id, enquiryId } of await listDue(tools.db, tools.now())) {
    try {
      const { outcome } = await sendPlannedNow(tools, enquiryId, id)
      if (outcome === 'answered') sent += 1
    } catch (error) {
      log.error({ err: error, planned: id }, 'a planned answer waits for the next round')
    }
  }
  if (sent > 0) log.info({ sent }, 'planned answers sent')
  return sent
}
