import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { aPerson } from '../../../testing/viewing-samples'
import type { StaffRole } from '../../accounts/account'
import { at, openViewingStage } from '../../appointments/testing'
import { addContent } from '../../editorial/writing/content-queries.server'
import { insertEnquiry } from '../../enquiries/queries.server'
import { messagesIn } from '../../language/messages.server'
import { findAnything } from './find-anything.server'

const stage = await openViewingStage()
const { db } = stage

const officeAs = (role: StaffRole) => ({
  db,
  language: 'nl' as const,
  t: messagesIn('nl').t,
  staff: { id: randomUUID(), email: 'a@b.be', name: 'An', role, language: 'nl' as const },
})
const find = async (text: string, role: StaffRole = 'agent') => {
  const parts = await findAnything(officeAs(role), { text, limit: 6 })
  return Object.fromEntries(
    parts.map(({ group, found }) => [group, found.map(({ title }) => title)]),
  )
}

beforeEach(async () => {
  await db.execute(sql`truncate contacts, enquiries cascade`)
  await db.execute(sql`update properties set reference = 'BK-0012', street = 'Kerkstraat',
    house_number = '7', city = 'Ukkel', zip = '1180', title = '{"nl":"Villa met tuin"}'
    where id = ${stage.propertyId}`)
  await insertEnquiry(db, {
    form: 'contact-me',
    language: 'nl',
    answers: {
      firstName: 'Zoë',
      lastName: 'Maes',
      phone: '0470/12 34 56',
      email: 'zoe@example.be',
    },
    email: 'zoe@example.be',
    propertyId: stage.propertyId,
    submission: randomUUID(),
    receivedAt: at('16T07:00'),
    expiresAt: at('30T07:00'),
  })
  await stage.booked(
    '18T09:00',
    aPerson({ firstName: 'Bram', lastName: 'Claes', phone: '0499 88 77 66' }),
  )
})

test.each([
  ['its reference', 'BK-0012'],
  ['part of it, in other letters', 'bk 0012'],
  ['its street and number', 'kerkstr 7'],
  ['the town as it is written', 'ukkel'],
  ['the town in French', 'Uccle'],
])('a property is found by %s', async (_, text) => {
  expect((await find(text)).property).toEqual(['Villa met tuin'])
})

test('a property is found by its id', async () => {
  expect((await find(`${stage.propertyId}`)).property).toEqual(['Villa met tuin'])
})

test.each([
  ['name, without accents', 'zoe maes'],
  ['address', 'ZOE@example'],
  ['telephone in another spacing', '+32 470 12.34.56'],
  ['telephone, the end of it', '12 34 56'],
])('a person and what they sent are found by %s', async (_, text) => {
  expect(await find(text)).toMatchObject({ contact: ['Zoë Maes'], enquiry: ['Zoë Maes'] })
})

test('a viewing is found by who comes, and by the reference of what they come to see', async () => {
  expect((await find('claes')).viewing).toEqual(['Bram Claes'])
  const about = await find('bk-0012')
  expect(about).toMatchObject({ viewing: ['Bram Claes'], enquiry: ['Zoë Maes'] })
})

test('actions and pages of the office are found by their names', async () => {
  expect((await find('nieuw pand')).action).toEqual(['Nieuw pand'])
  expect((await find('afspraak maken')).action).toEqual(['Afspraak maken'])
  expect((await find('zoekopdr')).page).toEqual(['Zoekopdrachten'])
  expect(await find('xyzzy')).toEqual({})
  expect(Object.keys(await find('pa'))).toEqual(['action', 'page'])
})

test('an editor finds texts and no people, an agent the other way round', async () => {
  await addContent(db, 'category', [{ id: 7, name: { nl: 'Nieuws' } }])
  await addContent(db, 'article', [
    { categoryId: 7, slug: { nl: 'wonen' }, title: { nl: 'Claes over wonen', fr: 'Habiter' } },
  ])
  expect(Object.keys(await find('claes', 'editor'))).toEqual(['content'])
  expect(await find('habiter', 'editor')).toEqual({ content: ['Claes over wonen'] })
  expect(await find('claes')).not.toHaveProperty('content')
  expect(Object.keys(await find('claes', 'manager'))).toEqual(['contact', 'viewing', 'content'])
  expect(await find('bk-0012', 'editor')).toEqual({})
  expect((await find('nieuw', 'editor')).action).toEqual(['Nieuw artikel', 'Nieuwe pagina'])
})

test('signs that SQL or a pattern reads otherwise are only letters', async () => {
  for (const text of ['%', '_', "'", '\\', '%%%', 'a%b_c\\', '((', '+32 (0)']) {
    await expect(find(text), text).resolves.toBeDefined()
  }
})
