import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/client.server'
import type { JobQueue } from '../../jobs/job-queue.server'
import type { Language } from '../../language/languages'
import { messagesIn } from '../../language/messages.server'
import { Facts, Letter } from '../../mail/letter'
import { postMail } from '../../mail/outbox.server'
import { renderLetter } from '../../mail/render-letter.server'
import { findPropertyLine } from '../../properties/owned/property-line-queries.server'
import type { Agency } from '../../web/agency'

export type AnswerLetterTools = {
  jobs: Pick<JobQueue, 'enqueue'>
  agency: () => Agency
  siteLanguages: () => { default: Language }
}

type Told = {
  task: { title: string; propertyId: number }
  owner: { name: string }
  /** Empty for an approval. */
  files: string[]
}

/** One letter for each answer; the papers themselves stay in the office. */
export async function tellAgency(tx: Database, tools: AnswerLetterTools, told: Told) {
  const { task, owner, files } = told
  const agency = tools.agency()
  if (!agency.email) return
  const language = tools.siteLanguages().default
  const t = messagesIn(language).getFixedT(language, 'owners')
  const property = await findPropertyLine(tx, task.propertyId)
  const subject = t(files.length > 0 ? 'tasks.letter-files' : 'tasks.letter-approved', {
    name: owner.name,
  })
  const facts = [
    { label: t('tasks.letter-task'), value: task.title },
    { label: t('tasks.letter-property'), value: property?.reference || `${task.propertyId}` },
    ...(files.length > 0 ? [{ label: t('tasks.files'), value: files.join('\n') }] : []),
  ]
  const letter = await renderLetter(
    language,
    <Letter agency={agency} preview={subject} title={subject}>
      <Facts facts={facts} />
    </Letter>,
  )
  const key = `owner-answer:${randomUUID()}`
  await postMail(tx, tools.jobs, { key, recipient: agency.email, subject, ...letter })
}
