import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aSweepbrightEstate, sweepbrightId } from '../../../testing/crm/sweepbright-estates'
import { openTestDatabase } from '../../../testing/test-database'
import type { FetchFile } from '../../files/fetch-public-file.server'
import { listHooks } from '../crm-hooks/hook-queries.server'
import { openTestSweepbright } from './testing.server'

const { db } = await openTestDatabase()
const sweepbright = await openTestSweepbright(db)
const { standIn, tell, take, later } = sweepbright
afterAll(standIn.close)

const one = sweepbrightId(1)
const states = async () =>
  (await listHooks(db, 'sweepbright', 99)).map(({ state, answer }) => [state, answer])

const pictured = () =>
  aSweepbrightEstate({
    id: one,
    images: [{ id: 'img-1', filename: 'voor.png', ordinal: 1 }],
    documents: [{ id: 'doc-1', filename: 'epc.pdf', content_type: 'application/pdf' }],
  })
const fetched: string[] = []
const fetchFile: FetchFile = async (address) => {
  fetched.push(address)
  const answer = await fetch(address)
  if (!answer.ok) return { outcome: 'failed', problem: 'unreachable' }
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { outcome: 'fetched', bytes, version: { etag: null, lastModified: null } }
}
beforeEach(async () => {
  fetched.length = 0
  await db.execute(sql`delete from feed_files`)
  await db.execute(sql`truncate properties cascade`)
  await sweepbright.clear()
})
const pictures = async () => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select jsonb_array_length(pictures) as count from properties`,
  )
  return rows[0]?.count
}

test('[7.01] a file is fetched at the address of this time, and only once', async () => {
  standIn.put(pictured())
  await tell('estate-added', one)
  await take({}, fetchFile)
  expect(fetched).toHaveLength(2)
  expect(await pictures()).toBe(1)
  await tell('estate-updated', one)
  const { counts } = await take({}, fetchFile)
  expect([fetched.length, counts.properties.unchanged]).toEqual([2, 1])
  standIn.put({ ...pictured(), images: [{ id: 'img-9', filename: 'voor.png', ordinal: 1 }] })
  await tell('estate-updated', one)
  await take({}, fetchFile)
  expect(fetched).toHaveLength(3)
})

test('[7.01] one whose address ended is fetched at the next, as long as the home can be read', async () => {
  standIn.put(pictured())
  await tell('estate-added', one)
  await take({}, async (address) => {
    const ended = address.replace(/until=\d+/, 'until=0')
    return fetchFile(ended)
  })
  expect(await pictures()).toBe(0)
  expect(await states()).toEqual([['waiting', 'files-missing']])
  later(2)
  await take({}, fetchFile)
  expect(await pictures()).toBe(1)
  expect(await states()).toEqual([['done', null]])
})
