import type { Account } from '../../accounts/account'
import { useTranslation } from '../../language/use-translation'
import { Letter, LetterButton, Paragraph } from '../../mail/letter'
import { postMail } from '../../mail/outbox.server'
import { renderLetter } from '../../mail/render-letter.server'
import type { Agency } from '../../web/agency'
import { enquiryNumber } from '../enquiry-number'
import { keepQuiet } from '../quiet/keep-quiet.server'
import type { Enquiry } from '../tables.server'
import { formTexts, type LetterTools, mailTexts, nameOf } from './letter-tools.server'

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
  const t = mailTexts(to.language)
  const number = enquiryNumber(enquiry)
  const form = formTexts(to.language)(`form.${enquiry.form as 'site-contact'}.name`)
  const person = nameOf(enquiry.answers) || enquiry.email || ''
  const subject = t('assigned.subject', { number, form })
  const letter = await renderLetter(
    to.language,
    <AssignedLetter
      agency={agency()}
      subject={subject}
      body={t('assigned.body', { by: by.name, form, person })}
      href={href}
    />,
  )
  await postMail(db, jobs, { key, recipient: to.email, subject, ...letter })
}

type Props = { agency: Agency; subject: string; body: string; href: string }

function AssignedLetter({ agency, subject, body, href }: Props) {
  const { t } = useTranslation('mail')
  return (
    <Letter agency={agency} preview={body} title={subject} footer={t('assigned.reason')}>
      <Paragraph>{body}</Paragraph>
      <LetterButton href={href}>{t('assigned.open')}</LetterButton>
    </Letter>
  )
}
