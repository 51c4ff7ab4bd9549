import { afterAll } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { connectorContract } from '../connector-contract.testing'
import { crmUnderTest } from '../crm/crm-under-test.testing'
import { openTestSkarabee, publicationOf } from './testing.server'

const { db, url } = await openTestDatabase()
const skarabee = await openTestSkarabee(db)
const { standIn, stamp } = skarabee
afterAll(standIn.close)

connectorContract(
  'Skarabee',
  crmUnderTest(db, skarabee, {
    put: (...homes) => standIn.put(...homes.map((home) => publicationOf(home, stamp()))),
    url,
    name: 'skarabee',
    remove: (number) => standIn.remove(number),
  }),
)
