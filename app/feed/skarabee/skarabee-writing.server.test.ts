import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { claimIds } from '../crm/source-queries.server'
import type { PersonalNotice } from '../notices/notice'
import { openWriter } from '../notices/open-writer.testing'
import { oweNotice } from '../notices/owe-notice.server'
import { anEnquiry, writeBackContract } from '../notices/write-back-contract.testing'
import { emptyStock } from '../testing'
import { openTestSkarabee, publicationOf } from './testing.server'

const database = await openTestDatabase()
const { db } = database
const skarabee = await openTestSkarabee(db)
const { standIn, clock } = skarabee
const { state } = standIn
afterAll(standIn.close)

const writer = openWriter(database, skarabee, { source: 'skarabee', externalId: '501001' })
const { carry, home } = writer
const unknown = ['500', 'truncated', 'html', 'pause', 'reset', 'half']

writeBackContract('Skarabee', {
  ...writer,
  writes: () => state.calls.filter(({ operation }) => standIn.isWrite(operation)).length,
  clear: async () => {
    state.heard.length = 0
    state.calls.length = 0
  },
  heard: () =>
    state.heard.map(({ email, publication, words }) => ({ email, home: publication, words })),
  faults: ['401', '429', ...unknown],
  inDoubt: unknown,
})

const subject = '33333333-0000-4000-8000-000000000000'
const viewing = (isCancelled: boolean): PersonalNotice => ({
  ...anEnquiry(),
  kind: 'viewing',
  words: 'Bezoek van Nora Peeters',
  startsAt: '2026-11-18T09:00:00.000Z',
  endsAt: '2026-11-18T09:30:00.000Z',
  isCancelled,
})
const owe = (content: PersonalNotice) =>
  oweNotice(db, { subject, content, propertyId: home.id, now: new Date(clock.time) })

describe('what Skarabee hears of people', () => {
  test('[7.01] a viewing arrives in words, and its end as well', async () => {
    await owe(viewing(false))
    await carry()
    await owe(viewing(true))
    await carry()
    expect(state.heard.map(({ words }) => words)).toEqual([
      'Bezoek van Nora Peeters\n[viewing 33333333]',
      'Bezoek van Nora Peeters\n[viewing 33333333]',
    ])
  })

  test('cancelled before Skarabee ever heard of it, it is not written', async () => {
    await owe(viewing(true))
    await carry()
    expect(state.heard).toEqual([])
  })

  test('[7.01] what a person wrote changes nothing of the message around it', async () => {
    await owe({ ...anEnquiry(), words: '</Comments><Email>x@evil.test</Email> & <b>\u000b' })
    await carry()
    expect(state.heard[0]).toMatchObject({
      email: 'nora@example.be',
      words:
        '&lt;/Comments&gt;&lt;Email&gt;x@evil.test&lt;/Email&gt; &amp; &lt;b&gt;\n[enquiry 33333333]',
    })
  })
})

describe('what Skarabee hears of homes', () => {
  const tools = { origin: 'https://agency.test' }

  test('[7.01] where a home is on the site is told once, and when it left', async () => {
    await emptyStock(db)
    await skarabee.clear()
    await db.execute(sql`delete from feed_notices`)
    await db.execute(sql`update feed_sources set is_on = true`)
    const homes = Array.from({ length: 12 }, (_, at) =>
      publicationOf({ number: at + 1, price: 9 }, skarabee.stamp()),
    )
    standIn.put(...homes)
    await skarabee.take({}, undefined, tools)
    await carry()
    const id = (await claimIds(db, 'skarabee', 'property', ['1'])).get('1')
    expect(state.feedback).toHaveLength(12)
    expect(state.feedback).toContainEqual({
      id: '1',
      status: 'AVAILABLE',
      url: `https://agency.test/property/${id}/`,
    })
    state.feedback.length = 0
    standIn.remove(1)
    skarabee.nextDay()
    await skarabee.take({}, undefined, tools)
    await carry()
    expect(state.feedback).toEqual([{ id: '1', status: 'DELETED', url: '' }])
    await skarabee.take({}, undefined, tools)
    await carry()
    expect(state.feedback).toHaveLength(1)
  })
})
