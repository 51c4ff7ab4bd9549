import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { openRuleBook } from '../costs/rules/open-rule-book.server'
import { openTestImport, properties } from '../feed/testing.server'
import { listChanges } from '../journal/queries.server'
import { toEdit } from '../properties/office/property-edit'
import { findCard } from '../properties/queries.server'
import { findFullProperty } from '../properties/shown/full-queries.server'
import { contentOf } from '../properties/stored/decide-property.server'
import { propertyNews } from '../properties/stored/property-news.server'
import { createStock } from './create-stock.server'
import type { PropertyState } from './property-states'
import { publishForPreview } from './publish-for-preview.server'
import { changeState, saveStock } from './save-stock.server'
import { readProperty } from './testing.server'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [propertyNews])
const { take } = await openTestImport(db)
await openRuleBook(db)

const by = { id: '00000000-0000-7000-8000-000000000001', name: 'An Agent' }
const kind = 'property'
const tools = { db, jobs, now: () => new Date('2026-11-15T10:00:00Z') }

beforeEach(async () => {
  await db.execute(sql`truncate properties, property_history, changes, cities cascade`)
  // The queue looks after its table meanwhile: only rows go, since a truncate would lock them both out.
  await db.execute(sql`delete from pgboss.job`)
})

const draft = { reference: 'K-1', goal: 'sale' as const, type: 1, zip: '3200', city: 'Aarschot' }
const created = () => createStock(tools, { kind, by, made: draft })
/** With the least that the site asks. */
const complete = async () => {
  const id = await created()
  await db.execute(sql`update properties set title = '{"nl":"Huis"}', price_cents = 1,
    pictures = '[{"id":1,"hash":"x","file":"x.webp","alt":{}}]' where id = ${id}`)
  return id
}
const read = (id: number) => readProperty(db, id)
const step = (id: number, version: number, state: PropertyState) =>
  changeState(tools, { of: { kind, id }, version, by, state, isSure: true })
const editOf = async (id: number) => toEdit(contentOf(await read(id)))
const history = async () =>
  (await db.execute<{ kind: string }>(sql`select kind from property_history order by id`)).rows.map(
    ({ kind }) => kind,
  )
const news = async () =>
  (
    await db.execute<{ data: { changes: { kind: string }[] } }>(
      sql`select data from pgboss.job where name = 'property-news' order by created_on, id`,
    )
  ).rows.flatMap(({ data }) => data.changes.map(({ kind }) => kind))
const withhold = (mention: string, low: number) =>
  db.execute(sql`update rules set low = ${low}, high = ${low} where rule = ${`mention-${mention}`}`)

async function saved(id: number, change: (edit: Awaited<ReturnType<typeof editOf>>) => object) {
  const edit = await editOf(id)
  const { version } = await read(id)
  return saveStock(tools, { of: { kind, id }, version, by, edit: { ...edit, ...change(edit) } })
}

test('a property of the office is hidden until it is published, and then everybody hears', async () => {
  const id = await complete()
  expect(id).toBeGreaterThan(900_000_000)
  expect(await findCard(db, id)).toBeUndefined()
  await saved(id, (edit) => ({
    texts: { title: { nl: 'Huis' }, description: { nl: 'Mooi<script>' } },
    finances: { ...edit.finances, priceCents: 28_500_000 },
  }))
  expect(await news()).toEqual([])

  const { version } = await read(id)
  const published = await step(id, version, 'publish')
  expect(published.outcome).toBe('saved')
  const card = (await findCard(db, id))?.('nl')
  expect(card).toMatchObject({ title: 'Huis', list: 'for-sale', price: { cents: 28_500_000 } })
  expect((await db.execute(sql`select id from search_entries`)).rows).toEqual([{ id }])
  expect((await db.execute(sql`select name, sale_count from cities`)).rows).toEqual([
    { name: 'Aarschot', sale_count: 1 },
  ])
  expect(await news()).toEqual(['published'])
  expect((await read(id)).description.nl).toBe('<p>Mooi</p>')
  const changes = await listChanges(db, { kind: 'property', id: `${id}` })
  expect(changes.map(({ action }) => action)).toEqual(['publish', 'change', 'create'])
  expect(changes[1]).toMatchObject({
    before: { priceCents: 1 },
    after: { priceCents: 28_500_000 },
  })
})

test('[8.03] option, sold, withdrawn and back leave their traces', async () => {
  const id = await complete()
  const go = async (state: PropertyState) =>
    (await step(id, (await read(id)).version, state)).outcome
  expect((await findFullProperty(db, id)).outcome).toBe('unknown')
  expect(await go('option')).toBe('refused')
  for (const state of ['publish', 'option', 'sold', 'back', 'withdraw', 'back'] as const) {
    expect(await go(state)).toBe('saved')
    const isGone = state === 'withdraw'
    expect((await findFullProperty(db, id)).outcome).toBe(isGone ? 'gone' : 'found')
  }
  expect(await history()).toEqual([
    'published',
    'status',
    'status',
    'status',
    'hidden',
    'status',
    'published',
    'status',
  ])
  expect(await news()).toEqual(['published', 'status', 'status', 'status', 'published'])
})

test('a stale save changes nothing and shows what is there', async () => {
  const id = await created()
  const edit = await editOf(id)
  await saved(id, ({ address }) => ({ address: { ...address, street: 'Markt' } }))
  const answer = await saveStock(tools, { of: { kind, id }, version: 1, by, edit })
  expect(answer).toMatchObject({ outcome: 'stale', row: { street: 'Markt', version: 2 } })
  expect(await step(id, 1, 'publish')).toMatchObject({ outcome: 'stale' })
  expect(await saveStock(tools, { of: { kind, id: 5 }, version: 1, by, edit })).toEqual({
    outcome: 'unknown',
  })
})

test('what the law wants is listed, and keeps a property off the site where the agency said so', async () => {
  const id = await complete()
  await withhold('flood-plot', 2)
  const refused = await step(id, 1, 'publish')
  expect(refused).toMatchObject({
    outcome: 'withheld',
    missing: expect.arrayContaining([{ mention: 'flood-plot', action: 'withhold' }]),
  })
  expect((await read(id)).isPublished).toBe(false)
  await saved(id, ({ environment }) => ({ environment: { ...environment, pScore: 'A' } }))
  const published = await step(id, 2, 'publish')
  expect(published.outcome).toBe('saved')
  expect(published).toMatchObject({
    missing: expect.arrayContaining([{ mention: 'energy', action: 'warn' }]),
  })
  const emptied = await saved(id, ({ environment }) => ({
    environment: { ...environment, pScore: null },
  }))
  expect(emptied.outcome).toBe('withheld')
  await withhold('flood-plot', 1)
})

test('[7.01] what the office decided survives an import, and comes back from the feed at once', async () => {
  await take(properties(1))
  await saved(1, ({ finances, texts, building }) => ({
    finances: { ...finances, priceCents: 1_234, deposit: 50_000 },
    texts: { ...texts, title: { ...texts.title, fr: 'Décidé' } },
    building: { ...building, bedrooms: 4 },
  }))
  expect(await history()).toEqual(['published', 'price', 'texts'])
  await take(properties(1, { Price: 310_000, Bedrooms: 2, TypeDescription: 'Anders' }))
  const row = await read(1)
  expect(row).toMatchObject({
    priceCents: 1_234,
    bedrooms: 4,
    title: { nl: 'Anders', fr: 'Décidé' },
    details: { costs: { deposit: 50_000 } },
    feedValues: { priceCents: 31_000_000, bedrooms: 2, 'details.costs.deposit': null },
  })
  const giveBack = ['priceCents', 'title.fr']
  const { version } = row
  await saveStock(tools, { of: { kind, id: 1 }, version, by, edit: await editOf(1), giveBack })
  const after = await read(1)
  expect(after).toMatchObject({ priceCents: 31_000_000, bedrooms: 4, title: { nl: 'Anders' } })
  expect(after.title).toEqual({ nl: 'Anders' })
  expect(Object.keys(after.overrides).sort()).toEqual(['bedrooms', 'details.costs.deposit'])
})

test('[7.01] a property that the office withdrew stays withdrawn, whatever the feed says', async () => {
  await take(properties(6))
  await step(1, (await read(1)).version, 'withdraw')
  await take(properties(6, { Price: 1 }))
  expect(await read(1)).toMatchObject({ status: 'withdrawn', isPublished: false, list: null })
})

test('what the office filled in counts when the feed is judged', async () => {
  await withhold('flood-plot', 2)
  await take(properties(1))
  expect((await read(1)).isPublished).toBe(false)
  await saved(1, ({ environment }) => ({ environment: { ...environment, pScore: 'A' } }))
  await take(properties(1, { Price: 300_001 }))
  expect((await read(1)).isPublished).toBe(true)
  await withhold('flood-plot', 1)
})

test('a preview shows a draft and leaves no trace', async () => {
  const id = await created()
  const seen = await db
    .transaction(async (tx) => {
      await publishForPreview(tx, { kind: 'property', id }, { now: tools.now() })
      expect(await findCard(tx, id)).toBeDefined()
      tx.rollback()
    })
    .catch(() => 'rolled back')
  expect(seen).toBe('rolled back')
  expect(await findCard(db, id)).toBeUndefined()
})
