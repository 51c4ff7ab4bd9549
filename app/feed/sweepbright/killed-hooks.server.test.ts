import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepbrightId } from '../../../testing/crm/sweepbright-estates'
import { openTestDatabase } from '../../../testing/test-database'
import { stateOf } from '../connector-contract.testing'
import { listHooks } from '../crm-hooks/hook-queries.server'
import { killedAt, killMoments } from '../killed-child.testing'
import { estateOf, openTestSweepbright } from './testing.server'

const { db, url } = await openTestDatabase()
const sweepbright = await openTestSweepbright(db)
const { standIn, take, tell } = sweepbright
afterAll(standIn.close)

const numbers = Array.from({ length: 40 }, (_, at) => at + 1)
async function tellAll(price: number) {
  for (const number of numbers) {
    standIn.put(estateOf({ number, price }))
    await tell('estate-updated', sweepbrightId(number))
  }
}
const waiting = async () =>
  (await listHooks(db, 'sweepbright', 99)).filter(({ state }) => state === 'waiting').length

beforeAll(async () => {
  await tellAll(1_000)
  await take()
})

test.each(killMoments)(
  '[7.01] who is killed at "%s" leaves the old state whole, and every word to be worked off',
  async (moment) => {
    const before = await stateOf(db)
    await tellAll(2_000)
    const words = ['testing/children/source-in-child.ts', url, 'sweepbright', moment]
    await killedAt(moment, [...words, `${sweepbright.clock.time}`], sweepbright.key)
    expect(await stateOf(db)).toEqual(before)
    expect(await waiting()).toBe(numbers.length)
  },
)

test('[7.01] the next reading ends with all of it', async () => {
  const { outcome, counts } = await take()
  expect([outcome, counts.properties.changed]).toEqual(['applied', numbers.length])
  expect(await waiting()).toBe(0)
})
