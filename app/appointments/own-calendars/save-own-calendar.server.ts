import type { Account } from '../../accounts/account'
import type { Database } from '../../database/client.server'
import { type JobQueue, job } from '../../jobs/job-queue.server'
import { noteChange } from '../../journal/queries.server'
import type { Vault } from '../../secrets/vault.server'
import { lockDiaries } from '../agents/agent-queries.server'
import { deleteOwnCalendar, keepOwnCalendar } from './own-calendar-queries.server'

type Tools = {
  db: Database
  now: () => Date
  staff: Account
  vault: Vault
  jobs: Pick<JobQueue, 'enqueue'>
}

export const calendarGiven = job<{ agentId: number }>('own-calendar')

export function addressPlace(agentId: number): string {
  return `own_calendars.address:${agentId}`
}

/** Kept encrypted, named in no journal, and read at once. */
export async function giveOwnCalendar(
  { db, now, staff, vault, jobs }: Tools,
  agentId: number,
  address: string,
) {
  await db.transaction(async (tx) => {
    await lockDiaries(tx, [agentId])
    const sealed = vault.seal(address, addressPlace(agentId))
    await keepOwnCalendar(tx, { agentId, address: sealed, host: new URL(address).hostname })
    await noteChange(tx, {
      by: staff,
      at: now(),
      subject: { kind: 'agent', id: String(agentId) },
      action: 'give-calendar',
    })
    await jobs.enqueue(tx, calendarGiven, { agentId })
  })
}

export async function forgetOwnCalendar(
  { db, now, staff }: Pick<Tools, 'db' | 'now' | 'staff'>,
  agentId: number,
) {
  await db.transaction(async (tx) => {
    await lockDiaries(tx, [agentId])
    if (!(await deleteOwnCalendar(tx, agentId))) return
    await noteChange(tx, {
      by: staff,
      at: now(),
      subject: { kind: 'agent', id: String(agentId) },
      action: 'forget-calendar',
    })
  })
}
