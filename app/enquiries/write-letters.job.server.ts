import { job } from '../jobs/job-queue.server'
import { type Mail, postMail } from '../mail/outbox.server'
import { log } from '../web/log.server'
import { documentLetters } from './document-letters.server'
import type { Form } from './form'
import { formNamed } from './forms'
import { friendLetters } from './friend-letters.server'
import { type LetterTools, mailTexts } from './letter-tools.server'
import { newsletterLetters } from './newsletter.server'
import { setLettersDue, takeEnquiryWithoutLetters } from './queries.server'
import type { Enquiry } from './tables.server'
import { confirmation, toAgency } from './usual-letters.server'

/** Every few minutes: enquiries whose letters could not be written at once. */
export const letterRound = job<Record<string, never>>('enquiry-letter-round')

type Writer = (tools: LetterTools, form: Form, enquiry: Enquiry) => Promise<Mail[]>

const usual: Writer = async (tools, form, enquiry) => [
  await toAgency(tools, form, enquiry),
  await confirmation(tools, form, enquiry),
]

/** Forms whose letters are not the usual two. */
const writers: Record<string, Writer> = {
  'send-to-friend': friendLetters,
  'request-documents': documentLetters,
  'sign-newsletter': newsletterLetters,
  testimonial: async (tools, form, enquiry) => {
    const note = mailTexts(tools.siteLanguages().default)('agency.approve')
    return [await toAgency(tools, form, enquiry, [note]), await confirmation(tools, form, enquiry)]
  },
}

/**
 * Writes the letters of every enquiry that has none yet. Letters and the note that they exist are one
 * transaction, and a letter has one key: however often this runs or dies, each is written once.
 */
export async function writeLetters(tools: LetterTools): Promise<void> {
  while (await writeNext(tools));
}

async function writeNext(tools: LetterTools): Promise<boolean> {
  let taken: Enquiry | undefined
  try {
    return await tools.db.transaction(async (tx) => {
      taken = await takeEnquiryWithoutLetters(tx, tools.now())
      if (!taken) return false
      const form = formNamed(taken.form)
      const write = writers[taken.form] ?? usual
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
