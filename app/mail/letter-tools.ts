import type { Database } from '../database/client.server'
import type { JobQueue } from '../jobs/job-queue.server'
import type { Agency } from '../web/agency'
import type { Signer } from '../web/signed-link.server'

/** What it takes to write a letter with links in it, and to post it. */
export type LetterTools = {
  db: Database
  jobs: Pick<JobQueue, 'enqueue'>
  signer: Signer
  origin: string
  now: () => Date
  agency: () => Agency
}
