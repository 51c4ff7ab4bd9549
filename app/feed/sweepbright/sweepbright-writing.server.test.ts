import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { aSweepbrightEstate, sweepbrightId } from '../../../testing/crm/sweepbright-estates'
import { openTestDatabase } from '../../../testing/test-database'
import type { NoticeOf } from '../notices/notice'
import { listNotices, tellAgain } from '../notices/office-notice-queries.server'
import { openWriter } from '../notices/open-writer.testing'
import { oweNotice } from '../notices/owe-notice.server'
import { anEnquiry, writeBackContract } from '../notices/write-back-contract.testing'
import { openTestSweepbright } from './testing.server'

const database = await openTestDatabase()
const { db } = database
const sweepbright = await openTestSweepbright(db)
const { standIn, clock, later } = sweepbright
const { state } = standIn
afterAll(standIn.close)

const writer = openWriter(database, sweepbright, {
  source: 'sweepbright',
  externalId: sweepbrightId(101),
})
const { carry, home, now, source } = writer
const isWrite = ({ method, path }: { method: string; path: string }) =>
  method !== 'GET' && path !== '/oauth/token'
const unknown = ['500', 'pause', 'reset']

writeBackContract('SweepBright', {
  ...writer,
  // A token that is refused is renewed, and the word said once more: together that is one try.
  writes: () => state.calls.filter(isWrite).length,
  clear: async () => {
    standIn.clear()
    standIn.put(aSweepbrightEstate({ id: home.externalId }))
    state.calls.length = 0
    state.onWritten = async () => {}
  },
  heard: () =>
    state.contacts.map(({ email, estate, message }) => ({
      email: String(email),
      home: estate,
      words: String(message),
    })),
  // What comes back after a deed is not read: that there is an answer is enough.
  faults: ['401', '429', ...unknown],
  inDoubt: unknown,
  refuse: (isRefusing) => {
    state.isRefusing = isRefusing
  },
})

const subject = '33333333-0000-4000-8000-000000000000'
const notices = () => listNotices(db, source, 9)
const owe = (
  content: NoticeOf<'enquiry'> | NoticeOf<'demand'> | NoticeOf<'viewing'>,
  id?: number,
) => oweNotice(db, { subject, content, propertyId: id, now: now() })

describe('what SweepBright hears', () => {
  test.each(['500', 'reset', 'pause'] as const)(
    '[7.01] "%s" after the deed is never said twice by itself; a colleague has it said again',
    async (name) => {
      await owe(anEnquiry(), home.id)
      state.writeFault = { name }
      clock.patience = name === 'pause' ? 300 : 20_000
      await carry()
      state.writeFault = undefined
      later(10)
      await carry()
      later(10)
      await carry()
      expect(state.contacts).toHaveLength(1)
      const [notice] = await notices()
      expect(notice).toMatchObject({ state: 'failed', answer: 'in-doubt' })
      await tellAgain(db, source, notice?.id ?? '', now())
      await carry()
      expect(state.contacts).toHaveLength(2)
      expect((await notices())[0]?.state).toBe('taken')
    },
  )

  test.each(['truncated', 'html', 'half'] as const)(
    '[7.01] "%s" as an answer to what was written is an answer: nothing in it matters',
    async (name) => {
      await owe(anEnquiry(), home.id)
      state.writeFault = { name }
      await carry()
      expect((await notices())[0]?.state).toBe('taken')
    },
  )
})

describe('what it hears beside enquiries', () => {
  test('[7.01] a demand goes without a home, with what is looked for', async () => {
    const wish = {
      goal: 'rent' as const,
      types: [1, 3],
      zips: ['3000', '3360'],
      minPrice: null,
      maxPrice: 1_200,
      minBedrooms: 2,
      minLiving: null,
      hasGarden: true,
      hasTerrace: false,
      hasGarage: false,
    }
    await owe({ ...anEnquiry(), kind: 'demand', isWanted: true, wish })
    await carry()
    expect(state.contacts).toMatchObject([
      {
        estate: null,
        email: 'nora@example.be',
        locale: 'nl',
        preferences: {
          negotiation: 'let',
          types: ['house', 'apartment'],
          max_price: 1_200,
          min_rooms: 2,
        },
        location_preference: { country: 'BE', postal_codes: ['3000', '3360'] },
      },
    ])
    await owe({ ...anEnquiry(), kind: 'demand', isWanted: false, wish })
    await carry()
    expect(state.contacts).toHaveLength(1)
    expect((await notices())[0]).toMatchObject({ state: 'taken', answer: 'not-taken' })
  })

  test('[7.01] the address of a home is told once, when it is on the site, and not of a unit', async () => {
    const unit = { id: sweepbrightId(202), project_id: sweepbrightId(201) }
    standIn.put(
      aSweepbrightEstate({
        id: sweepbrightId(201),
        is_project: true,
        properties: [aSweepbrightEstate(unit)],
      }),
    )
    standIn.put(aSweepbrightEstate({ id: home.externalId }))
    await sweepbright.tell('estate-added', sweepbrightId(201))
    await sweepbright.tell('estate-added', home.externalId)
    await carry()
    expect(state.urls.size).toBe(0)
    await sweepbright.take()
    await db.execute(sql`update feed_sources set tells = 'nothing'`)
    state.writeFault = { name: '500', times: 1 }
    await carry()
    later(2)
    await carry()
    expect(Object.fromEntries(state.urls)).toEqual({
      [home.externalId]: `https://agency.test/property/${home.id}/`,
      [sweepbrightId(201)]: expect.stringMatching(/^https:\/\/agency\.test\/project\/\d+\/$/),
    })
    state.calls.length = 0
    await sweepbright.tell('estate-updated', home.externalId)
    await sweepbright.take()
    await carry()
    expect(state.calls.filter(isWrite)).toEqual([])
  })
})
