import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProject } from '../../../testing/crm/omnicasa-homes'
import { openTestDatabase } from '../../../testing/test-database'
import { survivesKilling } from '../crm/crm-under-test.testing'
import { itemOf, openTestOmnicasa } from './testing.server'

const { db, url } = await openTestDatabase()
const omnicasa = await openTestOmnicasa(db)
const { standIn, take } = omnicasa
afterAll(standIn.close)

const count = 110
const homes = (price: number) =>
  Array.from({ length: count }, (_, at) => itemOf({ number: at + 1, price }, omnicasa.stamp()))

beforeAll(async () => {
  standIn.put(...homes(1_000))
  standIn.putProjects(aProject({ ID: 7 }))
  await take()
  omnicasa.nextDay()
})

survivesKilling({
  db,
  url,
  name: 'omnicasa',
  crm: omnicasa,
  change: () => standIn.put(...homes(2_000)),
})

test('[7.01] the next reading ends with all of it, and hides nothing', async () => {
  const { outcome, counts } = await take()
  expect([outcome, counts.properties.changed, counts.properties.hidden]).toEqual([
    'applied',
    count,
    0,
  ])
})
