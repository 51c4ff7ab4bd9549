import type { EntryKind } from '../../enquiries/entry'
import type { MailState } from '../../mail/queries.server'

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
