import { expect, test } from 'vitest'
import { type Fault, type FaultName, faultNames } from '../../../testing/crm/faults'
import type { Database } from '../../database/client.server'
import { type ConnectorUnderTest, stateOf } from '../connector-contract.testing'
import { type KillMoment, killedAt, killMoments } from '../killed-child.testing'
import type { connectTestCrm } from './testing.server'

type StandIn = { credentials: object; clear: () => void; state: { fault: Fault | undefined } }
type TestCrm = Awaited<ReturnType<typeof connectTestCrm<StandIn>>>
type Homes = Pick<ConnectorUnderTest, 'put'> & {
  remove: (number: number) => void
  url: string
  name: string
}

/** A CRM that is asked for what it has, with a stand-in at the other end, for the contract of connectors. */
export function crmUnderTest(
  db: Database,
  crm: TestCrm,
  { put, remove, url, name }: Homes,
): ConnectorUnderTest {
  return {
    db,
    put,
    remove: (...numbers) => {
      for (const number of numbers) remove(number)
    },
    clear: crm.clear,
    takeAll: (wish) => crm.take({ isAll: true, ...wish }),
    takeNextDay: () => {
      crm.nextDay()
      return crm.take()
    },
    faults: faultNames,
    breakWith: (fault, moment) => {
      const after = moment === 'later' ? 1 : 0
      crm.standIn.state.fault = fault ? { name: fault as FaultName, after } : undefined
      crm.clock.patience = fault === 'pause' ? 100 : 20_000
    },
    killAt: (moment) => killedAt(moment, [...wordsOf({ url, name, crm }, moment), 'all'], crm.key),
  }
}

function wordsOf({ url, name, crm }: Pick<Killed, 'url' | 'name' | 'crm'>, moment: KillMoment) {
  return ['testing/children/source-in-child.ts', url, name, moment, `${crm.clock.time}`]
}

type Killed = {
  db: Database
  url: string
  name: string
  crm: TestCrm
  /** Other homes than those on the site. */
  change: () => void
}

/** Killed while it reads, before it writes and while it writes: what is on the site stays what it was. */
export function survivesKilling({ db, url, name, crm, change }: Killed) {
  test.each(killMoments)(
    `[7.01] a reading of ${name} that is killed at "%s" leaves the old state whole`,
    async (moment) => {
      const before = await stateOf(db)
      change()
      await killedAt(moment, wordsOf({ url, name, crm }, moment), crm.key)
      expect(await stateOf(db)).toEqual(before)
      if (moment === 'read') expect((await crm.sourceNow()).unfinished).not.toBeNull()
    },
  )
}
