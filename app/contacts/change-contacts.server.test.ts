import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { insertEnquiry } from '../enquiries/queries.server'
import { enquiries } from '../enquiries/tables.server'
import { openFileStore } from '../files/file-store.server'
import { changes } from '../journal/tables.server'
import type { ContactEdit } from './contact.form'
import { listDuplicates } from './duplicate-queries.server'
import { eraseContact, exportContact } from './erase-contact.server'
import { forgetContacts } from './forget-contacts.job.server'
import { mergeContacts, undoMerge } from './merge-contacts.server'
import { listMerges } from './merge-queries.server'
import { noteOnContact } from './note-on-contact.server'
import { findContact, listAddresses, listContacts, listTraces } from './queries.server'
import { addContact, changeContact } from './save-contact.server'
import { contacts } from './tables.server'
import { tellApart, undoTellApart } from './tell-apart.server'

const { db } = await openTestDatabase()
const now = () => new Date('2026-11-16T09:00:00Z')
const staff = { id: randomUUID(), name: 'Els Claes' }
const files = openFileStore(mkdtempSync(path.join(tmpdir(), 'baksteen-contacts-')))
const tools = { db, now, staff, files } as Parameters<typeof eraseContact>[0]

beforeEach(async () => {
  await db.execute(sql`truncate contacts, enquiries, changes cascade`)
})

const edit = (wish: Partial<ContactEdit> = {}): ContactEdit => ({
  title: null,
  firstName: 'Nora',
  lastName: 'Peeters',
  email: '',
  phone: '0470 12 34 56',
  language: 'nl',
  town: '',
  note: '',
  ...wish,
})

async function add(wish: Partial<ContactEdit> = {}): Promise<string> {
  const added = await addContact(tools, randomUUID(), edit(wish))
  return added.id
}

const cardOf = async (id: string) => {
  const card = await findContact(db, id)
  if (!card) throw new Error('no such card')
  return card
}

const send = (email: string, phone = '0499 11 22 33') =>
  insertEnquiry(db, {
    form: 'site-contact',
    language: 'nl',
    answers: { firstName: 'Nora', lastName: 'Peeters', phone, remark: 'Een vraag' },
    email,
    submission: randomUUID(),
    receivedAt: now(),
    expiresAt: new Date('2027-11-16T09:00:00Z'),
  })

const journal = async () => JSON.stringify(await db.select().from(changes))
const alike = async (id: string) =>
  (await listDuplicates(db, await cardOf(id))).map(({ contact }) => contact.id).sort()
const doubles = async () => {
  const filter = { text: '', show: 'duplicates' as const, page: 1 }
  return (await listContacts(db, filter, { limit: 50, offset: 0 })).total
}

test('sent twice, a form makes one card; an address of somebody else is refused', async () => {
  const id = randomUUID()
  const values = edit({ email: 'nora@example.be' })
  expect(await addContact(tools, id, values)).toEqual({ outcome: 'added', id })
  expect(await addContact(tools, id, values)).toEqual({ outcome: 'added', id })
  expect(await db.$count(contacts)).toBe(1)
  expect(await addContact(tools, randomUUID(), values)).toEqual({ outcome: 'known', id })
  const other = await add({ phone: '0471 00 00 00' })
  const wish = { id: other, basedOn: 1, edit: values }
  expect(await changeContact(tools, wish)).toEqual({ outcome: 'known', id })
})

test('who saves an older version is told, and nothing is lost', async () => {
  const id = await add()
  const first = { id, basedOn: 1, edit: edit({ town: 'Leuven' }) }
  expect(await changeContact(tools, first)).toEqual({ outcome: 'changed' })
  const late = await changeContact(tools, { id, basedOn: 1, edit: edit({ note: 'Belt terug' }) })
  expect(late).toMatchObject({ outcome: 'stale', contact: { town: 'Leuven', version: 2 } })
  expect((await cardOf(id)).note).toBe('')
})

test('a pair said to be two people is not offered again, until somebody takes that back', async () => {
  const [one, other, third] = [await add(), await add(), await add()]
  expect(await alike(one)).toEqual([other, third].sort())
  expect(await tellApart(tools, { id: one, otherId: other })).toEqual({ outcome: 'done' })
  expect(await tellApart(tools, { id: other, otherId: one })).toEqual({ outcome: 'done' })
  expect(await alike(one)).toEqual([third])
  expect(await alike(other)).toEqual([third])
  expect(await doubles()).toBe(3)
  for (const id of [one, other]) await tellApart(tools, { id, otherId: third })
  expect(await doubles()).toBe(0)
  await undoTellApart(tools, { id: other, otherId: one })
  expect(await alike(one)).toEqual([other])
  expect(await doubles()).toBe(2)
  expect(await tellApart(tools, { id: one, otherId: one })).toEqual({ outcome: 'unknown' })
  expect(await tellApart(tools, { id: one, otherId: randomUUID() })).toEqual({ outcome: 'unknown' })
  const told = (await db.select().from(changes)).filter(({ action }) => action === 'tell-apart')
  expect(told).toHaveLength(3)
})

test('merged, two cards are one with what both had; undone, each has its own again', async () => {
  const kept = await add({ phone: '' })
  const gone = await add({ email: 'nora@example.be', town: 'Leuven', phone: '0475 55 66 77' })
  await send('nora@example.be')
  await noteOnContact(tools, gone, { kind: 'call', words: 'Gebeld', submission: randomUUID() })
  expect(await mergeContacts(tools, kept, gone)).toEqual({ outcome: 'merged' })
  expect(await cardOf(kept)).toMatchObject({ town: 'Leuven', email: 'nora@example.be' })
  expect(await listTraces(db, [kept])).toHaveLength(1)
  expect(await mergeContacts(tools, kept, gone)).toEqual({ outcome: 'unknown' })
  const [merge] = await listMerges(db, kept)
  expect(await undoMerge(tools, kept, merge?.id ?? 0)).toMatchObject({ outcome: 'undone' })
  expect(await cardOf(kept)).toMatchObject({ town: '', email: '', phone: '' })
  expect(await listAddresses(db, gone)).toEqual(['nora@example.be'])
  expect(await listTraces(db, [kept])).toEqual([])
})

test('of a merge the journal says which cards, not what was on them', async () => {
  const kept = await add({ lastName: 'Janssens' })
  const gone = await add({ lastName: 'Geheim', phone: '0475 55 66 77', note: 'Vertrouwelijk' })
  await db.delete(changes)
  await mergeContacts(tools, kept, gone)
  const [merge] = await listMerges(db, kept)
  await undoMerge(tools, kept, merge?.id ?? 0)
  const told = await journal()
  expect(told).toContain(gone)
  expect(told).not.toMatch(/Janssens|Geheim|0475|Vertrouwelijk/)
})

test('erased, a merged card leaves nothing in the journal, whichever it was about', async () => {
  const kept = await add({ lastName: 'Janssens' })
  const gone = await add({ lastName: 'Geheim' })
  await mergeContacts(tools, kept, gone)
  await eraseContact(tools, await cardOf(kept))
  expect(await journal()).not.toMatch(/Janssens|Geheim/)
  expect(await db.$count(contacts)).toBe(0)
})

test('nor does one that is forgotten because nothing leads to it any more', async () => {
  const kept = await add({ lastName: 'Janssens' })
  const gone = await add({ lastName: 'Geheim' })
  await mergeContacts(tools, kept, gone)
  expect(await forgetContacts({ db, now: () => new Date('2030-01-01T00:00:00Z') })).toBe(2)
  expect(await journal()).not.toMatch(/Janssens|Geheim/)
})

test('a card with several addresses is erased whole, or not at all', async () => {
  const id = await add({ email: 'aaa@example.be' })
  const second = await add({ email: 'zzz@example.be' })
  await send('aaa@example.be')
  await send('zzz@example.be')
  await mergeContacts(tools, id, second)
  await db.execute(sql`create function refuse_to_go() returns trigger language plpgsql as
    $$ begin if old.email = 'zzz@example.be' then raise exception 'not now'; end if; return old; end $$`)
  await db.execute(sql`create trigger refuse before delete on enquiries
    for each row execute function refuse_to_go()`)
  await expect(eraseContact(tools, await cardOf(id))).rejects.toThrow()
  expect(await db.$count(enquiries)).toBe(2)
  expect(await listAddresses(db, id)).toEqual(['aaa@example.be', 'zzz@example.be'])
  await db.execute(sql`drop function refuse_to_go cascade`)
  await eraseContact(tools, await cardOf(id))
  expect(await db.$count(enquiries)).toBe(0)
  expect(await db.$count(contacts)).toBe(0)
  const erased = (await db.select().from(changes)).filter(({ action }) => action === 'erase')
  expect(erased).toHaveLength(2)
})

test('of a card without an address all that is known is told, and erased', async () => {
  await send('', '0499 11 22 33')
  const [card] = await db.select().from(contacts)
  if (!card) throw new Error('no card was made')
  await noteOnContact(tools, card.id, {
    kind: 'call',
    words: 'Wil kopen',
    submission: randomUUID(),
  })
  const [told] = await exportContact(tools, card)
  expect(told).toMatchObject({
    contacts: [{ lastName: 'Peeters', notes: [{ words: 'Wil kopen' }] }],
    enquiries: [{ answers: { remark: 'Een vraag' } }],
  })
  await eraseContact(tools, await cardOf(card.id))
  expect(await db.$count(contacts)).toBe(0)
  expect(await db.$count(enquiries)).toBe(0)
})
