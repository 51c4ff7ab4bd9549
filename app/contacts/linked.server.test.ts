import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { aPerson } from '../../testing/viewing-samples'
import { insertAccount } from '../accounts/queries.server'
import { at, openViewingStage } from '../appointments/testing'
import { forgetVisitorsBefore } from '../appointments/visitor-queries.server'
import { demands } from '../demands/tables.server'
import { insertEnquiry } from '../enquiries/queries.server'
import { enquiries } from '../enquiries/tables.server'
import { forgetContacts } from './forget-contacts.job.server'
import { listContactsOfProperty } from './named-queries.server'
import { findContactOf, listContacts, listTraces } from './queries.server'
import { contactAddresses, contactLinks, contacts } from './tables.server'

const stage = await openViewingStage()
const { db } = stage
const nora = { title: 'ms', firstName: 'Nora', lastName: 'Peeters', phone: '0470 12 34 56' }

beforeEach(async () => {
  await db.execute(sql`truncate contacts, enquiries, demands, accounts cascade`)
})

const anEnquiry = (email: string, answers: Record<string, string> = nora) => ({
  form: 'site-contact',
  language: 'nl' as const,
  answers: email ? { ...answers, email } : answers,
  email,
  submission: randomUUID(),
  receivedAt: at('16T07:00'),
  expiresAt: at('30T07:00'),
})
const send = (email: string, answers?: Record<string, string>) =>
  insertEnquiry(db, anEnquiry(email, answers))
const aDemand = (email: string) => ({
  email,
  language: 'fr' as const,
  person: nora,
  list: 'for-sale' as const,
  criteria: {},
  criteriaKey: '',
  frequency: 'daily' as const,
  status: 'active' as const,
  createdAt: at('16T07:00'),
  changedAt: at('16T07:00'),
})
const cards = () => db.select().from(contacts)

test('whatever a person sends, books or owns goes to one card, found by the address', async () => {
  await send('nora@example.be')
  await db.insert(demands).values(aDemand('nora@example.be'))
  const seen = await stage.booked('18T09:00', aPerson({ email: 'Nora@Example.be' }))
  const account = await insertAccount(db, {
    email: 'nora@example.be',
    name: 'Nora Van den Peeters',
    role: 'owner',
    language: 'nl',
    createdAt: at('16T08:00'),
  })
  const [card, ...others] = await cards()
  expect(others).toEqual([])
  expect(card).toMatchObject({ ...nora, email: 'nora@example.be', language: 'nl', version: 1 })
  const traces = await listTraces(db, [card?.id ?? ''])
  expect(traces.map(({ kind }) => kind)).toEqual(['viewing', 'owner', 'enquiry', 'demand'])
  expect(await findContactOf(db, { appointmentId: seen.id })).toBe(card?.id)
  expect(await findContactOf(db, { accountId: account?.id ?? '' })).toBe(card?.id)
})

test('the people of a property are its owners and whoever has to do with it, each once', async () => {
  const seen = await stage.booked('18T09:00', aPerson({ email: 'nora@example.be' }))
  const visitor = await findContactOf(db, { appointmentId: seen.id })
  const [viewing] = await listTraces(db, [visitor ?? ''])
  const propertyId = viewing?.propertyId ?? 0
  const one = { language: 'fr' as const, role: 'owner' as const, createdAt: at('16T08:00') }
  const account = await insertAccount(db, { ...one, email: 'luc@example.be', name: 'Luc Lambert' })
  await insertAccount(db, { ...one, email: 'an@example.be', name: 'An Elders' })
  await db.execute(sql`insert into property_owners (account_id, property_id)
    values (${account?.id}, ${propertyId})`)
  const people = await listContactsOfProperty(db, propertyId)
  expect(people.map(({ email }) => email).sort()).toEqual(['luc@example.be', 'nora@example.be'])
  expect(await listContactsOfProperty(db, 1)).toEqual([])
})

test('an owner is called by the first word and the rest; staff have no card', async () => {
  const createdAt = at('16T08:00')
  const one = { language: 'nl' as const, createdAt }
  await insertAccount(db, { ...one, email: 'm@example.be', name: 'Marleen De Smet', role: 'owner' })
  await insertAccount(db, { ...one, email: 'x@example.be', name: 'Xavier', role: 'owner' })
  await insertAccount(db, { ...one, email: 'k@example.be', name: 'Karel Thys', role: 'manager' })
  const names = (await cards()).map(({ firstName, lastName }) => [firstName, lastName])
  expect(names.sort()).toEqual([
    ['Marleen', 'De Smet'],
    ['Xavier', ''],
  ])
})

test('without an address the telephone says who it is, in any spacing', async () => {
  await send('', { ...nora, phone: '0470 12 34 56' })
  await send('', { ...nora, phone: '+32 (0)470/12.34.56' })
  await send('', { ...nora, phone: '0471 12 34 56' })
  expect((await cards()).map(({ phone }) => phone).sort()).toEqual([
    '0470 12 34 56',
    '0471 12 34 56',
  ])
})

test('of two who share a telephone, the one with that name', async () => {
  await send('jan@example.be', { ...nora, firstName: 'Jan' })
  await send('nora@example.be')
  const told = await send('', { ...nora, firstName: 'NORA' })
  const id = await findContactOf(db, { enquiryId: told?.id ?? '' })
  expect((await cards()).find((card) => card.id === id)?.email).toBe('nora@example.be')
})

test('blanks are filled in, and nothing is overwritten', async () => {
  await send('nora@example.be', {})
  await send('nora@example.be', { ...nora, city: 'Leuven' })
  await send('nora@example.be', { firstName: 'N.', lastName: 'P.', phone: '02 1', city: 'Gent' })
  const [card] = await cards()
  expect(card).toMatchObject({ ...nora, town: 'Leuven', version: 2 })
})

test('a valuation says where the home is, not where its owner lives', async () => {
  await insertEnquiry(db, {
    ...anEnquiry('nora@example.be', { ...nora, city: 'Leuven' }),
    form: 'contact-demand',
  })
  expect(await cards()).toMatchObject([{ town: '', lastName: 'Peeters' }])
})

test('who said nothing at all gets no card, and the form is kept', async () => {
  expect(await send('', {})).toBeDefined()
  expect(await cards()).toEqual([])
})

describe('two at once are one', () => {
  test.each([
    ['by address', 'nora@example.be'],
    ['by telephone', ''],
  ])('%s', async (_, email) => {
    await Promise.all(Array.from({ length: 16 }, () => send(email)))
    const [card, ...others] = await cards()
    expect(others).toEqual([])
    expect(await db.$count(contactLinks, eq(contactLinks.contactId, card?.id ?? ''))).toBe(16)
  })

  test('also when the first is not done yet, or gives up', async () => {
    const slow = db
      .transaction(async (tx) => {
        await insertEnquiry(tx, anEnquiry('nora@example.be'))
        await tx.execute(sql`select pg_sleep(0.2)`)
        throw new Error('given up')
      })
      .catch((error: Error) => error.message)
    await Promise.all([send('nora@example.be'), send('nora@example.be')])
    expect(await slow).toBe('given up')
    expect(await cards()).toHaveLength(1)
    expect(await db.$count(contactLinks)).toBe(2)
  })
})

test('two who give no more than a name do not wait for each other', async () => {
  const nameOnly = { firstName: 'Nora', lastName: 'Peeters' }
  await db.transaction(async (first) => {
    await insertEnquiry(first, anEnquiry('', nameOnly))
    await db.transaction(async (second) => {
      await second.execute(sql`set local lock_timeout = '300ms'`)
      await insertEnquiry(second, anEnquiry('', nameOnly))
    })
  })
  expect(await cards()).toHaveLength(2)
})

test('what was there before gets its card, once, however often that is begun', async () => {
  await send('nora@example.be')
  await send('jan@example.be')
  await db.insert(demands).values(aDemand('nora@example.be'))
  await db.execute(sql`truncate contacts cascade`)
  expect(await db.$count(enquiries)).toBe(2)
  const definition = readFileSync('app/database/definitions/contacts.sql', 'utf8')
  await db.execute(sql.raw(definition))
  await db.execute(sql.raw(definition))
  expect((await cards()).map(({ email }) => email).sort()).toEqual([
    'jan@example.be',
    'nora@example.be',
  ])
  expect(await db.$count(contactLinks)).toBe(3)
})

test('another address of an owner is theirs too', async () => {
  const owner = { name: 'Nora Peeters', role: 'owner' as const, language: 'nl' as const }
  await insertAccount(db, { ...owner, email: 'nora@example.be', createdAt: at('16T08:00') })
  await db.execute(sql`update accounts set email = 'n.peeters@example.be'`)
  await send('n.peeters@example.be')
  expect(await cards()).toHaveLength(1)
  expect(await db.$count(contactAddresses)).toBe(2)
})

test('a card goes when nothing leads to it any more, and no colleague wrote on it', async () => {
  await send('nora@example.be')
  await send('jan@example.be')
  await stage.booked('18T09:00', aPerson({ email: 'eva@example.be' }))
  await db
    .update(contacts)
    .set({ keptUntil: at('29T07:00') })
    .where(eq(contacts.email, 'jan@example.be'))
  expect(await forgetContacts(stage)).toBe(0)
  await db.delete(enquiries)
  await forgetVisitorsBefore(db, at('30T07:00'))
  expect(await db.$count(contactLinks, isNotNull(contactLinks.appointmentId))).toBe(0)
  expect(await forgetContacts(stage)).toBe(2)
  expect((await cards()).map(({ email }) => email)).toEqual(['jan@example.be'])
  expect(await forgetContacts({ db, now: () => at('29T08:00') })).toBe(1)
})

const all = { limit: 50, offset: 0 }
const found = async (text: string) => {
  const { rows } = await listContacts(db, { text, show: 'all', page: 1 }, all)
  return rows.map(({ firstName }) => firstName)
}

test('found by name, address, telephone, town and the reference of a property', async () => {
  await send('nora@example.be', { ...nora, city: 'Ukkel' })
  const zoe = { firstName: 'Zoë', lastName: 'Dúbois', phone: '02 345 67 89', city: 'Leuven' }
  await send('zoe@example.be', zoe)
  await stage.booked('18T09:00', aPerson({ email: 'zoe@example.be', phone: '0499 99 88 77' }))
  const { rows } = await db.execute<{ reference: string }>(
    sql`select reference from properties where id = ${stage.propertyId}`,
  )
  const reference = rows[0]?.reference ?? ''
  for (const [text, names] of [
    ['', ['Zoë', 'Nora']],
    ['peeters NORA', ['Nora']],
    ['dubois zoe', ['Zoë']],
    ['zoe@exam', ['Zoë']],
    ['0470/12.34.56', ['Nora']],
    ['+32 470 123 456', ['Nora']],
    ['0032 2 345 67 89', ['Zoë']],
    ['0499998877', ['Zoë']],
    ['Uccle', ['Nora']],
    ['nora ukkel', ['Nora']],
    ['nora leuven', []],
    [reference.toLowerCase(), ['Zoë']],
    ['zo%@ex', []],
  ] as const) {
    expect(await found(text), text).toEqual(names)
  }
})
