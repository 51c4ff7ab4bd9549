import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../database/client.server'
import type { Form, StoredAnswers } from '../forms/form'
import { keptMonths } from '../forms/kept/kept-months'
import { monthsLater } from '../forms/kept/months-later'
import { giveUploads } from '../forms/upload-queries.server'
import { type JobQueue, job } from '../jobs/job-queue.server'
import type { Language } from '../language/languages'
import { findEnquiryBySubmission, insertEnquiry } from './queries.server'
import type { Enquiry } from './tables.server'
import { tellCrm } from './tell-crm.server'
import { tellOwner } from './tell-owner.server'

export const enquiryReceived = job<{ enquiryId: string }>('enquiry-received')

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

type Tools = { db: Database; jobs: Pick<JobQueue, 'enqueue'>; now: () => Date }

/** In the same transaction; what it says is told on the thank-you page. */
export type AlsoDo = (tx: Database, enquiry: Enquiry) => Promise<string | undefined>

/**
 * Kept together or not at all: what was sent, its files, and the promise to write the letters. The
 * same page sent twice is one enquiry; sent again with other words it is refused, never thanked for.
 */
export function receiveEnquiry(tools: Tools, received: Received, alsoDo?: AlsoDo) {
  const { form, submission, answers, language, subject, source } = received
  return tools.db.transaction(async (tx) => {
    const receivedAt = tools.now()
    const enquiry = await insertEnquiry(tx, {
      form: form.name,
      submission,
      answers,
      language,
      source,
      ...subject,
      email: typeof answers.email === 'string' ? answers.email.toLowerCase() : '',
      receivedAt,
      expiresAt: monthsLater(receivedAt, keptMonths[form.kept]),
      lettersDueAt: receivedAt,
    })
    if (!enquiry) {
      const first = await findEnquiryBySubmission(tx, submission)
      if (!first) throw new Error('The enquiry was not stored')
      const isSame = isDeepStrictEqual(first.answers, JSON.parse(JSON.stringify(answers)))
      if (!isSame) return { outcome: 'other-words' } as const
      return { outcome: 'received', enquiry: first, note: undefined } as const
    }
    await giveUploads(tx, received.uploads, enquiry.id)
    await tellOwner(tx, enquiry)
    await tellCrm(tx, form, enquiry)
    const note = await alsoDo?.(tx, enquiry)
    await tools.jobs.enqueue(tx, enquiryReceived, { enquiryId: enquiry.id })
    return { outcome: 'received', enquiry, note } as const
  })
}
