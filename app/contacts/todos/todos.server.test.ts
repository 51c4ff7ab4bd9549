import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { insertAccount } from '../../accounts/queries.server'
import { insertEnquiry } from '../../enquiries/queries.server'
import { openFileStore } from '../../files/file-store.server'
import { listChanges } from '../../journal/queries.server'
import { eraseContact, exportContact, heldOn } from '../erase-contact.server'
import { forgetContacts } from '../forget-contacts.job.server'
import { mergeContacts, undoMerge } from '../merge-contacts.server'
import { listMerges } from '../merge-queries.server'
import { findContact } from '../queries.server'
import { addContact } from '../save-contact.server'
import {
  findTodo,
  listDueTodos,
  listTodos,
  listTodosOfContact,
  listTodosOn,
} from './queries.server'
import { addTodo, changeTodo, finishTodo } from './save-todo.server'

const { db } = await openTestDatabase()
const at = (day: string) => () => new Date(`${day}T09:00:00Z`)
const now = at('2026-11-16')
const files = openFileStore(mkdtempSync(path.join(tmpdir(), 'baksteen-todos-')))
const colleague = { role: 'agent', language: 'nl', createdAt: now() } as const
let els: { id: string; name: string }
let tom: { id: string; name: string }

async function hire(name: string, more: { role?: 'agent' | 'editor'; isInvited?: boolean } = {}) {
  const email = `${name.toLowerCase()}@b.be`
  await insertAccount(db, { ...colleague, email, name, role: more.role ?? 'agent' })
  if (!more.isInvited) {
    await db.execute(sql`update accounts set password_hash = 'x' where email = ${email}`)
  }
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from accounts where email = ${email}`,
  )
  return { id: rows[0]?.id ?? '', name }
}

beforeEach(async () => {
  await db.execute(sql`truncate todos, contacts, enquiries, changes, accounts cascade`)
  els = await hire('Els')
  tom = await hire('Tom')
})

const tools = () => ({ db, now, staff: els, files }) as Parameters<typeof eraseContact>[0]
const aTodo = (wish: Partial<Parameters<typeof addTodo>[1]> = {}) => ({
  words: 'Terugbellen',
  day: '2026-11-16',
  forId: els.id,
  propertyId: null,
  contactId: null,
  submission: randomUUID(),
  ...wish,
})
const add = (wish: Parameters<typeof aTodo>[0] = {}) => addTodo(tools(), aTodo(wish))
async function card(name: string, email = '') {
  const edit = { title: null, firstName: 'Nora', lastName: name, email, phone: '0470' } as const
  const id = randomUUID()
  await addContact(tools(), id, { ...edit, language: 'nl', town: '', note: '' })
  return id
}
const cardOf = async (id: string) => {
  const found = await findContact(db, id)
  if (!found) throw new Error('no such card')
  return found
}
const all = { whose: 'all', show: 'open', until: '', property: null, contact: null } as const
const page = { limit: 50, offset: 0 }
const words = (found: { rows: { todo: { words: string } }[] }) =>
  found.rows.map(({ todo }) => todo.words)
const wordsOf = async (contactId: string) =>
  (await listTodosOfContact(db, contactId)).map((todo) => todo.words)
async function only() {
  const [row] = (await listTodos(db, { ...all, me: els.id }, page)).rows
  if (!row) throw new Error('nothing to do')
  return row.todo
}

test('sent twice, or twice at once, a form makes one thing to do', async () => {
  const wish = aTodo()
  const sent = await Promise.all([addTodo(tools(), wish), addTodo(tools(), wish)])
  expect([...sent, await addTodo(tools(), wish)]).toEqual(Array(3).fill({ outcome: 'added' }))
  expect((await listTodos(db, { ...all, me: els.id }, page)).total).toBe(1)
  const { id } = await only()
  expect(await listChanges(db, { kind: 'todo', id })).toMatchObject([
    { action: 'add', accountName: 'Els' },
  ])
})

test('it is for a colleague who accepted the invitation and may open it, or for everybody', async () => {
  const editor = await hire('Sophie', { role: 'editor' })
  const newcomer = await hire('Newcomer', { isInvited: true })
  for (const forId of [editor.id, newcomer.id, randomUUID()]) {
    expect(await add({ forId })).toEqual({ outcome: 'unknown-colleague' })
  }
  expect(await add({ forId: null })).toEqual({ outcome: 'added' })
  expect(await add({ propertyId: 999 })).toEqual({ outcome: 'unknown' })
  expect(await add({ contactId: randomUUID() })).toEqual({ outcome: 'unknown' })
})

test('a list is of one colleague or of all, open or done, and until a day', async () => {
  await add({ words: 'late', day: '2026-11-14' })
  await add({ words: 'of Tom', day: '2026-11-15', forId: tom.id })
  await add({ words: 'of everybody', day: '2026-11-16', forId: null })
  await add({ words: 'later', day: '2026-11-20' })
  const list = async (wish: object) =>
    words(await listTodos(db, { ...all, me: els.id, ...wish }, page))
  expect(await list({})).toEqual(['late', 'of Tom', 'of everybody', 'later'])
  expect(await list({ whose: 'mine' })).toEqual(['late', 'of everybody', 'later'])
  expect(await list({ whose: 'mine', until: '2026-11-16' })).toEqual(['late', 'of everybody'])
  await finishTodo(tools(), (await only()).id, true)
  expect(await list({ show: 'done' })).toEqual(['late'])
  const due = { me: els.id, by: '2026-11-16', limit: 6 }
  await add({ words: 'mine today' })
  expect(words(await listDueTodos(db, { ...due, isOwn: false }))).toEqual([
    'mine today',
    'of Tom',
    'of everybody',
  ])
  const own = await listDueTodos(db, { ...due, isOwn: true, limit: 1 })
  expect([words(own), own.total]).toEqual([['mine today'], 2])
})

test('what was for a colleague who left is for the whole office', async () => {
  await add({ words: 'of Tom', forId: tom.id })
  const mine = () => listTodos(db, { ...all, whose: 'mine', me: els.id }, page)
  expect((await mine()).total).toBe(0)
  await db.execute(sql`update accounts set is_active = false where id = ${tom.id}`)
  expect((await mine()).rows).toMatchObject([{ forName: null, todo: { words: 'of Tom' } }])
  await db.execute(sql`delete from accounts where id = ${tom.id}`)
  expect((await mine()).rows).toMatchObject([{ forName: null, todo: { forId: null } }])
  const { id, version } = await only()
  const edit = { words: 'of Els', day: '2026-11-17', forId: els.id }
  expect(await changeTodo(tools(), { id, basedOn: version, edit })).toEqual({ outcome: 'changed' })
})

test('two who press at once both find it done, once; and it can be taken back', async () => {
  await add()
  const { id } = await only()
  const as = (staff: typeof els) => ({ db, now, staff })
  await Promise.all([finishTodo(as(els), id, true), finishTodo(as(tom), id, true)])
  const noted = await listChanges(db, { kind: 'todo', id })
  expect(noted.map(({ action }) => action)).toEqual(['done', 'add'])
  expect((await findTodo(db, id))?.todo).toMatchObject({ doneBy: noted[0]?.accountName })
  expect(await finishTodo(as(tom), id, false)).toEqual({ outcome: 'undone' })
  expect((await findTodo(db, id))?.todo).toMatchObject({ doneAt: null, doneBy: null })
  expect(await finishTodo(as(tom), randomUUID(), true)).toEqual({ outcome: 'unknown' })
})

test('two who change it at once: the second is told, and who only did it is not in the way', async () => {
  await add()
  const { id, version } = await only()
  const change = (text: string) => ({
    id,
    basedOn: version,
    edit: { words: text, day: '2026-11-18', forId: els.id },
  })
  await finishTodo(tools(), id, true)
  expect(await changeTodo(tools(), change('first'))).toEqual({ outcome: 'changed' })
  expect(await changeTodo(tools(), change('second'))).toMatchObject({
    outcome: 'stale',
    todo: { words: 'first', version: version + 1 },
  })
  expect((await findTodo(db, id))?.todo).toMatchObject({ words: 'first', doneBy: 'Els' })
  const strange = { ...change('x'), basedOn: version + 1 }
  const edit = { ...strange.edit, forId: randomUUID() }
  expect(await changeTodo(tools(), { ...strange, edit })).toEqual({ outcome: 'unknown-colleague' })
})

test('on a card: what is open, and what was done lately', async () => {
  const contactId = await card('Peeters')
  await add({ words: 'open', contactId })
  await add({ words: 'done', contactId, day: '2026-11-01' })
  await finishTodo(tools(), (await only()).id, true)
  const on = (since: string) => listTodosOn(db, { contactId }, { since: at(since)(), limit: 10 })
  expect(words(await on('2026-11-10'))).toEqual(['open', 'done'])
  expect(await on('2026-11-17')).toMatchObject({ rows: [{ todo: { words: 'open' } }], total: 2 })
})

test('two cards that become one have what was to be done on either, until they are two again', async () => {
  const [kept, gone] = [await card('Peeters'), await card('Pieters')]
  await add({ words: 'one', contactId: kept })
  await add({ words: 'other', contactId: gone })
  await mergeContacts(tools(), kept, gone)
  expect((await wordsOf(kept)).sort()).toEqual(['one', 'other'])
  expect(await add({ contactId: gone })).toEqual({ outcome: 'unknown' })
  const [merge] = await listMerges(db, kept)
  await undoMerge(tools(), kept, merge?.id ?? 0)
  expect([await wordsOf(kept), await wordsOf(gone)]).toEqual([['one'], ['other']])
})

test('one that is added while cards become one is on the card that stays, or refused', async () => {
  const [kept, gone] = [await card('Peeters'), await card('Pieters')]
  const [added] = await Promise.all([add({ contactId: gone }), mergeContacts(tools(), kept, gone)])
  const isThere = added.outcome === 'added'
  expect([await wordsOf(kept), await wordsOf(gone)]).toEqual([isThere ? ['Terugbellen'] : [], []])
})

test('who asks for their data gets it, and who is erased takes it along', async () => {
  const contactId = await card('Peeters', 'nora@example.be')
  await add({ contactId })
  await add({ words: 'of nobody' })
  expect(await heldOn(db, await cardOf(contactId))).toMatchObject({ todos: 1 })
  const exported = JSON.stringify(await exportContact(tools(), await cardOf(contactId)))
  expect(exported).toContain('Terugbellen')
  await eraseContact(tools(), await cardOf(contactId))
  expect(words(await listTodos(db, { ...all, me: els.id }, page))).toEqual(['of nobody'])
})

test('a card that stays bare after erasing has nothing to do on it', async () => {
  const contactId = await card('Peeters', 'nora@example.be')
  await insertEnquiry(db, {
    form: 'site-contact',
    language: 'nl',
    answers: { firstName: 'Nora', lastName: 'Peeters', email: 'other@example.be' },
    email: 'other@example.be',
    submission: randomUUID(),
    receivedAt: now(),
    expiresAt: at('2027-11-16')(),
  })
  await db.execute(sql`update contact_links set contact_id = ${contactId}`)
  await add({ contactId })
  await eraseContact(tools(), await cardOf(contactId))
  expect(await findContact(db, contactId)).toBeDefined()
  expect(await wordsOf(contactId)).toEqual([])
})

test('who writes on a card keeps it; what was done is forgotten when its term is over', async () => {
  const contactId = await card('Peeters')
  await db.execute(sql`update contacts set kept_until = null`)
  await add({ contactId })
  expect((await cardOf(contactId)).keptUntil).toEqual(at('2028-11-16')())
  await finishTodo(tools(), (await only()).id, true)
  await db.execute(sql`update contacts set kept_until = '2030-01-01'`)
  await forgetContacts({ db, now: at('2028-11-15') })
  expect(await wordsOf(contactId)).toEqual(['Terugbellen'])
  await forgetContacts({ db, now: at('2028-11-17') })
  expect(await wordsOf(contactId)).toEqual([])
})
