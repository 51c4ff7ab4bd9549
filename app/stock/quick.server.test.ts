import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { openRuleBook } from '../costs/rules/open-rule-book.server'
import { listChanges } from '../journal/queries.server'
import { propertyNews } from '../properties/stored/property-news.server'
import { changePrice } from './change-price.server'
import { copyProperty } from './copy-property.server'
import { createStock } from './create-stock.server'
import { changeMany, tryMany, undoMany } from './many/change-many.server'
import { readProperty } from './testing.server'
import { undoState } from './undo-state.server'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [propertyNews])
await openRuleBook(db)

const by = { id: '00000000-0000-7000-8000-000000000001', name: 'An Agent' }
const other = { id: '00000000-0000-7000-8000-000000000002', name: 'Bo Agent' }
const tools = { db, jobs, now: () => new Date('2026-11-15T10:00:00Z') }
const later = (minutes: number) => ({
  ...tools,
  now: () => new Date(tools.now().getTime() + minutes * 60_000),
})

beforeEach(() => db.execute(sql`truncate properties, property_history, changes, cities cascade`))

const draft = { goal: 'sale' as const, type: 1, zip: '3200', city: 'Aarschot' }
const created = (reference: string) =>
  createStock(tools, { kind: 'property', by, made: { ...draft, reference } })
/** With the least that the site asks. */
async function complete(reference: string) {
  const id = await created(reference)
  await db.execute(sql`update properties set title = '{"nl":"Huis"}', price_cents = 100,
    living_area = 120, street = 'Kerkstraat', badge = 3, links = '[{"url":"https://a.be","name":{}}]',
    pictures = '[{"id":1,"hash":"x","file":"x.webp","alt":{}}]' where id = ${id}`)
  return id
}
const read = (id: number) => readProperty(db, id)

test('a copy says the same and is a draft of its own', async () => {
  const id = await complete('K-1')
  await db.execute(
    sql`update properties set is_published = true, status = 'option' where id = ${id}`,
  )
  const copy = (await copyProperty(tools, { id, by })) ?? 0
  const made = await read(copy)
  expect(made).toMatchObject({
    source: 'office',
    title: { nl: 'Huis' },
    street: 'Kerkstraat',
    livingArea: 120,
    priceCents: 100,
    isPublished: false,
    status: 'available',
    badge: 0,
    pictures: [],
    links: [],
  })
  expect(made.reference).toBe(`B${copy}`)
  expect(await read(id)).toMatchObject({ reference: 'K-1', status: 'option', isPublished: true })
  const [last] = await listChanges(db, { kind: 'property', id: `${copy}` }, 1)
  expect(last).toMatchObject({ action: 'copy', accountName: 'An Agent' })
  expect(await copyProperty(tools, { id: 1, by })).toBeUndefined()
})

test('a price from the list is saved once, told to who came later, and undone for ten minutes', async () => {
  const id = await complete('K-1')
  const wish = { id, version: 1, by, priceCents: 25_000_000 }
  expect((await changePrice(tools, wish)).outcome).toBe('saved')
  expect(await changePrice(tools, wish)).toMatchObject({
    outcome: 'stale',
    row: { priceCents: 25_000_000 },
  })
  const undo = { of: { kind: 'property', id }, by } as const
  expect((await undoState(later(10), undo)).outcome).toBe('refused')
  expect((await undoState(later(9), { ...undo, by: other, isOwn: true })).outcome).toBe('refused')
  expect((await undoState(later(9), undo)).outcome).toBe('saved')
  expect(await read(id)).toMatchObject({ priceCents: 100, version: 3 })
})

test('many are tried without a trace, changed in one go, and undone', async () => {
  const [one, two, empty] = [await complete('K-1'), await complete('K-2'), await created('K-3')]
  const asked = { change: 'publish' as const, ids: [one, two, empty, 12], by }
  const tried = await tryMany(tools, asked)
  expect(tried.map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'incomplete'])
  expect(tried[0]).toMatchObject({ before: { state: 'draft' }, after: { state: 'available' } })
  expect(tried[2]).toMatchObject({
    lacks: ['title', 'price', 'picture'],
    after: { state: 'draft' },
  })
  expect(await read(one)).toMatchObject({ isPublished: false, version: 1 })
  expect((await listChanges(db, { kind: 'property', id: `${one}` })).length).toBe(1)

  await changePrice(tools, { id: two, version: 1, by: other, priceCents: 5 })
  const versions = { [one]: 1, [two]: 1, [empty]: 1 }
  const done = await changeMany(tools, { ...asked, versions })
  expect(done.map(({ outcome }) => outcome)).toEqual(['changed', 'stale', 'incomplete'])
  expect(await read(one)).toMatchObject({ isPublished: true })
  expect(await read(two)).toMatchObject({ isPublished: false, priceCents: 5 })

  expect(await undoMany(later(9), { ids: [one, two, empty], by })).toBe(1)
  expect(await read(one)).toMatchObject({ isPublished: false })
  expect(await read(two)).toMatchObject({ priceCents: 5 })
})

test('what is shown of many changes, and only where it differs', async () => {
  const [one, two] = [await complete('K-1'), await complete('K-2')]
  await db.execute(sql`update properties set publish_price = false where id = ${two}`)
  const done = await changeMany(tools, { change: 'hide-price', ids: [one, two], by })
  expect(done.map(({ outcome }) => outcome)).toEqual(['changed', 'same'])
  expect(await read(one)).toMatchObject({ publishPrice: false })
  expect(await undoMany(later(1), { ids: [one, two], by })).toBe(1)
  expect(await read(one)).toMatchObject({ publishPrice: true })
  expect(await read(two)).toMatchObject({ publishPrice: false })
})
