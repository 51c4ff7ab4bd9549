/** `auto-reply`: a machine wrote it, such as an out-of-office. `bounce`: a letter of ours did not arrive. */
export type MessageKind = 'reply' | 'auto-reply' | 'bounce'

/** What a mail server says about a letter that it could not deliver. */
export type Bounce = {
  /** The Message-ID of the letter, as far as it was sent back. */
  messageId: string | undefined
  recipient: string | undefined
  reason: string
}

export type Enclosed = { name: string; content: Buffer }

/** A mail that came in, as far as we use it. Everything in it was written by a stranger. */
export type Message = {
  /** The same for the same mail, however often and by however many ways it comes. */
  key: string
  kind: MessageKind
  sender: string
  senderName: string
  /** Everyone it was addressed to, also by the server that delivered it. */
  recipients: string[]
  /** The Message-IDs that it answers, the nearest first. */
  answers: string[]
  subject: string
  /** What is new, and what it repeats of the letter before. */
  words: string
  quoted: string
  bounce: Bounce | undefined
  enclosed: Enclosed[]
  bytes: number
  /** Then only its envelope was read. */
  isTooBig: boolean
  arrivedAt: Date
}
