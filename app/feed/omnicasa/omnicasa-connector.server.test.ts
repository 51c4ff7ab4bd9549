import { afterAll } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { connectorContract } from '../connector-contract.testing'
import { crmUnderTest } from '../crm/crm-under-test.testing'
import { itemOf, openTestOmnicasa } from './testing.server'

const { db, url } = await openTestDatabase()
const omnicasa = await openTestOmnicasa(db)
const { standIn, stamp } = omnicasa
afterAll(standIn.close)

connectorContract(
  'Omnicasa',
  crmUnderTest(db, omnicasa, {
    put: (...homes) => standIn.put(...homes.map((home) => itemOf(home, stamp()))),
    url,
    name: 'omnicasa',
    remove: (number) => standIn.remove(number),
  }),
)
