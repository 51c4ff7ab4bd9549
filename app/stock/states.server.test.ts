import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { openRuleBook } from '../costs/rules/open-rule-book.server'
import { findProperty } from '../properties/office/office-queries.server'
import { toEdit } from '../properties/office/property-edit'
import { contentOf } from '../properties/stored/decide-property.server'
import { propertyNews } from '../properties/stored/property-news.server'
import { findClosing } from './closing-queries.server'
import { createStock } from './create-stock.server'
import { changeState } from './save-stock.server'
import { undoState } from './undo-state.server'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [propertyNews])
await openRuleBook(db)

const by = { id: '00000000-0000-7000-8000-000000000001', name: 'An Agent' }
const kind = 'property'
const tools = { db, jobs, now: () => new Date('2026-11-15T10:00:00Z') }

beforeEach(() => db.execute(sql`truncate properties, property_history, changes, cities cascade`))

const draft = { reference: 'K-1', goal: 'sale' as const, type: 1, zip: '3200', city: 'Aarschot' }
const created = () => createStock(tools, { kind, by, made: draft })
/** With the least that the site asks. */
const complete = async () => {
  const id = await created()
  await db.execute(sql`update properties set title = '{"nl":"Huis"}', price_cents = 1,
    pictures = '[{"id":1,"hash":"x","alt":{}}]' where id = ${id}`)
  return id
}
const read = async (id: number) => {
  const row = await findProperty(db, id)
  if (!row) throw new Error('no such home')
  return row
}
const editOf = async (id: number) => toEdit(contentOf(await read(id)))

test('an empty home does not go live: what it lacks is named, and saving first may fill it', async () => {
  const id = await created()
  const wish = { of: { kind, id }, version: 1, by, state: 'publish', isSure: true } as const
  expect(await changeState(tools, wish)).toEqual({
    outcome: 'incomplete',
    lacks: ['title', 'price', 'picture'],
  })
  await db.execute(sql`update properties set pictures = '[{"id":1,"hash":"x","alt":{}}]'`)
  const edit = await editOf(id)
  const texts = { ...edit.texts, title: { fr: 'Maison' } }
  const finances = { ...edit.finances, publishPrice: false }
  const published = await changeState(tools, { ...wish, edit: { ...edit, texts, finances } })
  expect(published.outcome).toBe('saved')
  expect(await read(id)).toMatchObject({ isPublished: true, title: { fr: 'Maison' } })
})

test('mentions that only warn are asked about, once', async () => {
  const id = await complete()
  const wish = { of: { kind, id }, version: 1, by, state: 'publish' } as const
  expect(await changeState(tools, wish)).toMatchObject({
    outcome: 'asked',
    missing: expect.arrayContaining([{ mention: 'energy', action: 'warn' }]),
  })
  expect(await read(id)).toMatchObject({ isPublished: false, version: 1 })
  expect((await changeState(tools, { ...wish, isSure: true })).outcome).toBe('saved')
  const option = { ...wish, version: 2, state: 'option' } as const
  expect((await changeState(tools, option)).outcome).toBe('saved')
})

test('sold keeps the price and the buyer, and is undone for ten minutes', async () => {
  const id = await complete()
  const publish = { of: { kind, id }, version: 1, by, state: 'publish', isSure: true } as const
  await changeState(tools, publish)
  const closing = { finalPriceCents: 27_000_000, buyer: 'Nora Peeters' }
  const sale = { of: { kind, id }, version: 2, by, state: 'sold', closing } as const
  expect((await changeState(tools, sale)).outcome).toBe('saved')
  expect(await findClosing(db, id)).toMatchObject({ priceCents: 27_000_000, buyer: 'Nora Peeters' })

  const later = (minutes: number) => ({
    ...tools,
    now: () => new Date(tools.now().getTime() + minutes * 60_000),
  })
  const undo = { of: { kind, id }, version: 3, by } as const
  expect((await undoState(later(10), undo)).outcome).toBe('refused')
  expect((await undoState(later(9), undo)).outcome).toBe('saved')
  expect(await read(id)).toMatchObject({ status: 'available', isPublished: true, version: 4 })
  expect(await findClosing(db, id)).toBeUndefined()
  expect((await undoState(later(9), { ...undo, version: 4 })).outcome).toBe('refused')
})
