import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { survivesKilling } from '../crm/crm-under-test.testing'
import { openTestSkarabee, publicationOf } from './testing.server'

const { db, url } = await openTestDatabase()
const skarabee = await openTestSkarabee(db)
const { standIn, take } = skarabee
afterAll(standIn.close)

const count = 120
const homes = (price: number) =>
  Array.from({ length: count }, (_, at) =>
    publicationOf({ number: at + 1, price }, skarabee.stamp()),
  )

beforeAll(async () => {
  standIn.put(...homes(1_000))
  await take()
  skarabee.nextDay()
})

survivesKilling({
  db,
  url,
  name: 'skarabee',
  crm: skarabee,
  change: () => standIn.put(...homes(2_000)),
})

test('[7.01] the next reading goes on where one was killed, and ends with all of it', async () => {
  standIn.state.fault = { name: '500', after: 70 }
  const broken = async () => (await take({ isAll: true })).outcome
  await expect.poll(broken, { timeout: 60_000 }).toBe('overloaded')
  standIn.state.fault = undefined
  standIn.state.calls.length = 0
  // One of those that were read already changes meanwhile.
  skarabee.clock.time += 60_000
  standIn.put(publicationOf({ number: 1, price: 3_000 }, skarabee.stamp()))
  const { outcome, counts } = await take({ isAll: true })
  expect([outcome, counts.properties.changed, counts.properties.hidden]).toEqual([
    'applied',
    count,
    0,
  ])
  const asked = standIn.callsTo('GetPublication').map(({ asked: each }) => each)
  expect(asked).toHaveLength(count - 55 + 1)
  expect(asked[0]).toContain('<PublicationId>1<')
})
