import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { openTestJobs } from '../../../testing/test-jobs'
import { insertAccount } from '../../accounts/queries.server'
import { openRuleBook } from '../../costs/rules/open-rule-book.server'
import type { Database } from '../../database/client.server'
import { toProjectEdit } from '../../projects/project-edit'
import { lockProjects } from '../../projects/queries.server'
import { toEdit } from '../../properties/office/property-edit'
import { contentOf } from '../../properties/stored/decide-property.server'
import { propertyNews } from '../../properties/stored/property-news.server'
import { lockProperties } from '../../properties/stored/write-queries.server'
import { createStock } from '../create-stock.server'
import { publishForPreview } from '../publish-for-preview.server'
import { saveStock } from '../save-stock.server'
import type { StockKind } from '../stock-kind'
import { forgetUnsaved, keepUnsaved, largestUnsaved } from './keep-unsaved.server'
import { deleteUnsaved, findUnsaved } from './queries.server'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [propertyNews])
await openRuleBook(db)
const at = (moment: string) => ({ db, now: () => new Date(moment) })
const nine = at('2026-11-16T09:00:00Z')
const later = at('2026-11-16T09:00:05Z')
const tools = { ...nine, jobs }
const onEach = test.each(['property', 'project'] as const)
let accountId = ''
const ids = { property: 0, project: 0 }
const base = { street: 'Oudestraat', price: 100, note: null }

beforeEach(async () => {
  await db.execute(sql`truncate unsaved_edits, accounts, properties, projects cascade`)
  const at = { goal: 'sale', zip: '3200', city: 'Aarschot' } as const
  const by = { id: randomUUID(), name: 'Els' }
  const made = { ...at, reference: 'K-1', type: 1 }
  ids.property = await createStock(tools, { kind: 'property', by, made })
  const begun = { ...at, title: { nl: 'Demerhof' }, webId: 2, number: '' }
  ids.project = await createStock(tools, { kind: 'project', by, made: begun })
  // As in a house where both are many: an id tells nothing without its kind.
  await db.execute(sql`update projects set id = ${ids.property}`)
  ids.project = ids.property
  const email = `${randomUUID()}@b.be`
  const els = { email, name: 'Els', role: 'agent', language: 'nl', createdAt: nine.now() } as const
  await insertAccount(db, els)
  const { rows } = await db.execute<{ id: string }>(sql`select id from accounts`)
  accountId = rows[0]?.id ?? ''
})

const whose = (kind: StockKind) => ({ of: { kind, id: ids[kind] }, accountId })
const keep = (kind: StockKind, typed: Record<string, unknown>, at = nine) =>
  keepUnsaved(at, { ...whose(kind), version: 3, base, typed })
const kept = (kind: StockKind) => findUnsaved(db, whose(kind))

async function readProperty(tx: Database) {
  const row = (await lockProperties(tx, [ids.property])).get(ids.property)
  if (!row) throw new Error('no property')
  return row
}
async function readProject(tx: Database) {
  const row = (await lockProjects(tx, [ids.project])).get(ids.project)
  if (!row) throw new Error('no project')
  return row
}

const known = <Kind extends StockKind>(
  kind: Kind,
  { id, version }: { id: number; version: number },
  by: string,
) => ({ of: { kind, id }, version, by: { id: by, name: 'Els' } })

/** Each as its own form does it: what stands there, a title typed over it, something wrong. */
const forms = {
  property: {
    read: readProperty,
    titled: async (title: string) => {
      const edit = toEdit(contentOf(await readProperty(db)))
      return { ...edit, texts: { ...edit.texts, title: { nl: title } } }
    },
    wrong: { surfaces: { livingArea: 'veel' } },
    async save(by: string) {
      const row = await readProperty(db)
      const edit = toEdit(contentOf(row))
      const building = { ...edit.building, bedrooms: (edit.building.bedrooms ?? 0) + 1 }
      await saveStock(tools, { ...known('property', row, by), edit: { ...edit, building } })
      return row.version
    },
  },
  project: {
    read: readProject,
    titled: async (title: string) => {
      return { ...toProjectEdit(await readProject(db)), title: { nl: title } }
    },
    wrong: { priceMinCents: 'veel' },
    async save(by: string) {
      const row = await readProject(db)
      const edit = { ...toProjectEdit(row), houseNumber: `${row.version}` }
      await saveStock(tools, { ...known('project', row, by), edit })
      return row.version
    },
  },
}

onEach('on a %s what was typed last is kept, with what the form was opened with', async (kind) => {
  expect(await keep(kind, { ...base, street: 'Nieuw' })).toEqual({ outcome: 'kept' })
  await keep(kind, { ...base, street: 'Nieuwstraat' }, later)
  expect(await kept(kind)).toMatchObject({ version: 3, base, typed: { street: 'Nieuwstraat' } })
  await keep(kind, { ...base, street: 'Te laat gekomen' }, nine)
  expect(await kept(kind)).toMatchObject({ typed: { street: 'Nieuwstraat' } })
})

onEach('on a %s of another colleague nothing is seen', async (kind) => {
  await keep(kind, { ...base, street: 'Nieuw' })
  expect(await findUnsaved(db, { ...whose(kind), accountId: randomUUID() })).toBeUndefined()
})

onEach('on a %s typed back to what it was, or thrown away, nothing stays', async (kind) => {
  await keep(kind, { ...base, street: 'Nieuw' })
  expect(await keep(kind, { ...base, note: '' }, later)).toEqual({ outcome: 'nothing' })
  expect(await kept(kind)).toBeUndefined()
  await keep(kind, { ...base, street: 'Nieuw' })
  await deleteUnsaved(db, whose(kind))
  expect(await kept(kind)).toBeUndefined()
})

onEach('on a %s what is too large is not kept, and what was kept before stays', async (kind) => {
  await keep(kind, { ...base, street: 'Nieuw' })
  const long = { ...base, street: 'x'.repeat(largestUnsaved) }
  expect(await keep(kind, long, later)).toEqual({ outcome: 'too-large' })
  expect(await kept(kind)).toMatchObject({ typed: { street: 'Nieuw' } })
  const many = Array.from({ length: 90_000 }, () => 1_234)
  expect(await keep(kind, { ...base, many }, later)).toEqual({ outcome: 'kept' })
})

onEach('on a %s a colleague looks at what they are typing, and nobody else does', async (kind) => {
  const { read, titled, wrong } = forms[kind]
  const { title: stored } = await read(db)
  const looked = (typedBy?: string) => look(kind, typedBy, async (tx) => (await read(tx)).title)
  const typed = await titled('Halve zin')
  await keep(kind, typed)
  expect(await looked(accountId)).toMatchObject({ nl: 'Halve zin' })
  expect(await looked(randomUUID())).toEqual(stored)
  expect(await looked()).toEqual(stored)
  await keep(kind, { ...typed, ...wrong }, later)
  expect(await looked(accountId), 'what is wrong is not shown').toEqual(stored)
})

onEach(
  'on a %s what comes after their own saving is not kept, after another’s it is',
  async (kind) => {
    const typed = { ...base, street: 'Nieuw' }
    const opened = await forms[kind].save(accountId)
    const sent = { ...whose(kind), version: opened, base, typed }
    expect(await keepUnsaved(later, sent)).toEqual({ outcome: 'saved' })
    expect(await kept(kind)).toBeUndefined()
    await forms[kind].save(randomUUID())
    expect(await keepUnsaved(later, sent)).toEqual({ outcome: 'kept' })
  },
)

onEach('on a %s a form that stayed open beside their own saving is kept again', async (kind) => {
  const version = await forms[kind].save(accountId)
  const sent = { ...whose(kind), version, base, typed: { ...base, street: 'Nieuw' } }
  expect(await keepUnsaved(at('2026-11-16T09:01:00Z'), sent)).toEqual({ outcome: 'saved' })
  expect(await keepUnsaved(at('2026-11-16T09:01:01Z'), sent)).toEqual({ outcome: 'kept' })
})

onEach('on a %s after thirty days it is forgotten', async (kind) => {
  await keep(kind, { ...base, street: 'Nieuw' })
  expect(await forgetUnsaved(at('2026-12-16T08:59:59Z'))).toBe(0)
  expect(await forgetUnsaved(at('2026-12-16T09:00:01Z'))).toBe(1)
  expect(await kept(kind)).toBeUndefined()
})

test.each([
  ['property', 'properties', 'projects'],
  ['project', 'projects', 'properties'],
] as const)('on a %s it goes with its own, and with no other', async (kind, its, others) => {
  await keep(kind, { ...base, street: 'Nieuw' })
  await db.execute(sql`delete from ${sql.identifier(others)}`)
  expect(await kept(kind)).toBeDefined()
  await db.execute(sql`delete from ${sql.identifier(its)}`)
  expect(await kept(kind)).toBeUndefined()
})

onEach('on a %s it goes with the account of who typed it', async (kind) => {
  await keep(kind, { ...base, street: 'Nieuw' })
  await db.execute(sql`delete from accounts`)
  expect(await kept(kind)).toBeUndefined()
})

test('a property and a project with the same number are kept apart', async () => {
  await keep('property', { ...base, street: 'Van het pand' })
  await keep('project', { ...base, street: 'Van het project' }, later)
  expect(await kept('property')).toMatchObject({ typed: { street: 'Van het pand' } })
  expect(await kept('project')).toMatchObject({ typed: { street: 'Van het project' } })
  await deleteUnsaved(db, whose('project'))
  expect(await kept('property')).toBeDefined()
})

test('a status that is typed on a project shows as it would when saved', async () => {
  await keep('project', { ...(await forms.project.titled('Demerhof')), statedStatus: 'sold-out' })
  const status = (typedBy?: string) =>
    look('project', typedBy, async (tx) => (await readProject(tx)).status)
  expect(await status(accountId)).toBe('sold-out')
  expect(await status()).not.toBe('sold-out')
})

/** As the preview does: nothing of it stays. */
async function look<Seen>(
  kind: StockKind,
  typedBy: string | undefined,
  see: (tx: Database) => Promise<Seen>,
): Promise<Seen | undefined> {
  let seen: Seen | undefined
  const looking = db.transaction(async (tx) => {
    await publishForPreview(tx, whose(kind).of, { now: nine.now(), typedBy })
    seen = await see(tx)
    tx.rollback()
  })
  await looking.catch(() => {})
  return seen
}
