import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { survivesKilling } from '../crm/crm-under-test.testing'
import { estateOf, openTestWhise } from './testing.server'

const { db, url } = await openTestDatabase()
const whise = await openTestWhise(db)
const { standIn, take } = whise
afterAll(standIn.close)

const count = 160
const homes = (price: number) =>
  Array.from({ length: count }, (_, at) => estateOf({ number: at + 1, price }, whise.stamp()))

beforeAll(async () => {
  standIn.put(...homes(1_000))
  await take()
  whise.nextDay()
})

survivesKilling({
  db,
  url,
  name: 'whise',
  crm: whise,
  change: () => standIn.put(...homes(2_000)),
})

test('[7.01] the next reading goes on where one was killed, and ends with all of it', async () => {
  standIn.state.fault = { name: '500', after: 2 }
  await expect.poll(async () => (await take({ isAll: true })).outcome).toBe('overloaded')
  standIn.state.fault = undefined
  standIn.state.calls.length = 0
  const { outcome, counts } = await take({ isAll: true })
  expect([outcome, counts.properties.changed]).toEqual(['applied', count])
  const offsets = standIn.state.calls.map(({ body }) => (body.Page as { Offset: number }).Offset)
  expect(offsets[0]).toBe(98)
})

test('[7.01] a reading that lay too long is begun anew', async () => {
  standIn.state.fault = { name: '500', after: 2 }
  await take({ isAll: true })
  standIn.state.fault = undefined
  standIn.state.calls.length = 0
  whise.nextDay()
  expect((await take({ isAll: true })).outcome).toBe('applied')
  const lists = standIn.state.calls.filter(({ path }) => path === '/v1/estates/list')
  expect(lists[0]?.body.Page).toMatchObject({ Offset: 0 })
})
