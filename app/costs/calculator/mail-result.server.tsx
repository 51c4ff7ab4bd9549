import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Database } from '../../database/client.server'
import type { JobQueue } from '../../jobs/job-queue.server'
import { brusselsDay } from '../../language/brussels-day'
import type { Language } from '../../language/languages'
import { useTranslation } from '../../language/use-translation'
import { Facts, Letter, LetterButton, Paragraph } from '../../mail/letter'
import { postMail } from '../../mail/outbox.server'
import { renderLetter } from '../../mail/render-letter.server'
import type { Agency } from '../../web/agency'
import { createLimit } from '../../web/limit.server'
import { dayText } from '../range-text'
import type { Fact } from './result-facts'

type Tools = {
  db: Database
  jobs: Pick<JobQueue, 'enqueue'>
  now: () => Date
  agency: () => Agency
  language: Language
  /** Of the visitor's connection. */
  address: string
}
type Result = { email: string; title: string; facts: Fact[]; link: string }

const address = z.email().max(254)
const hour = 3_600

/**
 * Only our own words leave, a few times an hour: nobody can make us write to strangers. The same
 * sum is mailed once a day, however often the button is pressed.
 */
export async function mailResult(tools: Tools, { email, title, facts, link }: Result) {
  const recipient = address.safeParse(email.trim())
  if (!recipient.success) return { outcome: 'invalid' } as const
  const { db, now, agency, language } = tools
  const perReader = createLimit(tools, { subject: 'costs', tries: 5, seconds: hour })
  const perPlace = createLimit(tools, { subject: 'costs', tries: 20, seconds: hour })
  const mayTry = [
    await perReader.mayTry(`email:${recipient.data.toLowerCase()}`),
    await perPlace.mayTry(`visitor:${tools.address}`),
  ]
  if (mayTry.includes(false)) return { outcome: 'too-many' } as const

  const day = brusselsDay(now())
  const letter = await renderLetter(
    language,
    <ResultLetter agency={agency()} title={title} facts={facts} link={link} day={day} />,
  )
  const hash = createHash('sha256').update(`${recipient.data} ${link} ${day}`).digest('base64url')
  const mail = { key: `costs:${hash}`, recipient: recipient.data, subject: title, ...letter }
  await db.transaction((tx) => postMail(tx, tools.jobs, mail))
  return { outcome: 'posted' } as const
}

type LetterProps = { agency: Agency; title: string; facts: Fact[]; link: string; day: string }

function ResultLetter({ agency, title, facts, link, day }: LetterProps) {
  const { t } = useTranslation('costs')
  return (
    <Letter agency={agency} preview={title} title={title} footer={t('mail.reason')}>
      <Facts facts={facts} />
      <Paragraph>{t('result.estimate', { day: dayText(day) })}</Paragraph>
      <LetterButton href={link}>{t('mail.open')}</LetterButton>
    </Letter>
  )
}
