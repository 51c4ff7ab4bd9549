import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { whileAlone } from '../../database/while-alone.server'
import { openFileStore } from '../../files/file-store.server'
import { listFeedRuns, openRun, runUnderWay } from '../queries.server'
import { emptyStock } from '../testing'
import { estateOf, openTestWhise } from '../whise/testing.server'
import { askForRun } from './manage-source.server'
import { playAskedRound, readAsked } from './source-asked.job.server'

const { db } = await openTestDatabase()
const whise = await openTestWhise(db)
const { standIn } = whise
afterAll(standIn.close)

const jobs = { enqueue: async () => {} } as never
const tools = () => ({ ...whise.tools(), files: openFileStore(tmpdir()), jobs })
const staff = { id: '55555555-0000-4000-8000-000000000000', name: 'Karel' }
const wish = { maxRemoved: 0.2 }
const ask = async (isAll = false) => {
  whise.clock.time += 1_000
  return askForRun({ ...tools(), staff }, await whise.sourceNow(), { isAll })
}
const asked = async () => (await whise.sourceNow()).asked
const outcomes = async () => (await listFeedRuns(db, 9)).map(({ outcome }) => outcome)

beforeEach(async () => {
  await emptyStock(db)
  await whise.clear()
  await db.execute(sql`delete from feed_runs`)
  await db.execute(sql`update feed_sources set asked = null`)
  standIn.put(estateOf({ number: 1, price: 9 }, whise.stamp()))
})

test('[7.01] a run that is asked for while another is under way waits for it, and is told so', async () => {
  await whileAlone(db, 'import', async () => {
    await openRun(db, 'whise-gent', tools().now())
    expect(await ask()).toEqual({ isLater: true })
    expect(await runUnderWay(db)).toMatchObject({ source: 'whise-gent' })
    await readAsked(tools(), { name: 'whise' }, wish)
    await playAskedRound(tools(), wish)
    expect(await asked()).toMatchObject({ isAll: false })
    expect(await outcomes()).toEqual(['running'])
  })
  await playAskedRound(tools(), wish)
  expect(await asked()).toBeNull()
  expect(await outcomes()).toEqual(['applied', 'interrupted'])
  await playAskedRound(tools(), wish)
  expect(await outcomes()).toHaveLength(2)
})

test('[7.01] a run that was killed is not under way', async () => {
  await openRun(db, 'whise', tools().now())
  expect(await outcomes()).toEqual(['running'])
  expect(await runUnderWay(db)).toBeUndefined()
  expect(await ask()).toEqual({ isLater: false })
})

test('[7.01] what is asked for twice is one run that does both, and what is asked meanwhile another', async () => {
  await ask(true)
  await ask(false)
  expect(await asked()).toMatchObject({ isAll: true })
  await readAsked(tools(), { name: 'whise' }, wish)
  await readAsked(tools(), { name: 'whise' }, wish)
  expect(await outcomes()).toEqual(['applied'])

  await ask()
  const { calls } = standIn.state
  const push = calls.push
  calls.push = (...more) => {
    calls.push = push
    void ask()
    return push.apply(calls, more)
  }
  await readAsked(tools(), { name: 'whise' }, wish)
  await expect.poll(asked).not.toBeNull()
})

test('[7.01] a wish of an older node, kept nowhere, is read as well', async () => {
  await readAsked(tools(), { name: 'whise', isAll: true }, wish)
  expect(await outcomes()).toEqual(['applied'])
})

test('runs of the same moment stand in the order in which they began', async () => {
  const moment = tools().now()
  const ids: string[] = []
  for (let at = 0; at < 6; at += 1) ids.unshift(await openRun(db, 'whise', moment))
  expect((await listFeedRuns(db, 9)).map(({ id }) => id)).toEqual(ids)
})

test('credentials that another key closed are told in the report, once', async () => {
  await db.execute(sql`update feed_sources set credentials = ''`)
  await ask()
  await playAskedRound(tools(), wish)
  expect(await outcomes()).toEqual(['other-key'])
  expect(await asked()).toBeNull()
})
