import type { Database } from '../../database/client.server'
import type { JobQueue } from '../../jobs/job-queue.server'
import type { Language } from '../../language/languages'
import { messagesIn } from '../../language/messages.server'
import { type ReplyPattern, replyAddress } from '../../mail/incoming/reply-address.server'
import type { Agency } from '../../web/agency'
import type { Signer } from '../../web/signed-link.server'

export type LetterTools = {
  db: Database
  jobs: Pick<JobQueue, 'enqueue'>
  now: () => Date
  origin: string
  signer: Signer
  agency: () => Agency
  /** Where answers to our letters come in; without it, at the agency's own address. */
  replyPattern?: ReplyPattern
  siteLanguages: () => { default: Language }
}

type Replied = Pick<LetterTools, 'agency' | 'signer' | 'replyPattern'>

/** The address that leads an answer back to its enquiry. */
export function replyToOf({ agency, signer, replyPattern }: Replied, enquiry: { number: number }) {
  return replyPattern ? replyAddress(signer, replyPattern, enquiry.number) : agency().email
}

export function mailTexts(language: Language) {
  return messagesIn(language).getFixedT(language, 'mail')
}

export function formTexts(language: Language) {
  return messagesIn(language).getFixedT(language, 'enquiries')
}

/** Names come from strangers: in a subject they are kept short. */
export function nameOf(answers: Record<string, unknown>): string {
  return [answers.firstName, answers.lastName].filter(Boolean).join(' ').slice(0, 120)
}
