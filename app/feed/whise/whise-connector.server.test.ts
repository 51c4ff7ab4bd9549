import { afterAll } from 'vitest'
import { type FaultName, faultNames } from '../../../testing/crm/faults'
import { openTestDatabase } from '../../../testing/test-database'
import { connectorContract } from '../connector-contract.testing'
import { estateOf, openTestWhise } from './testing.server'

const { db } = await openTestDatabase()
const whise = await openTestWhise(db)
const { standIn, clock } = whise
afterAll(standIn.close)

connectorContract('Whise', {
  db,
  put: (...homes) => standIn.put(...homes.map((home) => estateOf(home, whise.stamp()))),
  remove: (...numbers) => {
    for (const number of numbers) standIn.remove(number)
  },
  clear: whise.clear,
  takeAll: (wish) => whise.take({ isAll: true, ...wish }),
  takeNextDay: () => {
    whise.nextDay()
    return whise.take()
  },
  faults: faultNames,
  breakWith: (name, moment) => {
    const after = moment === 'later' ? 1 : 0
    standIn.state.fault = name ? { name: name as FaultName, after } : undefined
    clock.patience = name === 'pause' ? 300 : 20_000
  },
})
