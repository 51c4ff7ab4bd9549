import { findStaff } from '../../accounts/staff-queries.server'
import { job } from '../../jobs/job-queue.server'
import type { Language } from '../../language/languages'
import { Letter, Paragraph } from '../../mail/letter'
import { postMail } from '../../mail/outbox.server'
import { renderLetter } from '../../mail/render-letter.server'
import { mayBeGiven } from '../change-enquiry.server'
import { enquiryNumber } from '../enquiry-number'
import { formTexts, type LetterTools, mailTexts, nameOf } from '../letters/letter-tools.server'
import type { NoticedEnquiry } from '../letters/write-notice.server'
import { listAccountsToTell, takeQuietNews } from './quiet-queries.server'

export const quietRound = job<Record<string, never>>('quiet-round')

type Tools = Pick<LetterTools, 'db' | 'jobs' | 'now' | 'agency'> & {
  hrefOf: (enquiryId: string) => string
}

/** Every minute: what waited for the end of quiet hours, as one letter for each colleague. */
export async function tellAfterQuiet(tools: Tools) {
  for (const accountId of await listAccountsToTell(tools.db, tools.now())) {
    await tools.db.transaction(async (tx) => {
      const news = await takeQuietNews(tx, accountId)
      const account = await findStaff(tx, accountId)
      const [first] = news
      if (!first || !account || !mayBeGiven(account)) return
      const letter = await writeQuietNews(tools, account.language, news)
      await postMail(tx, tools.jobs, {
        key: `quiet-news:${first.id}`,
        recipient: account.email,
        ...letter,
      })
    })
  }
}

type News = { id: string; kind: 'assigned' | 'replied'; enquiry: NoticedEnquiry & { id: string } }

export async function writeQuietNews(
  { agency, hrefOf }: Pick<Tools, 'agency' | 'hrefOf'>,
  language: Language,
  news: News[],
) {
  const t = mailTexts(language)
  const subject = t('quiet.subject', { count: news.length })
  const lines = news.map(({ id, kind, enquiry }) => {
    const number = enquiryNumber(enquiry)
    const form = formTexts(language)(`form.${enquiry.form as 'site-contact'}.name`)
    const person = nameOf(enquiry.answers) || enquiry.email || number
    const text = t(`${kind}.subject`, { number, form, person })
    return { id, text, href: hrefOf(enquiry.id) }
  })
  const letter = await renderLetter(
    language,
    <Letter
      agency={agency()}
      preview={lines[0]?.text ?? subject}
      title={subject}
      footer={t('quiet.reason')}
    >
      {lines.map(({ id, text, href }) => (
        <Paragraph key={id}>
          <a href={href}>{text}</a>
        </Paragraph>
      ))}
    </Letter>,
  )
  return { subject, ...letter }
}
