import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import type { NoticeOf, PersonalNotice } from '../notices/notice'
import { listNotices, tellAgain } from '../notices/office-notice-queries.server'
import { openWriter } from '../notices/open-writer.testing'
import { oweNotice } from '../notices/owe-notice.server'
import {
  anEnquiry,
  aViewing,
  aWish,
  writeBackContract,
} from '../notices/write-back-contract.testing'
import { openTestOmnicasa } from './testing.server'

const database = await openTestDatabase()
const { db } = database
const omnicasa = await openTestOmnicasa(db)
const { standIn, clock } = omnicasa
const { state } = standIn
afterAll(standIn.close)

const writer = openWriter(database, omnicasa, { source: 'omnicasa', externalId: '9101' })
const { carry, home, later } = writer
async function clear() {
  state.heard.length = 0
  state.calls.length = 0
}
const unheard = ['401', '429']
const unknown = ['500', 'truncated', 'html', 'pause', 'reset', 'half']

writeBackContract('Omnicasa', {
  ...writer,
  writes: () => state.calls.filter(({ method }) => standIn.isWrite(method)).length,
  clear,
  heard: () =>
    state.heard.map(({ fields }) => ({
      email: String(fields.Email),
      home: String(fields.ObjectID ?? ''),
      words: String(fields.Content),
    })),
  faults: [...unheard, ...unknown],
  inDoubt: unknown,
})

const subject = '33333333-0000-4000-8000-000000000000'
const owe = (content: PersonalNotice) =>
  oweNotice(db, { subject, content, propertyId: home.id, now: new Date(clock.time) })
const answers = async () =>
  (await listNotices(db, 'omnicasa', 9)).map(({ state, answer }) => [state, answer])

test('[7.01] of a person only the name, the way to reach it and the home; nothing of consent', async () => {
  await owe(anEnquiry())
  await carry()
  expect(state.heard).toEqual([
    {
      method: 'ContactOnMe',
      fields: {
        Name: 'Peeters',
        FirstName: 'Nora',
        Email: 'nora@example.be',
        PhoneNumber: '+32470123456',
        LanguageId: 1,
        LanguageIdFromParameter: 1,
        SourceId: 5,
        Subject: 'enquiry 33333333',
        Content: 'Mag ik de plannen zien?\n[enquiry 33333333]',
        ObjectID: 9101,
      },
    },
  ])
})

test('[7.01] a text that is too long for an address is cut, and the office knows', async () => {
  await owe({ ...anEnquiry(), words: 'é'.repeat(4_000) })
  await carry()
  expect(String(state.heard[0]?.fields.Content)).toHaveLength(
    1_000 + '…\n[enquiry 33333333]'.length,
  )
  expect(await answers()).toEqual([['taken', 'shortened']])
})

test('[7.01] booked is a contact; moved and cancelled stand in the history of the home', async () => {
  await owe(aViewing)
  await carry()
  await owe({ ...aViewing, startsAt: '2026-11-19T13:00:00.000Z' })
  await carry()
  await owe({ ...aViewing, startsAt: '2026-11-19T13:00:00.000Z', isCancelled: true })
  await carry()
  const history = { ObjectId: 9101, Email: 'nora@example.be', Date: '2026-11-19 14:00:00' }
  expect(state.heard).toMatchObject([
    { method: 'ContactOnMe', fields: { ObjectID: 9101 } },
    { method: 'CreateHistory', fields: { ...history, TypeId: 1 } },
    { method: 'CreateHistory', fields: history },
  ])
})

test('[7.01] a demand arrives with what is looked for and the consent; who stops, without', async () => {
  const demand: NoticeOf<'demand'> = {
    ...anEnquiry(),
    kind: 'demand',
    words: 'te koop',
    isWanted: true,
    wish: { ...aWish, types: [7], zips: ['3000', '3010'] },
  }
  await owe(demand)
  await carry()
  await owe({ ...demand, isWanted: false })
  await carry()
  expect(state.heard).toMatchObject([
    {
      method: 'DemandRegister2',
      fields: {
        Goal: 0,
        TypeOfPropertyIDs: '158',
        Zips: '3000,3010',
        PriceMax: 400_000,
        MinRooms: 3,
        Garden: true,
        IsReceivedEmail: true,
      },
    },
    { method: 'ContactOnMe', fields: { IsReceivedEmail: false } },
  ])
})

test('[7.01] a colleague who looked has what was in doubt told again', async () => {
  await owe(anEnquiry())
  state.writeFault = { name: '500' }
  await carry()
  state.writeFault = undefined
  later(2)
  await carry()
  expect(await answers()).toEqual([['failed', 'in-doubt']])
  const [notice] = await listNotices(db, 'omnicasa', 9)
  await tellAgain(db, 'omnicasa', notice?.id ?? '', new Date(clock.time))
  await carry()
  expect(await answers()).toEqual([['taken', null]])
  expect(state.heard).toHaveLength(2)
})

test('[7.01] a wrong password is told in one word, and asked about once', async () => {
  await omnicasa.connect({ ...standIn.credentials, password: 'another' })
  await owe(anEnquiry())
  await carry()
  expect(await answers()).toEqual([['waiting', 'not-let-in']])
  expect(state.calls.map(({ method }) => method)).toEqual(['ContactOnMe', 'ValidateCustomer'])
  await omnicasa.connect()
})
