import { sql } from 'drizzle-orm'
import { beforeAll } from 'vitest'
import type { Fault, FaultName } from '../../../testing/crm/faults'
import type { openTestDatabase } from '../../../testing/test-database'
import type { OpenTools } from '../crm/open-crm.server'
import { claimIds } from '../crm/source-queries.server'
import { carryNotices } from './carry-notices.server'
import { killCarrier } from './killed-carrier.testing'
import { diesAfterDeed, type WriterUnderTest } from './write-back-contract.testing'

type Opened = {
  standIn: {
    state: { writeFault: Fault | undefined; onWritten: () => Promise<void> }
  }
  clock: { time: number; patience: number }
  key: Buffer
  tools: () => OpenTools
}
type Told = { source: string; externalId: string }

/** A CRM that stands in, switched on and with one home of ours: what the contract needs of each. */
export function openWriter(
  { db, url }: Pick<Awaited<ReturnType<typeof openTestDatabase>>, 'db' | 'url'>,
  { standIn: { state }, clock, key, tools }: Opened,
  { source, externalId }: Told,
) {
  const home = { id: 0, externalId }
  beforeAll(async () => {
    await db.execute(sql`update feed_sources set is_on = true`)
    home.id = (await claimIds(db, source, 'property', [externalId])).get(externalId) ?? 0
  })
  const carry = () => carryNotices(tools())
  return {
    db,
    source,
    home,
    carry,
    now: () => new Date(clock.time),
    later: (minutes) => {
      clock.time += minutes * 60_000
    },
    breakWith: (name, times) => {
      state.writeFault = name ? { name: name as FaultName, times } : undefined
      clock.patience = name === 'pause' ? 300 : 20_000
    },
    dieAfterDeed: () => diesAfterDeed(db, carry),
    killCarrier: (moment) => killCarrier({ db, url, key, time: clock.time, state }, moment),
    refuse: (isRefusing) => {
      state.writeFault = isRefusing ? { name: 'invalid' } : undefined
    },
  } satisfies Partial<WriterUnderTest>
}
