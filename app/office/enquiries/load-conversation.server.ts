import type { Database } from '../../database/client.server'
import { listEntries } from '../../enquiries/entry-queries.server'
import type { Enquiry } from '../../enquiries/queries.server'
import { listIncomingOn } from '../../enquiries/replies/incoming-queries.server'
import { listMailsOn } from '../../mail/queries.server'
import { receivedMails } from './replies/received-mails.server'
import type { Said } from './said'

/** Our copy of what came in, and the letter that tells of it, say nothing new. */
const isOwnCopy = (key: string) => /^(enquiry-agency|reply-notice):/.test(key)

/** All that was said and done, oldest first: our letters, our answers, their replies, notes and steps. */
export async function loadConversation(db: Database, { id }: Enquiry): Promise<Said[]> {
  const [entries, letters, incoming] = await Promise.all([
    listEntries(db, [id]),
    listMailsOn(db, id),
    listIncomingOn(db, id),
  ])
  const received = await receivedMails(db, incoming)
  const stateOf = new Map(letters.map(({ key, state }) => [key, state]))
  const answered = new Set(entries.map(({ mailKey }) => mailKey))
  const lines = entries.map(
    ({
      id: key,
      kind,
      at,
      notedAt,
      byName,
      step,
      ground,
      subject,
      words,
      mailKey,
      submission,
    }): Said => ({
      key,
      kind,
      at,
      who: byName,
      step,
      ground,
      subject,
      words,
      notedAt: received.has(submission) || notedAt.getTime() === at.getTime() ? null : notedAt,
      mailState: stateOf.get(mailKey ?? '') ?? null,
      mail: received.get(submission) ?? null,
    }),
  )
  const others = letters
    .filter(({ key }) => !answered.has(key) && !isOwnCopy(key))
    .map(
      ({ key, createdAt, recipient, title, text, state }): Said => ({
        key,
        kind: 'letter',
        at: createdAt,
        who: recipient,
        subject: title,
        words: text,
        notedAt: null,
        step: null,
        ground: null,
        mailState: state,
        mail: null,
      }),
    )
  return [...lines, ...others].sort((one, other) => one.at.getTime() - other.at.getTime())
}
