import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aSweepbrightEstate,
  sampleSweepbrightEstates,
  sweepbrightId,
} from '../../../testing/crm/sweepbright-estates'
import { signatureOf, signedHook } from '../../../testing/crm/sweepbright-stand-in'
import { openTestDatabase } from '../../../testing/test-database'
import { changeSource } from '../crm/source-queries.server'
import { openTestSweepbright } from '../sweepbright/testing.server'
import { emptyStock } from '../testing'
import { listHooks } from './hook-queries.server'
import { playHookRound } from './hook-round.job.server'
import { isSigned } from './signature.server'

const { db } = await openTestDatabase()
const sweepbright = await openTestSweepbright(db)
const { standIn, tell, send, take, later, files } = sweepbright
afterAll(standIn.close)
beforeEach(async () => {
  standIn.state.fault = undefined
  await emptyStock(db)
  await sweepbright.clear()
  await changeSource(db, 'sweepbright', { isOn: true })
})

const one = sweepbrightId(1)
const moment = (minutes: number) => new Date(Date.parse('2026-11-15T07:00:00Z') + minutes * 60_000)
const home = (number: number, price = 300_000) =>
  aSweepbrightEstate({ id: sweepbrightId(number), price: { amount: price, hidden: false } })
const states = async () =>
  (await listHooks(db, 'sweepbright', 99)).map(({ externalId, event, state, answer }) => [
    Number(externalId.slice(-3)),
    event,
    state,
    answer,
  ])
async function shown() {
  const { rows } = await db.execute<{ title: string; price: number }>(sql`
    select title ->> 'nl' as title, (price_cents / 100)::int as price from properties
    where hidden_at is null order by title ->> 'nl'`)
  return rows.map(({ title, price }) => `${title} ${price}`)
}
const jobs = { enqueue: async () => {} } as never
const round = () => playHookRound({ ...sweepbright.tools(), files, jobs }, { maxRemoved: 0.2 })

/** Bodies and signatures that other integrations of SweepBright agree upon. */
test.each([
  ['estate-added', '101', '15cee8643898422018d86e129c83aab2b3a1e510'],
  ['estate-updated', '104', '0d10f64a26d201f76c2ce740ebe618df479d87fa'],
  ['estate-deleted', '103', 'ba7c0a9a5b16e620f6c0539ad9ce87641d3231b7'],
])('[7.01] the signature of %s is that of its bytes', (event, end, signature) => {
  const body = `{"event":"${event}","estate_id":"11111111-1111-4111-8111-111111111${end}","happened_at":"2026-11-15T13:00:00+00:00","company_id":"33333333-3333-4333-8333-333333333301"}`
  expect(isSigned(Buffer.from(body), 'test-client-secret', signature)).toBe(true)
  expect(isSigned(Buffer.from(`${body} `), 'test-client-secret', signature)).toBe(false)
  expect(isSigned(Buffer.from(body), 'another', signature)).toBe(false)
  for (const wrong of ['', signature.slice(1), `${signature}00`, 'z'.repeat(40)]) {
    expect(isSigned(Buffer.from(body), 'test-client-secret', wrong)).toBe(false)
  }
})

describe('what stands at the door', () => {
  const { body, signature } = signedHook('estate-deleted', one, moment(0))

  test.each([
    ['not signed', body, ''],
    ['signed by another', body, signatureOf(body, 'another secret')],
    ['changed on the way', body.replace('deleted', 'updated'), signature],
    ['written again', JSON.stringify(JSON.parse(body), null, 1), signature],
  ])('[7.01] what is %s is not kept', async (_, sent, with_) => {
    expect(await send(sent, with_)).toBe('not-signed')
    expect(await states()).toEqual([])
  })

  test('[7.01] a source that is not there, or is another CRM, has no door', async () => {
    expect(await send(body, signature, 'nobody')).toBe('unknown-source')
    await db.execute(sql`update feed_sources set crm = 'whise'`)
    expect(await send(body, signature)).toBe('unknown-source')
  })

  test.each(['', 'null', '[]', '{"event":"estate-added"}', '\u0000', '{"estate_id":7}'])(
    '[7.01] %j is signed and says nothing',
    async (said) => {
      expect(await send(said, signatureOf(said))).toBe('not-understood')
      expect(await states()).toEqual([])
    },
  )

  test('[7.01] the same word twice, or later again, is kept once and worked off once', async () => {
    standIn.put(home(1))
    const word = standIn.hook('estate-added', one)
    const sent = await Promise.all([1, 2, 3].map(() => send(word.body, word.signature)))
    expect(sent.toSorted()).toEqual(['kept', 'known', 'known'])
    await round()
    expect(await send(word.body, word.signature)).toBe('known')
    expect(await states()).toEqual([[1, 'changed', 'done', null]])
  })

  test('[7.01] an older word that comes late changes nothing', async () => {
    standIn.put(home(1))
    await tell('estate-added', one, moment(20))
    await round()
    expect(await tell('estate-deleted', one, moment(10))).toBe('known')
    await round()
    expect(await shown()).toEqual(['Huis 001 300000'])
    // Of two of one moment, that which says gone counts: one save may tell both.
    expect(await tell('estate-deleted', one, moment(20))).toBe('kept')
    expect(await tell('estate-updated', one, moment(20))).toBe('known')
  })

  test('[7.01] a moment far ahead does not make every later word look old', async () => {
    standIn.put(home(1))
    await tell('estate-added', one, new Date('2099-01-01T00:00:00Z'))
    later(1)
    expect(await tell('estate-updated', one)).toBe('kept')
  })
})

describe('what a round makes of it', () => {
  test('[7.01] an update of a home that is not known adds it; one called gone leaves', async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      standIn.put(home(number))
      await tell('estate-updated', sweepbrightId(number))
    }
    await round()
    expect(await shown()).toHaveLength(6)
    standIn.remove(one)
    await tell('estate-deleted', one)
    await round()
    expect(await shown()).toHaveLength(5)
    expect((await states()).every(([, , state]) => state === 'done')).toBe(true)
  })

  test('[7.01] a home that is not to be had is not removed, and told to be missed after an hour', async () => {
    standIn.put(home(1))
    await tell('estate-added', one)
    await round()
    later(24 * 60)
    standIn.state.calls.length = 0
    await tell('estate-updated', one)
    for (let minutes = 0; minutes < 70; minutes += 1) {
      await round()
      later(1)
    }
    expect(await shown()).toEqual(['Huis 001 300000'])
    expect(await states()).toEqual([[1, 'changed', 'missed', 'not-to-be-had']])
    const reads = standIn.state.calls.filter(({ path }) => path.startsWith('/estates/'))
    expect(reads.length).toBeLessThan(10)
  })
})

describe('a round in trouble', () => {
  test('[7.01] one that cannot be read keeps nobody waiting', async () => {
    for (const number of [1, 2, 3]) {
      standIn.put(home(number))
      await tell('estate-added', sweepbrightId(number))
    }
    // Five tries of the second, all in vain.
    standIn.state.fault = { name: '500', after: 1, times: 5 }
    await round()
    expect(await shown()).toEqual(['Huis 001 300000', 'Huis 003 300000'])
    expect((await states()).find(([number]) => number === 2)).toEqual([
      2,
      'changed',
      'waiting',
      'overloaded',
    ])
    later(2)
    await round()
    expect(await shown()).toHaveLength(3)
  })

  test('[7.01] with the CRM down, what waits is tried again, and comes in', async () => {
    standIn.put(home(1))
    await tell('estate-added', one)
    standIn.state.fault = { name: '500' }
    for (let minutes = 0; minutes < 10; minutes += 1) {
      await round()
      later(1)
    }
    expect(await shown()).toEqual([])
    standIn.state.fault = undefined
    later(10)
    await round()
    expect(await shown()).toHaveLength(1)
  })

  test('[7.01] too many that leave are held back, and what changed comes in meanwhile', async () => {
    for (const number of [1, 2, 3, 4]) {
      standIn.put(home(number))
      await tell('estate-added', sweepbrightId(number))
    }
    await round()
    for (const number of [1, 2]) await tell('estate-deleted', sweepbrightId(number))
    standIn.put(home(4, 1))
    await tell('estate-updated', sweepbrightId(4))
    await round()
    expect(await shown()).toEqual(
      [1, 2, 3].map((each) => `Huis 00${each} 300000`).concat('Huis 004 1'),
    )
    expect((await take({ isForced: true })).outcome).toBe('applied')
    expect(await shown()).toHaveLength(2)
  })
})

describe('a round while more is told', () => {
  test('[7.01] a newer word that comes while a home is read is read as well', async () => {
    standIn.put(home(1))
    await tell('estate-added', one)
    standIn.put(aSweepbrightEstate({ ...home(1), images: [{ id: 'a', filename: 'a.png' }] }))
    await take({}, async () => {
      await tell('estate-updated', one)
      return { outcome: 'failed', problem: 'unreachable' }
    })
    expect((await states())[0]?.[2]).toBe('waiting')
  })

  test('[7.01] a unit leaves with its project, or when its project lists it no longer', async () => {
    const project = sampleSweepbrightEstates().find(({ is_project }) => is_project)
    if (!project) throw new Error('There is no project among the samples.')
    const [first, second] = project.properties as object[]
    standIn.put(project)
    await tell('estate-added', project.id)
    await round()
    expect(await shown()).toHaveLength(2)
    standIn.put({ ...project, properties: [first] })
    await tell('estate-updated', project.id)
    await take({ maxRemoved: 1 })
    expect(await shown()).toEqual(['Unit 105 310000'])
    standIn.put({ ...project, properties: [first, second] })
    await tell('estate-updated', project.id)
    await round()
    expect(await shown()).toHaveLength(2)
    standIn.put(home(1))
    await tell('estate-added', one)
    await tell('estate-deleted', project.id)
    await take({ maxRemoved: 1 })
    expect(await shown()).toEqual(['Huis 001 300000'])
  })
})
