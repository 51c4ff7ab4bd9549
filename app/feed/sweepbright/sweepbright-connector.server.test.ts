import { afterAll } from 'vitest'
import { type FaultName, faultNames } from '../../../testing/crm/faults'
import { sweepbrightId } from '../../../testing/crm/sweepbright-estates'
import { openTestDatabase } from '../../../testing/test-database'
import { connectorContract } from '../connector-contract.testing'
import { killedAt } from '../killed-child.testing'
import { estateOf, openTestSweepbright } from './testing.server'

const { db, url } = await openTestDatabase()
const sweepbright = await openTestSweepbright(db)
const { standIn, clock } = sweepbright
afterAll(standIn.close)

/** What happened since the last reading: each is told as it is read, for the contract waits for nobody. */
let told: (() => Promise<unknown>)[] = []
const tellAll = async () => {
  for (const tell of told.splice(0)) await tell()
}

/** It has no lists: it tells of one home at a time. */
const ofLists: FaultName[] = ['no-list', 'wrong-count', 'short', 'ignored']

connectorContract('SweepBright', {
  db,
  put: (...homes) => {
    for (const home of homes) {
      told.push(async () => {
        standIn.put(estateOf(home))
        await sweepbright.tell('estate-updated', sweepbrightId(home.number))
      })
    }
  },
  remove: (...numbers) => {
    for (const number of numbers) {
      told.push(async () => {
        standIn.remove(sweepbrightId(number))
        await sweepbright.tell('estate-deleted', sweepbrightId(number))
      })
    }
  },
  clear: async () => {
    told = []
    await sweepbright.clear()
  },
  takeAll: async (wish) => {
    await tellAll()
    return sweepbright.take({ isAll: true, ...wish })
  },
  takeNextDay: async () => {
    sweepbright.later(24 * 60)
    await tellAll()
    return sweepbright.take()
  },
  faults: faultNames.filter((name) => !ofLists.includes(name)),
  length: 12,
  killAt: async (moment) => {
    await tellAll()
    const words = [
      'testing/children/source-in-child.ts',
      url,
      'sweepbright',
      moment,
      `${clock.time}`,
      'all',
    ]
    await killedAt(moment, words, sweepbright.key)
  },
  breakWith: (name, moment) => {
    const after = moment === 'later' ? 1 : 0
    standIn.state.fault = name ? { name: name as FaultName, after } : undefined
    clock.patience = name === 'pause' ? 100 : 20_000
  },
})
