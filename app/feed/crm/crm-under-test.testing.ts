import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { type Fault, type FaultName, faultNames } from '../../../testing/crm/faults'
import type { Database } from '../../database/client.server'
import { type ConnectorUnderTest, stateOf } from '../connector-contract.testing'
import type { connectTestCrm } from './testing.server'

type StandIn = { credentials: object; clear: () => void; state: { fault: Fault | undefined } }
type TestCrm = Awaited<ReturnType<typeof connectTestCrm<StandIn>>>
type Homes = Pick<ConnectorUnderTest, 'put'> & { remove: (number: number) => void }

/** A CRM that is asked for what it has, with a stand-in at the other end, for the contract of connectors. */
export function crmUnderTest(
  db: Database,
  crm: TestCrm,
  { put, remove }: Homes,
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
    breakWith: (name, moment) => {
      const after = moment === 'later' ? 1 : 0
      crm.standIn.state.fault = name ? { name: name as FaultName, after } : undefined
      crm.clock.patience = name === 'pause' ? 300 : 20_000
    },
  }
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
  test.each(['read', 'prepared', 'applying'])(
    `[7.01] a reading of ${name} that is killed at "%s" leaves the old state whole`,
    async (moment) => {
      const before = await stateOf(db)
      change()
      const words = ['testing/source-in-child.js', url, name, moment, `${crm.clock.time}`]
      const child = spawn(process.execPath, words, {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, SECRET_KEY: crm.key.toString('base64url') },
      })
      const ended = once(child, 'exit')
      for await (const said of child.stdout) {
        if (`${said}`.includes(moment)) child.kill('SIGKILL')
      }
      expect(await ended).toEqual([null, 'SIGKILL'])
      expect(await stateOf(db)).toEqual(before)
      if (moment === 'read') expect((await crm.sourceNow()).unfinished).not.toBeNull()
    },
  )
}
