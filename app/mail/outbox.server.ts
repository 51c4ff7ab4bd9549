import type { Database } from '../database/client.server'
import { type JobQueue, job } from '../jobs/job-queue.server'
import { insertMail } from './queries.server'
import type { Attachment } from './tables.server'

export const mailDue = job<{ mailId: string }>('mail-due')

export type Mail = {
  /** One letter per key, however often it is posted: "enquiry-confirmation:<id>". */
  key: string
  recipient: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  attachments?: Attachment[]
  replyTo?: string
}

/** Pass the transaction that gives the reason to write: the news and the letter are kept together. */
export async function postMail(tx: Database, jobs: Pick<JobQueue, 'enqueue'>, mail: Mail) {
  const mailId = await insertMail(tx, mail)
  if (mailId) await jobs.enqueue(tx, mailDue, { mailId })
}
