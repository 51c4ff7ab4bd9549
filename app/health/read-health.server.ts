import { setTimeout as delay } from 'node:timers/promises'
import { lastDone } from '../backup/backup-run-queries.server'
import type { Database } from '../database/client.server'
import { findMailboxState, listSetAside } from '../enquiries/replies/mailbox-queries.server'
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
    mailboxAwaySince: (await findMailboxState(db)).failingSince,
    setAside: (await listSetAside(db)).length,
    lastDrill: (await lastDone(db, 'drill'))?.finishedAt ?? null,
  }
}

/** Who reads the page does not wait for a store that says nothing. */
const longestQuestion = 2_000

export function doFilesAnswer(check: () => Promise<void>): Promise<boolean> {
  const asked = check().then(
    () => true,
    () => false,
  )
  return Promise.race([asked, delay(longestQuestion, false, { ref: false })])
}
