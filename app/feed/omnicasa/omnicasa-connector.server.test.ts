import { afterAll } from 'vitest'
import { type FaultName, faultNames } from '../../../testing/crm/faults'
import { openTestDatabase } from '../../../testing/test-database'
import { connectorContract } from '../connector-contract.testing'
import { itemOf, openTestOmnicasa } from './testing.server'

const { db } = await openTestDatabase()
const omnicasa = await openTestOmnicasa(db)
const { standIn, clock } = omnicasa
afterAll(standIn.close)

connectorContract('Omnicasa', {
  db,
  put: (...homes) => standIn.put(...homes.map((home) => itemOf(home, omnicasa.stamp()))),
  remove: (...numbers) => {
    for (const number of numbers) standIn.remove(number)
  },
  clear: omnicasa.clear,
  takeAll: (wish) => omnicasa.take({ isAll: true, ...wish }),
  takeNextDay: () => {
    omnicasa.nextDay()
    return omnicasa.take()
  },
  faults: faultNames,
  breakWith: (name, moment) => {
    const after = moment === 'later' ? 1 : 0
    standIn.state.fault = name ? { name: name as FaultName, after } : undefined
    clock.patience = name === 'pause' ? 300 : 20_000
  },
})
