import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { aPerson } from '../../../testing/viewing-samples'
import { insertAccount } from '../../accounts/queries.server'
import { at, openViewingStage } from '../../appointments/testing'
import { insertEnquiry } from '../../enquiries/queries.server'
import { messagesIn } from '../../language/messages.server'
import { nameSubjects } from './name-subjects.server'

const stage = await openViewingStage()
const { db } = stage
const office = { db, language: 'nl', t: messagesIn('nl').t } as const

beforeEach(async () => {
  await db.execute(sql`truncate contacts, enquiries, accounts cascade`)
})

test('what a line is about is called by its name, with the way to it', async () => {
  await db.execute(sql`update properties set reference = 'BK-0012', title = '{"nl":"Villa"}',
    city = 'Leuven' where id = ${stage.propertyId}`)
  const viewing = await stage.booked('18T09:00', aPerson({ firstName: 'Bram', lastName: 'Claes' }))
  await insertEnquiry(db, {
    form: 'site-contact',
    language: 'nl',
    answers: { firstName: 'Zoë', lastName: 'Maes', email: 'zoe@example.be' },
    email: 'zoe@example.be',
    submission: randomUUID(),
    receivedAt: at('16T07:00'),
    expiresAt: at('30T07:00'),
  })
  const colleague = { email: 'an@b.be', name: 'An Agent', role: 'agent', language: 'nl' } as const
  await insertAccount(db, { ...colleague, createdAt: at('16T07:00') })
  const id = async (query: ReturnType<typeof sql>) =>
    String((await db.execute<{ id: string }>(query)).rows[0]?.id)
  const enquiry = await id(sql`select id from enquiries`)
  const contact = await id(sql`select id from contacts where last_name = 'Maes'`)
  const staff = await id(sql`select id from accounts`)
  const names = await nameSubjects(office, [
    { kind: 'property', subject: `${stage.propertyId}` },
    { kind: 'visit-rules', subject: `${stage.propertyId}` },
    { kind: 'visit', subject: viewing.id },
    { kind: 'enquiry', subject: enquiry },
    { kind: 'contact', subject: contact },
    { kind: 'staff', subject: staff },
    { kind: 'section', subject: 'header' },
    { kind: 'property', subject: '999' },
    { kind: 'person', subject: 'a-mark' },
  ])
  const said = Object.fromEntries(
    Object.entries(names).map(([key, { name }]) => [key.split(' ')[0], name]),
  )
  expect(said).toEqual({
    property: 'BK-0012 Villa, Leuven',
    'visit-rules': 'BK-0012 Villa, Leuven',
    visit: 'Bram Claes',
    enquiry: expect.stringMatching(/^2026-\d+ Zoë Maes$/),
    contact: 'Zoë Maes',
    staff: 'An Agent',
    section: 'Kop en banner',
  })
  expect(names[`staff ${staff}`]?.path).toBe(`/office/staff/${staff}/`)
})

test('nothing at all is no trouble', async () => {
  expect(await nameSubjects(office, [])).toEqual({})
})
