import type { Database } from '../../database/client.server'
import { type JobQueue, job } from '../../jobs/job-queue.server'
import type { Language } from '../../language/languages'
import { pathTo } from '../../language/path-to'
import { askForReset } from '../set-password.server'

type Asked = { email: string; language: Language }

export const resetAsked = job<Asked>('accounts-reset-asked')

/** All that is done before the answer, for an address that we know and for one that we do not. */
export async function noteResetAsked(
  { db, jobs }: { db: Database; jobs: Pick<JobQueue, 'enqueue'> },
  asked: Asked,
) {
  await jobs.enqueue(db, resetAsked, asked)
}

type Tools = Parameters<typeof askForReset>[0] & { origin: string }

/** Afterwards, when nobody waits: the letter, if there is somebody to write to. */
export async function mailReset(tools: Tools, { email, language }: Asked) {
  await askForReset(
    tools,
    email,
    (token) =>
      new URL(pathTo('set-password', language, { purpose: 'reset', token }), tools.origin).href,
  )
}
