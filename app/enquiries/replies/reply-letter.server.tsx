import type { Account } from '../../accounts/account'
import { postMail } from '../../mail/outbox.server'
import type { LetterTools } from '../letters/letter-tools.server'
import { writeNotice } from '../letters/write-notice.server'
import { keepQuiet } from '../quiet/keep-quiet.server'
import type { Enquiry } from '../tables.server'
import type { IncomingMail } from './incoming-queries.server'

type Notice = { enquiry: Enquiry; mail: IncomingMail; assignee: Account | undefined; href: string }

/** To the colleague who has it in hand, or to the agency; what was said is read in the office. */
export async function mailReplyNotice(
  {
    db,
    jobs,
    agency,
    siteLanguages,
    now,
  }: Pick<LetterTools, 'db' | 'jobs' | 'agency' | 'siteLanguages' | 'now'>,
  { enquiry, mail, assignee, href }: Notice,
) {
  const key = `reply-notice:${enquiry.id}:${mail.id}`
  if (assignee) {
    const news = { accountId: assignee.id, enquiryId: enquiry.id, key, kind: 'replied' } as const
    if (await keepQuiet({ db, now }, news)) return
  }
  const language = assignee?.language ?? siteLanguages().default
  const about = { kind: 'replied', enquiry, otherwise: mail.sender, href } as const
  const letter = await writeNotice(agency(), language, about)
  await postMail(db, jobs, { key, recipient: assignee?.email ?? agency().email, ...letter })
}
