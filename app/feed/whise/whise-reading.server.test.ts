import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { anEstate, sampleEstates } from '../../../testing/crm/whise-estates'
import { openTestDatabase } from '../../../testing/test-database'
import { createFileFetcher } from '../../files/fetch-public-file.server'
import { emptyStock } from '../testing'
import { estateOf, openTestWhise } from './testing.server'

const { db } = await openTestDatabase()
const whise = await openTestWhise(db)
const { standIn, clock, take } = whise
afterAll(standIn.close)

beforeEach(async () => {
  await emptyStock(db)
  await db.execute(sql`truncate feed_files`)
  await whise.clear()
  standIn.state.fault = undefined
  standIn.state.tokenLife = 3_600
  standIn.state.calls.length = 0
  whise.waits.length = 0
})

const homes = (count: number, price = 1_000) =>
  Array.from({ length: count }, (_, at) => estateOf({ number: at + 1, price }, whise.stamp()))
const callsTo = (path: string) => standIn.state.calls.filter((call) => call.path === path)
const questions = () => callsTo('/v1/estates/list').map(({ body }) => body)

test('[7.01] a second reading asks for what changed, on the clock of Whise', async () => {
  standIn.put(...homes(60))
  await take()
  standIn.state.calls.length = 0
  clock.time += 1_800_000
  standIn.put(estateOf({ number: 9, price: 5 }, whise.stamp()))
  const { outcome, counts } = await take()
  expect([outcome, counts.properties.changed, counts.properties.hidden]).toEqual(['applied', 1, 0])
  const [first] = questions()
  expect(first?.Filter).toMatchObject({ UpdateDateTimeRange: { Min: expect.any(String) } })
  expect(first?.Sort).toEqual([{ Field: 'id', Ascending: true }])
})

test('[7.01] a home that was never told as changed is found when all ids are listed', async () => {
  standIn.put(...homes(5))
  await take()
  standIn.put(estateOf({ number: 70, price: 5 }, '2020-01-01T00:00:00'))
  expect((await take()).counts.properties.added).toBe(0)
  whise.nextDay()
  expect((await take()).counts.properties.added).toBe(1)
})

test('[7.01] a day far ahead does not hide what changes until then', async () => {
  standIn.put(...homes(3), estateOf({ number: 8, price: 5 }, '2099-01-01T00:00:00'))
  await take()
  clock.time += 1_800_000
  standIn.put(estateOf({ number: 2, price: 7 }, whise.stamp()))
  expect((await take()).counts.properties.changed).toBe(1)
})

test.each([-7_200, 0, 7_200])(
  '[7.01] a clock that is %i s off loses no change',
  async (seconds) => {
    const stamp = () => new Date(clock.time + seconds * 1_000).toISOString().slice(0, 19)
    standIn.put(...homes(3).map((each) => ({ ...each, updateDateTime: stamp() })))
    await take()
    clock.time += 1_800_000
    standIn.put(estateOf({ number: 2, price: 7 }, stamp()))
    expect((await take()).counts.properties.changed).toBe(1)
  },
)

test('[7.01] a list that moves under our hands is read anew, and nothing is missed', async () => {
  standIn.put(...homes(120))
  await take()
  const before = standIn.lists()
  const listed = standIn.state.calls.push
  standIn.state.calls.push = (...calls) => {
    // One leaves and one comes between two pages: the total stays what it was.
    if (standIn.lists() === before + 1) {
      standIn.remove(10)
      standIn.put(estateOf({ number: 500, price: 1_000 }, whise.stamp()))
    }
    return listed.apply(standIn.state.calls, calls)
  }
  const { counts } = await take({ isAll: true })
  standIn.state.calls.push = listed
  expect(counts.properties).toMatchObject({ added: 1, hidden: 1 })
  const { rows } = await db.execute(
    sql`select reference from properties where hidden_at is not null`,
  )
  expect(rows).toEqual([{ reference: 'W-10' }])
})

test('[7.01] a token is kept between two runs, and renewed once it ends or is refused', async () => {
  standIn.put(...homes(2))
  await take()
  await take()
  expect(callsTo('/token')).toHaveLength(1)
  clock.time += 3_700_000
  await take()
  expect(callsTo('/token')).toHaveLength(2)
  standIn.state.tokens.clear()
  expect((await take()).outcome).toBe('applied')
  expect(callsTo('/token')).toHaveLength(3)
})

test('[7.01] a token that tells no end is used for twelve hours', async () => {
  standIn.state.tokenLife = null
  standIn.put(...homes(2))
  await take()
  clock.time += 11 * 3_600_000
  await take()
  expect(callsTo('/token')).toHaveLength(1)
  clock.time += 3_600_000
  await take()
  expect(callsTo('/token')).toHaveLength(2)
})

test('[7.01] a clock of Whise that is days behind does not make us ask for a token at every page', async () => {
  standIn.state.clock = () => clock.time - 48 * 3_600_000
  standIn.put(...homes(120))
  await take()
  standIn.state.clock = () => clock.time
  expect(callsTo('/token')).toHaveLength(1)
})

test('[7.01] a wrong password is told in one word, and tried once', async () => {
  await whise.connect({ ...standIn.credentials, password: 'another' })
  expect((await take()).outcome).toBe('not-let-in')
  expect(standIn.state.calls).toHaveLength(1)
})

test('[7.01] trouble that passes is waited for, longer each time, and as long as it is asked', async () => {
  standIn.put(...homes(2))
  standIn.state.fault = { name: '500', times: 3 }
  expect((await take()).outcome).toBe('applied')
  expect(whise.waits.filter((pause) => pause > 500)).toEqual([2_000, 4_000, 8_000])
  whise.waits.length = 0
  standIn.state.fault = { name: '429', times: 1 }
  expect((await take({ isAll: true })).outcome).toBe('applied')
  expect(whise.waits.filter((pause) => pause > 500)).toEqual([1_000])
})

test('[7.01] a picture is fetched again only when Whise says that it changed', async () => {
  const fetchFile = createFileFetcher({ maxBytes: 99_999, timeout: 9_000, isAllowed: () => true })
  const [estate] = sampleEstates(standIn.origin)
  if (!estate) throw new Error('There is no sample.')
  standIn.put(estate)
  await take({}, fetchFile)
  const fetched = () => standIn.state.calls.filter(({ path }) => path.startsWith('/pictures/'))
  expect(fetched()).toHaveLength(4)
  standIn.put({ ...estate, price: 5 })
  await take({ isAll: true }, fetchFile)
  expect(fetched()).toHaveLength(4)
  const [first, ...others] = estate.pictures as object[]
  const newer = { ...first, updateDateTime: '2026-11-09T08:00:00' }
  standIn.put({ ...estate, pictures: [newer, ...others] })
  await take({ isAll: true }, fetchFile)
  expect(fetched()).toHaveLength(5)
})

test('[7.01] a picture that could not be had is asked for again the next day', async () => {
  const fetchFile = createFileFetcher({ maxBytes: 99_999, timeout: 9_000, isAllowed: () => true })
  const [estate] = sampleEstates(standIn.origin)
  if (!estate) throw new Error('There is no sample.')
  // Another that changed later: the first is not told as changed again.
  standIn.put(estate, ...homes(1))
  const pictures = async () => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select jsonb_array_length(pictures) as count from properties where reference = 'W-8101' order by id limit 1`,
    )
    return rows[0]?.count
  }
  await take()
  expect(await pictures()).toBe(0)
  whise.nextDay()
  await take({}, fetchFile)
  expect(await pictures()).toBe(4)
})

test('[7.01] other rules or other tables mean that everything is read again', async () => {
  standIn.put(...homes(3))
  await take()
  await take()
  expect(questions().at(-1)?.Filter).toHaveProperty('UpdateDateTimeRange')
  await take({ rules: 'another decision about a mention' })
  expect(questions().at(-1)?.Filter).not.toHaveProperty('UpdateDateTimeRange')
})

test('[7.01] a home without a known kind comes in without a type, and the report names the code', async () => {
  standIn.put(anEstate({ id: 1, category: { id: 42 } }))
  const { outcome, problems } = await take()
  expect(outcome).toBe('applied')
  expect(problems.map(({ field, problem }) => `${field} ${problem}`)).toContain(
    'category unknown-code 42',
  )
  const { rows } = await db.execute(sql`select type, types from properties`)
  expect(rows).toEqual([{ type: 0, types: [] }])

  standIn.put(...homes(3).slice(1))
  await take()
  const later = await take()
  expect(later.problems.map(({ problem }) => problem)).toEqual(['without-type'])
})

test('[7.01] a home of which nobody knows whether it is for sale is refused, and stays as it was', async () => {
  standIn.put(...homes(3))
  await take()
  standIn.put(anEstate({ id: 2, purpose: { id: 77 }, updateDateTime: whise.stamp() }))
  const { counts } = await take({ isAll: true })
  expect(counts.properties).toMatchObject({ refused: 1, hidden: 0, changed: 0 })
})
