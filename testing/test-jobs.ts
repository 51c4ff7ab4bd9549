import { afterAll } from 'vitest'
import type { Database } from '../app/database/client.server'
import { openJobQueue } from '../app/jobs/job-queue.server'

/** A queue that nobody works through, closed when the calling test file is done. */
export async function openTestJobs(db: Database, declared: Parameters<typeof openJobQueue>[1]) {
  const jobs = await openJobQueue(db, declared, (error) => {
    throw error
  })
  afterAll(() => jobs.close())
  return jobs
}
