import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { omnicasaSamples, sweepbrightSamples, whiseSamples } from '../../testing/crm/shared-samples'
import { sweepbrightId } from '../../testing/crm/sweepbright-estates'
import { openTestDatabase } from '../../testing/test-database'
import { oddOnes } from './odd-answers.testing'
import { openTestOmnicasa } from './omnicasa/testing.server'
import { openTestSweepbright } from './sweepbright/testing.server'
import { emptyStock } from './testing'
import { openTestWhise } from './whise/testing.server'

const { db } = await openTestDatabase()
const whise = await openTestWhise(db)
const omnicasa = await openTestOmnicasa(db)
const sweepbright = await openTestSweepbright(db)
afterAll(() =>
  Promise.all([whise, omnicasa, sweepbright].map(async ({ standIn }) => standIn.close())),
)
beforeEach(() => emptyStock(db))

/** Those that are hardest on a table; what each field makes of all of them is tried without one. */
const hard = ['nul\u0000 en half \ud83c', '🏠'.repeat(30), 2_147_483_648, 1e300]
const kept = async () => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from properties`,
  )
  return rows[0]?.count
}

/** Each with an id of its own, so that all of them are homes. */
function homesLike<Home extends object>(
  samples: Home[],
  needed: string[],
  idOf: (at: number) => object,
) {
  return samples
    .flatMap((sample) => [...oddOnes(sample, hard)].filter(({ path }) => !needed.includes(path)))
    .map(({ told }, at) => ({ ...(told as Home), ...idOf(at + 1) }))
}

test('[7.01] homes of Whise with one odd field each all come in', async () => {
  const needed = [
    'id',
    'purpose',
    'purpose.id',
    'status',
    'status.id',
    'displayStatusId',
    'canHaveChildren',
  ]
  const samples = whiseSamples()
    .filter(({ canHaveChildren }) => !canHaveChildren)
    .slice(0, 1)
  const homes = homesLike(samples, needed, (id) => ({
    id,
    parentId: undefined,
    shortDescription: [],
    longDescription: [],
    sms: [],
  }))
  whise.standIn.put(...(homes as never[]))
  const { outcome, counts } = await whise.take()
  expect([outcome, counts.properties.refused, await kept()]).toEqual(['applied', 0, homes.length])
})

test('[7.01] homes of Omnicasa with one odd field each all come in', async () => {
  const needed = ['ID', 'Goal', 'Status', 'LastChangedDate', 'SiteID', 'in', 'in.2']
  const [sample] = omnicasaSamples().items
  const homes = homesLike([{ ...sample, in: {} }], needed, (ID) => ({ ID, ProjectID: 0 }))
  omnicasa.standIn.put(...(homes as never[]))
  const { outcome, counts } = await omnicasa.take()
  expect([outcome, counts.properties.refused, await kept()]).toEqual(['applied', 0, homes.length])
})

test('[7.01] homes of SweepBright with one odd field each all come in', async () => {
  // The stand-in signs the files itself.
  const needed = ['id', 'negotiation', 'is_project', 'images', 'plans', 'documents']
  const isFile = (path: string) => /^(images|plans|documents)/.test(path)
  const [sale] = sweepbrightSamples()
  const odd = [...oddOnes(sale ?? {}, ['nul\u0000 en half \ud83c', 1e300])].filter(
    ({ path }) => !needed.includes(path) && !isFile(path),
  )
  const homes = odd.map(({ told }, at) => ({
    ...(told as object),
    id: sweepbrightId(at + 1),
    project_id: null,
    is_project: false,
  }))
  let count = 0
  for (const home of homes) {
    sweepbright.standIn.put(home)
    await sweepbright.tell('estate-added', home.id)
    count += 1
    if (count % 250 > 0 && count < homes.length) continue
    const { outcome, counts } = await sweepbright.take()
    expect([outcome, counts.properties.refused]).toEqual(['applied', 0])
  }
  expect(await kept()).toBe(homes.length)
})
