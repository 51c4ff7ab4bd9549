import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { openTestJobs } from '../../../testing/test-jobs'
import { insertAccount } from '../../accounts/queries.server'
import { openRuleBook } from '../../costs/rules/open-rule-book.server'
import type { Database } from '../../database/client.server'
import { toEdit } from '../../properties/office/property-edit'
import { contentOf } from '../../properties/stored/decide-property.server'
import { propertyNews } from '../../properties/stored/property-news.server'
import { lockProperties } from '../../properties/stored/write-queries.server'
import { createStock } from '../create-stock.server'
import { publishForPreview } from '../publish-for-preview.server'
import { saveStock } from '../save-stock.server'
import { forgetUnsaved, keepUnsaved, largestUnsaved } from './keep-unsaved.server'
import { deleteUnsaved, findUnsaved } from './queries.server'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [propertyNews])
await openRuleBook(db)
const at = (moment: string) => ({ db, now: () => new Date(moment) })
const nine = at('2026-11-16T09:00:00Z')
const later = at('2026-11-16T09:00:05Z')
let accountId = ''
let propertyId = 0
const base = { street: 'Oudestraat', price: 100, note: null }

beforeEach(async () => {
  await db.execute(sql`truncate unsaved_edits, accounts, properties cascade`)
  const made = { reference: 'K-1', goal: 'sale', type: 1, zip: '3200', city: 'Aarschot' } as const
  const by = { id: randomUUID(), name: 'Els' }
  propertyId = await createStock({ ...nine, jobs }, { kind: 'property', by, made })
  const email = `${randomUUID()}@b.be`
  const els = { email, name: 'Els', role: 'agent', language: 'nl', createdAt: nine.now() } as const
  await insertAccount(db, els)
  const { rows } = await db.execute<{ id: string }>(sql`select id from accounts`)
  accountId = rows[0]?.id ?? ''
})

const keep = (typed: Record<string, unknown>, tools = nine) =>
  keepUnsaved(tools, { propertyId, accountId, version: 3, base, typed })
const kept = () => findUnsaved(db, { propertyId, accountId })

test('what was typed last is kept, with what the form was opened with', async () => {
  expect(await keep({ ...base, street: 'Nieuw' })).toEqual({ outcome: 'kept' })
  await keep({ ...base, street: 'Nieuwstraat' }, later)
  expect(await kept()).toMatchObject({ version: 3, base, typed: { street: 'Nieuwstraat' } })
  await keep({ ...base, street: 'Te laat gekomen' }, nine)
  expect(await kept()).toMatchObject({ typed: { street: 'Nieuwstraat' } })
})

test('of another colleague nothing is seen', async () => {
  await keep({ ...base, street: 'Nieuw' })
  expect(await findUnsaved(db, { propertyId, accountId: randomUUID() })).toBeUndefined()
})

test('typed back to what it was, or thrown away, nothing stays', async () => {
  await keep({ ...base, street: 'Nieuw' })
  expect(await keep({ ...base, note: '' }, later)).toEqual({ outcome: 'nothing' })
  expect(await kept()).toBeUndefined()
  await keep({ ...base, street: 'Nieuw' })
  await deleteUnsaved(db, { propertyId, accountId })
  expect(await kept()).toBeUndefined()
})

test('what is too large is not kept, and what was kept before stays', async () => {
  await keep({ ...base, street: 'Nieuw' })
  const long = { ...base, street: 'x'.repeat(largestUnsaved) }
  expect(await keep(long, later)).toEqual({ outcome: 'too-large' })
  expect(await kept()).toMatchObject({ typed: { street: 'Nieuw' } })
  const many = Array.from({ length: 90_000 }, () => 1_234)
  expect(await keep({ ...base, many }, later)).toEqual({ outcome: 'kept' })
})

test('a colleague looks at what they are typing, and nobody else does', async () => {
  const stored = async (tx: Database) => (await lockProperties(tx, [propertyId])).get(propertyId)
  const row = await stored(db)
  if (!row) throw new Error('no property')
  const edit = toEdit(contentOf(row))
  const titled = { ...edit, texts: { ...edit.texts, title: { nl: 'Halve zin' } } }
  const looked = async (typedBy?: string) => {
    let title: unknown
    const look = db.transaction(async (tx) => {
      await publishForPreview(
        tx,
        { kind: 'property', id: propertyId },
        { now: nine.now(), typedBy },
      )
      title = (await stored(tx))?.title
      tx.rollback()
    })
    await look.catch(() => {})
    return title
  }
  await keep(titled)
  expect(await looked(accountId)).toMatchObject({ nl: 'Halve zin' })
  expect(await looked(randomUUID())).toEqual(row.title)
  expect(await looked()).toEqual(row.title)
  await keep({ ...titled, surfaces: { ...edit.surfaces, livingArea: 'veel' } }, later)
  expect(await looked(accountId), 'what is wrong is not shown').toEqual(row.title)
})

test('what comes after its own saving is not kept; after that of a colleague it is', async () => {
  const save = async (by: string) => {
    const row = (await lockProperties(db, [propertyId])).get(propertyId)
    if (!row) throw new Error('no property')
    const of = { kind: 'property', id: propertyId } as const
    const edit = toEdit(contentOf(row))
    const building = { ...edit.building, bedrooms: (edit.building.bedrooms ?? 0) + 1 }
    await saveStock(
      { ...nine, jobs },
      {
        of,
        version: row.version,
        by: { id: by, name: 'Els' },
        edit: { ...edit, building },
      },
    )
    return row.version
  }
  const typed = { ...base, street: 'Nieuw' }
  const opened = await save(accountId)
  const sent = { propertyId, accountId, version: opened, base, typed }
  expect(await keepUnsaved(later, sent)).toEqual({ outcome: 'saved' })
  expect(await kept()).toBeUndefined()
  await save(randomUUID())
  expect(await keepUnsaved(later, sent)).toEqual({ outcome: 'kept' })
})

test('after thirty days it is forgotten', async () => {
  await keep({ ...base, street: 'Nieuw' })
  expect(await forgetUnsaved(at('2026-12-16T08:59:59Z'))).toBe(0)
  expect(await forgetUnsaved(at('2026-12-16T09:00:01Z'))).toBe(1)
  expect(await kept()).toBeUndefined()
})
