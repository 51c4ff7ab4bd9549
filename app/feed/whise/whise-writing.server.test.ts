import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import type { NoticeOf } from '../notices/notice'
import { listNotices } from '../notices/office-notice-queries.server'
import { openWriter } from '../notices/open-writer.testing'
import { oweNotice } from '../notices/owe-notice.server'
import {
  anEnquiry,
  aViewing,
  aWish,
  writeBackContract,
} from '../notices/write-back-contract.testing'
import { openTestWhise } from './testing.server'

const database = await openTestDatabase()
const { db } = database
const whise = await openTestWhise(db)
const { standIn, clock } = whise
const { people, state } = standIn
afterAll(standIn.close)

const writer = openWriter(database, whise, { source: 'whise', externalId: '8101' })
const { carry, home, later } = writer
const writes = () => state.calls.filter(({ path }) => people.isWrite(path)).length
async function clear() {
  people.clear()
  state.calls.length = 0
  state.onWritten = async () => {}
}

writeBackContract('Whise', {
  ...writer,
  writes,
  clear,
  heard: () =>
    people.contacts().map(({ PrivateEmail, EstateIds, Message }) => ({
      email: String(PrivateEmail),
      home: String((EstateIds as number[])[0] ?? ''),
      words: String(Message),
    })),
  faults: ['401', '429', '500', 'truncated', 'html', 'pause', 'reset', 'half'],
})

const viewing = (wish: Partial<NoticeOf<'viewing'>> = {}) => ({ ...aViewing, ...wish })
const subject = '33333333-0000-4000-8000-000000000000'
const owe = (content: NoticeOf<'viewing'> | NoticeOf<'demand'>) =>
  oweNotice(db, { subject, content, propertyId: home.id, now: new Date(clock.time) })
const starts = () => people.calendars().map(({ startDateTime }) => startDateTime)
const withCalendar = (settings: object) =>
  whise.connect({ ...standIn.credentials, ...settings } as never)

describe('viewings in the calendar of Whise', () => {
  test('[7.01] booked, moved and cancelled is one appointment that comes, moves and goes', async () => {
    await withCalendar({ calendarActionId: 7, userId: 12 })
    await owe(viewing())
    await carry()
    expect(people.calendars()).toMatchObject([
      { EstateIds: [8101], UserIds: [12], startDateTime: '2026-11-18T10:00:00.00' },
    ])
    await owe(viewing({ startsAt: '2026-11-19T13:00:00.000Z' }))
    await carry()
    expect(starts()).toEqual(['2026-11-19T14:00:00.00'])
    await owe(viewing({ startsAt: '2026-11-19T13:00:00.000Z', isCancelled: true }))
    await carry()
    expect(starts()).toEqual([])
  })

  test.each(['500', 'reset', 'truncated'] as const)(
    '[7.01] "%s" after the deed leaves one appointment',
    async (name) => {
      await owe(viewing())
      // The contact is heard, the appointment is written and its answer lost.
      state.writeFault = { name, after: 1 }
      await carry()
      expect(starts()).toHaveLength(1)
      state.writeFault = undefined
      later(2)
      await carry()
      expect(starts()).toHaveLength(1)
      expect((await listNotices(db, 'whise', 9))[0]?.state).toBe('taken')
    },
  )

  test('[7.01] moved while it is being told, the newer time is told as well', async () => {
    await owe(viewing())
    let isMoved = false
    state.onWritten = async () => {
      if (isMoved) return
      isMoved = true
      await owe(viewing({ startsAt: '2026-11-20T09:00:00.000Z' }))
    }
    await carry()
    await carry()
    expect(starts()).toEqual(['2026-11-20T10:00:00.00'])
  })
})

describe('viewings that Whise never heard of, or in doubt', () => {
  beforeEach(() => withCalendar({ calendarActionId: 7, userId: 12 }))

  test('cancelled before Whise ever heard of it, it is not written', async () => {
    await owe(viewing())
    await owe(viewing({ isCancelled: true }))
    await carry()
    expect(starts()).toEqual([])
  })

  test('what nobody could tell for want of the key is told once the credentials are given anew', async () => {
    await db.execute(sql`update feed_sources set credentials = ''`)
    await owe(viewing())
    await carry()
    expect((await listNotices(db, 'whise', 9))[0]).toMatchObject({
      state: 'waiting',
      answer: 'other-key',
    })
    await withCalendar({ calendarActionId: 7, userId: 12 })
    later(2)
    await carry()
    expect(starts()).toEqual(['2026-11-18T10:00:00.00'])
  })

  test('an appointment of which nobody can say whether it is there is left to a colleague', async () => {
    await owe(viewing())
    state.writeFault = { name: 'reset', after: 1 }
    await carry()
    state.writeFault = undefined
    const { answer } = people
    people.answer = (path, body) =>
      path === '/v1/calendars/list'
        ? { isValidRequest: true, validationErrors: [{ message: 'Unknown filter' }] }
        : answer(path, body)
    later(2)
    await carry()
    people.answer = answer
    expect(await listNotices(db, 'whise', 9)).toMatchObject([
      { state: 'failed', answer: 'in-doubt' },
    ])
    expect(starts()).toHaveLength(1)
  })

  test('without a calendar of its own, the contact hears of it in words', async () => {
    await withCalendar({})
    await owe(viewing())
    await carry()
    expect(people.calendars()).toEqual([])
    expect(people.contacts()).toMatchObject([
      { Message: expect.stringContaining('Bezoek van Nora') },
    ])
  })
})

describe('demands in Whise', () => {
  const demand = (isWanted: boolean): NoticeOf<'demand'> => ({
    ...anEnquiry(),
    kind: 'demand',
    words: 'te koop',
    isWanted,
    wish: { ...aWish, types: [1, 3] },
  })

  test('[7.01] a demand arrives with what is looked for and the consent given by mail', async () => {
    await owe(demand(true))
    await carry()
    expect(people.contacts()).toMatchObject([
      {
        AgreementEmail: true,
        SearchCriteria: [
          {
            PurposeIds: [1],
            CategoryIds: [1, 2],
            ZipCodes: ['3000'],
            PriceRange: { Max: 400_000 },
            MinRooms: 3,
            Garden: true,
          },
        ],
      },
    ])
  })

  test('[7.01] who stopped is passed on as well, and an enquiry says nothing of consent', async () => {
    await owe(demand(true))
    await carry()
    await owe(demand(false))
    await carry()
    expect(people.contacts()).toMatchObject([{ AgreementEmail: false }])
    await clear()
    await oweNotice(db, { subject, content: anEnquiry(), now: new Date(clock.time) })
    await carry()
    expect(people.contacts()[0]).not.toHaveProperty('AgreementEmail')
  })

  test('what Whise did not understand is told to the office, and counts as taken', async () => {
    await owe(demand(true))
    state.writeFault = { name: 'ignored' }
    await carry()
    expect(await listNotices(db, 'whise', 9)).toMatchObject([
      { state: 'taken', answer: 'BadRequestFormat' },
    ])
  })
})
