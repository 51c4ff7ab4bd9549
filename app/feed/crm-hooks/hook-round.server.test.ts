import { afterAll, expect, test } from 'vitest'
import { aSweepbrightEstate, sweepbrightId } from '../../../testing/crm/sweepbright-estates'
import { openTestDatabase } from '../../../testing/test-database'
import { changeSource } from '../crm/source-queries.server'
import { openTestSweepbright } from '../sweepbright/testing.server'
import { listHooks } from './hook-queries.server'
import { playHookRound } from './hook-round.job.server'

const { db } = await openTestDatabase()
const sweepbright = await openTestSweepbright(db)
const { standIn, tell, files } = sweepbright
afterAll(standIn.close)

test('[7.01] more than a run takes are each read once', async () => {
  await changeSource(db, 'sweepbright', { isOn: true })
  const ids = Array.from({ length: 260 }, (_, at) => sweepbrightId(at + 1))
  for (const id of ids) {
    standIn.put(aSweepbrightEstate({ id }))
    await tell('estate-added', id)
  }
  standIn.state.calls = []
  const jobs = { enqueue: async () => {} } as never
  await playHookRound({ ...sweepbright.tools(), files, jobs }, { maxRemoved: 0.2 })
  const read = standIn.state.calls.filter(({ path }) => path.includes('/estates/'))
  expect(read.map(({ path }) => path.split('/').at(-1)).sort()).toEqual(ids.sort())
  const hooks = await listHooks(db, 'sweepbright', 300)
  expect(hooks.filter(({ state, id }) => state === 'done' && id !== null)).toHaveLength(260)
})
