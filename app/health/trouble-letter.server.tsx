import type { Database } from '../database/client.server'
import type { JobQueue } from '../jobs/job-queue.server'
import { dateFormat } from '../language/formats'
import type { Language } from '../language/languages'
import { firstCounted } from '../language/long-day'
import { messagesIn } from '../language/messages.server'
import { Facts, Letter, LetterButton, Paragraph } from '../mail/letter'
import { postMail } from '../mail/outbox.server'
import { renderLetter } from '../mail/render-letter.server'
import type { Agency } from '../web/agency'
import type { BackupTrouble } from './backup-trouble'

export type TroubleLetterTools = {
  db: Database
  jobs: Pick<JobQueue, 'enqueue'>
  agency: () => Agency
  /** Of the page "health" in the office. */
  healthAddress: string
}

type Reader = { id: string; email: string; language: Language }
type Told = BackupTrouble & { lastBackup: Date | null; lastDrill: Date | null }

export async function mailTrouble(
  { db, jobs, ...letterhead }: TroubleLetterTools,
  { id, email, language }: Reader,
  told: Told,
) {
  const key = `${told.what}:${told.mark}:${id}`
  const letter = await writeTrouble(letterhead, language, told)
  await postMail(db, jobs, { key, recipient: email, ...letter })
}

export async function writeTrouble(
  { agency, healthAddress }: Pick<TroubleLetterTools, 'agency' | 'healthAddress'>,
  language: Language,
  { what, problem, lastBackup, lastDrill }: Omit<Told, 'mark'>,
) {
  const t = messagesIn(language).getFixedT(language, 'mail')
  const at = (moment: Date | null) =>
    moment ? momentIn(language, moment) : t('backup-trouble.never')
  const subject = t(`backup-trouble.${what}`)
  const facts = [
    ...(problem ? [{ label: t('backup-trouble.problem'), value: problem }] : []),
    { label: t('backup-trouble.last-backup'), value: at(lastBackup) },
    { label: t('backup-trouble.last-drill'), value: at(lastDrill) },
  ]
  const body = t('backup-trouble.body')
  const letter = await renderLetter(
    language,
    <Letter agency={agency()} preview={body} title={subject} footer={t('backup-trouble.reason')}>
      <Paragraph>{body}</Paragraph>
      <Facts facts={facts} />
      <LetterButton href={healthAddress}>{t('backup-trouble.open')}</LetterButton>
    </Letter>,
  )
  return { subject, ...letter }
}

function momentIn(language: Language, moment: Date): string {
  const words = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Brussels' } as const
  return firstCounted(dateFormat(language, words).format(moment), language)
}
