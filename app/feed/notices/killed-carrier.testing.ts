import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../../database/client.server'
import { startChild } from '../killed-child.testing'

export const carrierMoments = ['before its answer', 'before our note of it'] as const
export type CarrierMoment = (typeof carrierMoments)[number]

type Carrier = {
  db: Database
  url: string
  key: Buffer
  time: number
  /** What happens at the CRM after the deed, before it answers. */
  state: { onWritten: () => Promise<void> }
}

/** A carrier in a process of its own, killed once the CRM has what it was told. */
export async function killCarrier({ db, url, key, time, state }: Carrier, moment: CarrierMoment) {
  const deed = Promise.withResolvers<void>()
  const killed = Promise.withResolvers<void>()
  let rows: Awaited<ReturnType<typeof lockNotices>> | undefined
  const waits =
    moment === 'before its answer'
      ? async () => {
          deed.resolve()
          await killed.promise
        }
      : async () => {
          rows = await lockNotices(db, killed.promise)
          deed.resolve()
        }
  state.onWritten = async () => {
    state.onWritten = async () => {}
    await waits()
  }
  const child = await startChild(['testing/crm/carry-in-child.ts', url, `${time}`], key)
  await deed.promise
  if (moment === 'before our note of it') await expect.poll(() => isNoting(db)).toBe(true)
  await child.kill()
  killed.resolve()
  // Whoever carries next passes by what is locked.
  await rows?.free
}

/** Keeps its rows until the carrier is killed: the answer comes, and our note of it waits. */
async function lockNotices(db: Database, killed: Promise<void>) {
  const locked = Promise.withResolvers<void>()
  const free = db.transaction(async (tx) => {
    await tx.execute(sql`select from feed_notices for update`)
    locked.resolve()
    await killed
  })
  await Promise.race([locked.promise, free])
  return { free }
}

async function isNoting(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rows.length > 0
}
