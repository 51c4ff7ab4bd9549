import { findStaff } from '../../accounts/staff-queries.server'
import type { Database } from '../../database/client.server'
import { countHit } from '../../web/limit.server'
import { mayBeGiven } from '../change-enquiry.server'
import { addEntry } from '../entry-queries.server'
import type { LetterTools } from '../letters/letter-tools.server'
import { lockEnquiry, updateEnquiry } from '../office-queries.server'
import type { Enquiry } from '../tables.server'
import type { IncomingMail } from './incoming-queries.server'
import { mailReplyNotice } from './reply-letter.server'

export type ReplyTools = Pick<LetterTools, 'db' | 'jobs' | 'now' | 'agency' | 'siteLanguages'> & {
  /** Of the page of an enquiry, for the letter to the colleague. */
  hrefOf: (enquiryId: string) => string
}

/** Letters about one enquiry in an hour: whoever writes ten mails is read in one go. */
const mostNotices = 3

/** A line of the conversation; what a person said is new again, and told to who has the enquiry in hand. */
export async function noteReply(
  tools: ReplyTools,
  enquiryId: string,
  mail: IncomingMail,
  by?: string,
) {
  const { db, now } = tools
  const enquiry = await lockEnquiry(db, enquiryId)
  if (!enquiry || mail.kind === 'bounce') return
  const isFirst = await addEntry(db, {
    enquiryId,
    kind: mail.kind,
    subject: mail.subject,
    words: mail.words,
    at: mail.arrivedAt,
    notedAt: now(),
    by: { id: null, name: whoWrote(mail, enquiry) },
    submission: mail.id,
  })
  if (!isFirst || mail.kind === 'auto-reply' || enquiry.state === 'spam') return
  await reopen(db, enquiry)
  const hit = { subject: 'reply-notice', who: enquiryId, seconds: 3_600, now: now() }
  if ((await countHit(db, hit)) > mostNotices) return
  const found = enquiry.assigneeId ? await findStaff(db, enquiry.assigneeId) : undefined
  const assignee = found && mayBeGiven(found) ? found : undefined
  if (by && assignee?.id === by) return
  const href = tools.hrefOf(enquiryId)
  await mailReplyNotice(tools, { enquiry, mail, assignee, href })
}

/** What is new stands on everybody's page of today. Spam stays spam. */
export async function reopen(tx: Database, enquiry: Enquiry) {
  if (enquiry.state === 'new' || enquiry.state === 'spam') return
  await updateEnquiry(tx, enquiry.id, { state: 'new' })
}

/** Anybody can write anything as their name: another address than the one we know is said. */
export function whoWrote({ sender, senderName }: IncomingMail, { email }: Enquiry): string {
  if (!senderName) return sender
  return sender === email.toLowerCase() ? senderName : `${senderName} (${sender})`
}
