import type { Account } from '../../accounts/account'
import { postMail } from '../../mail/outbox.server'
import { keepQuiet } from '../quiet/keep-quiet.server'
import type { Enquiry } from '../tables.server'
import type { LetterTools } from './letter-tools.server'
import { writeNotice } from './write-notice.server'

type Assigned = {
  enquiry: Enquiry
  to: Account
  by: { name: string }
  /** Counts the changes of the enquiry: given twice is told twice, sent twice once. */
  version: number
  href: string
}

/** To the colleague who was given an enquiry. */
export async function mailAssignee(
  { db, jobs, agency, now }: Pick<LetterTools, 'db' | 'jobs' | 'agency' | 'now'>,
  { enquiry, to, by, version, href }: Assigned,
) {
  const key = `assigned:${enquiry.id}:${version}`
  const news = { accountId: to.id, enquiryId: enquiry.id, key, kind: 'assigned' } as const
  if (await keepQuiet({ db, now }, news)) return
  const about = { kind: 'assigned', enquiry, by: by.name, href } as const
  const letter = await writeNotice(agency(), to.language, about)
  await postMail(db, jobs, { key, recipient: to.email, ...letter })
}
