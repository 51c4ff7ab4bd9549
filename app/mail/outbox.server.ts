import * as z from 'zod'
import type { Database } from '../database/client.server'
import { type JobQueue, job } from '../jobs/job-queue.server'
import { insertMail } from './queries.server'
import type { Attachment } from './tables.server'

export const mailDue = job<{ mailId: string }>('mail-due')

/** Every minute: letters whose earlier attempt failed, or whose carrier died, are due again. */
export const mailRound = job<Record<string, never>>('mail-round')

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
  /** By `sealMail`. */
  sealed?: string
}

/** One plain address: "a@b.be, c@d.be" or "Name <a@b.be>" would be understood by a mail server. */
const address = z.email()

/** Pass the transaction that gives the reason to write: the news and the letter are kept together. */
export async function postMail(tx: Database, jobs: Pick<JobQueue, 'enqueue'>, mail: Mail) {
  const mailId = await insertMail(tx, {
    ...mail,
    recipient: address.parse(mail.recipient),
    replyTo: mail.replyTo && address.parse(mail.replyTo),
    subject: oneLine(mail.subject),
    headers: Object.fromEntries(
      Object.entries(mail.headers ?? {}).map(([name, value]) => [headerName(name), oneLine(value)]),
    ),
  })
  if (mailId) await jobs.enqueue(tx, mailDue, { mailId })
}

/** A line break in a header would start another header. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 900)
}

function headerName(name: string): string {
  if (!/^[A-Za-z][A-Za-z-]*$/.test(name)) throw new Error(`${name} is no header`)
  return name
}
