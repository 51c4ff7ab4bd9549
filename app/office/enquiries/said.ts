import type { EntryKind } from '../../enquiries/entry'
import type { MailState } from '../../mail/queries.server'

/** Beside the words of a mail: what it repeats, what was enclosed, and what of it was not kept. */
export type ReceivedMail = {
  quoted: string
  /** Of one that is too big to be shown. */
  megabytes: number | null
  leftOut: string[]
  files: { id: string; name: string; bytes: number }[]
}

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
  /** Of what came in by mail. */
  mail: ReceivedMail | null
}
