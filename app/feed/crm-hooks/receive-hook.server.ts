import type { Database } from '../../database/client.server'
import type { JobQueue } from '../../jobs/job-queue.server'
import { UnreadableSecret, type Vault } from '../../secrets/vault.server'
import { hookDesk } from '../crm/open-crm.server'
import { findSource } from '../crm/source-queries.server'
import { putHook } from './hook-queries.server'
import { hookRound } from './hook-round.job.server'

type Tools = { db: Database; vault: Vault; jobs: Pick<JobQueue, 'enqueue'>; now: () => Date }
type Sent = { crm: string; source: string; bytes: Uint8Array; headers: Headers }

export type HookOutcome = 'kept' | 'known' | 'unknown-source' | 'not-signed' | 'not-understood'

/** Kept with the job that works it off, before anybody is told that it arrived. */
export async function receiveHook(
  { db, vault, jobs, now }: Tools,
  { crm, source: name, bytes, headers }: Sent,
): Promise<HookOutcome> {
  const source = await findSource(db, name)
  const desk = source?.crm === crm ? openedDesk(source, vault) : undefined
  if (!desk) return 'unknown-source'
  if (!desk.isSigned(bytes, headers)) return 'not-signed'
  const hook = desk.read(bytes, now())
  if (!hook) return 'not-understood'
  return db.transaction(async (tx) => {
    if (!(await putHook(tx, name, hook, now()))) return 'known'
    await jobs.enqueue(tx, hookRound, {})
    return 'kept'
  })
}

function openedDesk(source: Parameters<typeof hookDesk>[0], vault: Vault) {
  try {
    return hookDesk(source, vault)
  } catch (error) {
    // Sealed with another key: nobody can say who signed.
    if (error instanceof UnreadableSecret) return undefined
    throw error
  }
}
