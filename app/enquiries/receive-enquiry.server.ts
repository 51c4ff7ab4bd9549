import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../database/client.server'
import { noticeRound } from '../feed/notices/notice-round.job.server'
import type { Form, StoredAnswers } from '../forms/form'
import { keptMonths } from '../forms/kept/kept-months'
import { monthsLater } from '../forms/kept/months-later'
import { giveUploads } from '../forms/upload-queries.server'
import { type JobQueue, job } from '../jobs/job-queue.server'
import type { Language } from '../language/languages'
import { findEnquiryBySubmission, insertReceived } from './queries.server'
import type { Enquiry } from './tables.server'
import { isForCrm, tellCrm } from './tell-crm.server'
import { tellOwner } from './tell-owner.server'

/** Only wakes: that its letters are owed is kept with the enquiry. */
export const enquiryReceived = job<Record<string, never>>('enquiry-received')

export type Subject = { propertyId?: number; projectId?: number; follows?: string }

export type Received = {
  form: Form
  submission: string
  answers: StoredAnswers
  uploads: string[]
  language: Language
  subject: Subject
  source: Record<string, string>
}

type Tools = { db: Database; jobs: Pick<JobQueue, 'wake'>; now: () => Date }

/** In the same transaction; what it says is told on the thank-you page. */
export type AlsoDo = (tx: Database, enquiry: Enquiry) => Promise<string | undefined>

/**
 * Kept together or not at all: what was sent, its files, and the promise to write the letters. The
 * same page sent twice is one enquiry; sent again with other words it is refused, never thanked for.
 */
export async function receiveEnquiry(tools: Tools, received: Received, alsoDo?: AlsoDo) {
  const result =
    (await storeAlone(tools, received, alsoDo)) ??
    (await tools.db.transaction(async (tx) => {
      const stored = await store(tx, received, tools.now())
      if (stored.outcome !== 'new') return stored
      return { ...stored, ...(await keepWith(tx, received, stored.enquiry, alsoDo)) }
    }))
  if (result.outcome === 'other-words') return result
  const { enquiry, note, owesCrm } = result
  tools.jobs.wake(enquiryReceived)
  if (owesCrm) tools.jobs.wake(noticeRound)
  return { outcome: 'received', enquiry, note } as const
}

/** Nothing is kept with it: then storing it is one statement, which is a transaction by itself. */
async function storeAlone({ db, now }: Tools, received: Received, alsoDo?: AlsoDo) {
  const { form, uploads, subject } = received
  if (uploads.length > 0 || subject.propertyId || alsoDo) return undefined
  const enquiry = await insert(db, received, now(), { unlessHeard: isForCrm(form) })
  return enquiry && ({ outcome: 'new', enquiry, ...alone } as const)
}

/** As long as nothing is kept with it. */
const alone = { note: undefined, owesCrm: false }

const insert = (
  db: Database,
  { form, submission, answers, language, subject, source }: Received,
  receivedAt: Date,
  manner?: { unlessHeard: boolean },
) =>
  insertReceived(
    db,
    {
      form: form.name,
      submission,
      answers,
      language,
      source,
      ...subject,
      email: typeof answers.email === 'string' ? answers.email.toLowerCase() : '',
      receivedAt,
      expiresAt: monthsLater(receivedAt, keptMonths[form.kept]),
    },
    manner,
  )

async function store(tx: Database, received: Received, receivedAt: Date) {
  const { submission, answers } = received
  const enquiry = await insert(tx, received, receivedAt)
  if (enquiry) return { outcome: 'new', enquiry, ...alone } as const
  const first = await findEnquiryBySubmission(tx, submission)
  if (!first) throw new Error('The enquiry was not stored')
  const isSame = isDeepStrictEqual(first.answers, JSON.parse(JSON.stringify(answers)))
  if (!isSame) return { outcome: 'other-words' } as const
  return { outcome: 'known', enquiry: first, ...alone } as const
}

async function keepWith(tx: Database, received: Received, enquiry: Enquiry, alsoDo?: AlsoDo) {
  await giveUploads(tx, received.uploads, enquiry.id)
  await tellOwner(tx, enquiry)
  const owesCrm = await tellCrm(tx, received.form, enquiry)
  return { owesCrm, note: await alsoDo?.(tx, enquiry) }
}
