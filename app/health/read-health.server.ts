import { lastDone } from '../backup/backup-run-queries.server'
import type { Database } from '../database/client.server'
import { lastAppliedRun } from '../feed/queries.server'
import { countWaitingJobs } from '../jobs/job-queue.server'
import { countLetters } from '../mail/queries.server'
import type { Health } from './health'

export async function readHealth(db: Database): Promise<Health> {
  const letters = await countLetters(db)
  return {
    ...letters,
    waitingJobs: await countWaitingJobs(db),
    lastFeed: await lastAppliedRun(db),
    lastBackup: (await lastDone(db, 'backup'))?.finishedAt ?? null,
    lastDrill: (await lastDone(db, 'drill'))?.finishedAt ?? null,
  }
}
