import type { Account } from '../../accounts/account'
import { useTranslation } from '../../language/use-translation'
import { Letter, LetterButton, Paragraph } from '../../mail/letter'
import { postMail } from '../../mail/outbox.server'
import { renderLetter } from '../../mail/render-letter.server'
import type { Agency } from '../../web/agency'
import { enquiryNumber } from '../enquiry-number'
import { formTexts, type LetterTools, mailTexts, nameOf } from '../letters/letter-tools.server'
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
  const t = mailTexts(language)
  const number = enquiryNumber(enquiry)
  const form = formTexts(language)(`form.${enquiry.form as 'site-contact'}.name`)
  const person = nameOf(enquiry.answers) || enquiry.email || mail.sender
  const subject = t('replied.subject', { number, person })
  const letter = await renderLetter(
    language,
    <ReplyLetter
      agency={agency()}
      subject={subject}
      body={t('replied.body', { form, person })}
      href={href}
    />,
  )
  await postMail(db, jobs, {
    key,
    recipient: assignee?.email ?? agency().email,
    subject,
    ...letter,
  })
}

type Props = { agency: Agency; subject: string; body: string; href: string }

function ReplyLetter({ agency, subject, body, href }: Props) {
  const { t } = useTranslation('mail')
  return (
    <Letter agency={agency} preview={body} title={subject} footer={t('replied.reason')}>
      <Paragraph>{body}</Paragraph>
      <LetterButton href={href}>{t('assigned.open')}</LetterButton>
    </Letter>
  )
}
