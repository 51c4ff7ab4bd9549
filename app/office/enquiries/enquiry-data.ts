import type { EntryKind } from '../../enquiries/entry'
import type { MailState } from '../../mail/queries.server'
import type { loadDecisions } from './load-decisions.server'
import type { loadEnquiry } from './load-enquiry.server'

/** What the page of an enquiry is drawn from. */
export type EnquiryData = Awaited<ReturnType<typeof loadEnquiry>>
export type Decisions = Awaited<ReturnType<typeof loadDecisions>>

/** A line of the conversation. */
export type Said = {
  key: string
  kind: EntryKind | 'letter'
  at: Date
  /** When it was written down, where that was later. */
  notedAt: Date | null
  /** Who did it, or who the letter went to. */
  who: string
  step: string | null
  ground: string | null
  subject: string | null
  words: string | null
  mailState: MailState | null
}

/** What went wrong with a form of the page, as a key of its messages. */
export type TaskProblem = { key: string; field?: string; open?: string[] }
