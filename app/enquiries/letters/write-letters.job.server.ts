import { job } from '../../jobs/job-queue.server'
import { afterVisitors } from '../../jobs/precedence.server'
import { postMail } from '../../mail/outbox.server'
import { log } from '../../web/log.server'
import { formNamed } from '../forms'
import { onServer } from '../forms.server'
import { setLettersDue, takeEnquiryWithoutLetters } from '../queries.server'
import type { Enquiry } from '../tables.server'
import type { LetterTools } from './letter-tools.server'
import { usualLetters } from './usual-letters.server'

/** Every few minutes: enquiries whose letters could not be written at once. */
export const letterRound = job<Record<string, never>>('enquiry-letter-round')

/**
 * Writes the letters of every enquiry that has none yet. Letters and the note that they exist are one
 * transaction, and a letter has one key: however often this runs or dies, each is written once.
 */
export async function writeLetters(tools: LetterTools): Promise<void> {
  while (await writeNext(tools)) await afterVisitors()
}

async function writeNext(tools: LetterTools): Promise<boolean> {
  let taken: Enquiry | undefined
  try {
    return await tools.db.transaction(async (tx) => {
      taken = await takeEnquiryWithoutLetters(tx, tools.now())
      if (!taken) return false
      const form = formNamed(taken.form)
      const write = onServer(taken.form).letters ?? usualLetters
      const letters = form ? await write({ ...tools, db: tx }, form, taken) : []
      for (const letter of letters) await postMail(tx, tools.jobs, letter)
      await setLettersDue(tx, taken.id, null)
      return true
    })
  } catch (error) {
    log.error({ err: error, enquiry: taken?.id }, 'letters not written')
    if (!taken) throw error
    await setLettersDue(tools.db, taken.id, new Date(tools.now().getTime() + 5 * 60_000))
    return true
  }
}
