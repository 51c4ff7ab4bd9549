import { afterAll } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { connectorContract } from '../connector-contract.testing'
import { crmUnderTest } from '../crm/crm-under-test.testing'
import { estateOf, openTestWhise } from './testing.server'

const { db, url } = await openTestDatabase()
const whise = await openTestWhise(db)
const { standIn, stamp } = whise
afterAll(standIn.close)

connectorContract(
  'Whise',
  crmUnderTest(db, whise, {
    put: (...homes) => standIn.put(...homes.map((home) => estateOf(home, stamp()))),
    url,
    name: 'whise',
    remove: (number) => standIn.remove(number),
  }),
)
