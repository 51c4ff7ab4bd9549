import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { anEstate } from '../../../testing/crm/whise-estates'
import { openTestDatabase } from '../../../testing/test-database'
import { decideNotice } from '../notices/decide-notice.server'
import { listNotices } from '../notices/office-notice-queries.server'
import { oweNotice } from '../notices/owe-notice.server'
import { anEnquiry } from '../notices/write-back-contract.testing'
import { emptyStock } from '../testing'
import { openTestWhise } from '../whise/testing.server'
import { connectSource, setOwnCode, setSource } from './manage-source.server'
import { findSource } from './source-queries.server'
import { trySource } from './try-source.server'

const { db } = await openTestDatabase()
const whise = await openTestWhise(db)
const { standIn } = whise
afterAll(standIn.close)
beforeEach(async () => {
  await emptyStock(db)
  await whise.clear()
})

const jobs = { enqueue: async () => {} }
const manager = () => ({
  ...whise.tools(),
  jobs,
  staff: { id: '55555555-0000-4000-8000-000000000000', name: 'Karel' },
})

test('what a source is opened with is encrypted, and in no journal', async () => {
  const credentials = JSON.stringify(standIn.credentials)
  await connectSource(manager(), { name: 'whise-2', crm: 'whise', credentials })
  const { rows } = await db.execute(sql`
    select feed_sources::text as told from feed_sources union all select changes::text from changes`)
  expect(JSON.stringify(rows)).not.toContain(standIn.credentials.password)
  const source = await findSource(db, 'whise-2')
  if (!source) throw new Error('not connected')
  standIn.put(anEstate({ id: 1 }))
  expect(await trySource(whise.tools(), source)).toMatchObject({ total: 1 })
})

test('a CRM is called at its own address, whatever else the tools know of', async () => {
  standIn.put(anEstate({ id: 1 }))
  const tools = { ...whise.tools(), origin: 'http://127.0.0.1:1', address: '127.0.0.1' }
  expect(await trySource(tools, await whise.sourceNow())).toMatchObject({ total: 1 })
})

test('[7.01] a code that the agency explained counts from the next reading, and is read again for all', async () => {
  const stranger = { id: 2, category: { id: 42 }, purposeStatus: { id: 99 } }
  standIn.put(anEstate({ id: 1 }), anEstate(stranger as never))
  await whise.take()
  const homes = async () => {
    const { rows } = await db.execute(sql`
      select types, status, is_published as "isPublished" from properties where reference = 'W-2'`)
    return rows[0]
  }
  expect(await homes()).toEqual({ types: [], status: 'withdrawn', isPublished: false })
  const writer = manager()
  await setOwnCode(writer, await whise.sourceNow(), { table: 'types', code: '42', means: 2 })
  const option = { table: 'statuses', code: '99', means: 'option' } as const
  await setOwnCode(writer, await whise.sourceNow(), option)
  await whise.take()
  expect(await homes()).toEqual({ types: [2], status: 'option', isPublished: true })
  await setOwnCode(writer, await whise.sourceNow(), { ...option, means: null })
  expect((await whise.sourceNow()).ownCodes).toEqual({ types: { 42: 2 }, statuses: {} })
})

test('[7.01] a colleague has a notice told again, or never, and what is over is not decided twice', async () => {
  const writer = manager()
  await setSource(writer, await whise.sourceNow(), { isOn: true })
  const subject = '66666666-0000-4000-8000-000000000000'
  const owe = () => oweNotice(db, { subject, content: anEnquiry(), now: writer.now() })
  const notice = async () => (await listNotices(db, 'whise', 1))[0]
  await owe()
  await db.execute(sql`update feed_notices set state = 'failed', attempts = 9`)
  const id = (await notice())?.id ?? ''
  const decide = (decision: 'again' | 'never') =>
    decideNotice(writer, { source: 'whise', id, decision })
  expect(await decide('again')).toBe(true)
  expect(await notice()).toMatchObject({ state: 'waiting', attempts: 0 })
  expect(await decide('never')).toBe(true)
  expect(await notice()).toMatchObject({ state: 'never', hasContent: false })
  expect(await decide('again')).toBe(false)
  // It changed once more, but the colleague has spoken.
  await owe()
  expect(await notice()).toMatchObject({ state: 'never' })
})
