import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { openFileStore } from '../files/file-store.server'
import { listChanges } from '../journal/queries.server'
import { findProjectDetail } from '../projects/detail-queries.server'
import { listProjectCards } from '../projects/list-queries.server'
import { findProject } from '../projects/office-queries.server'
import { noPlanning } from '../projects/planning'
import { type ProjectEdit, toProjectEdit } from '../projects/project-edit'
import { writeProjects } from '../projects/queries.server'
import { saveFeedProjects } from '../projects/save-feed-projects.server'
import { propertyNews } from '../properties/stored/property-news.server'
import { addFiles } from './add-files.server'
import { arrangeFiles, followFeedFiles } from './arrange-files.server'
import { createStock } from './create-stock.server'
import { publishForPreview } from './publish-for-preview.server'
import { changeState, saveStock } from './save-stock.server'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [propertyNews])
const files = openFileStore(await mkdtemp(path.join(tmpdir(), 'baksteen-projects-')))
const by = { id: '00000000-0000-7000-8000-000000000001', name: 'An Agent' }
const kind = 'project'
const tools = { db, jobs, files, now: () => new Date('2026-11-15T10:00:00Z') }

beforeEach(async () => {
  await db.execute(
    sql`truncate projects, gone_projects, properties, property_types, changes cascade`,
  )
  // The queue looks after its table meanwhile: only rows go, since a truncate would lock them both out.
  await db.execute(sql`delete from pgboss.job`)
  await db.execute(
    sql`insert into property_types (web_id, name, show_order) values (2, '{"nl":"Appartement"}', 1)`,
  )
})

const draft = {
  title: { nl: 'Demerhof', fr: 'Cour du Démer' },
  goal: 'sale' as const,
  webId: 2,
  zip: '3200',
  city: 'Aarschot',
  number: '',
}
const read = async (id: number) => {
  const row = await findProject(db, id)
  if (!row) throw new Error('no such project')
  return row
}
const go = async (id: number, state: 'publish' | 'withdraw') =>
  (await changeState(tools, { of: { kind, id }, by, state, version: (await read(id)).version }))
    .outcome
const illustrate = (id: number) =>
  db.execute(sql`update projects set pictures = '[{"id":1,"hash":"x","alt":{}}]' where id = ${id}`)
async function save(id: number, change: Partial<ProjectEdit>, giveBack?: string[]) {
  const row = await read(id)
  const edit = { ...toProjectEdit(row), ...change }
  return saveStock(tools, { of: { kind, id }, by, version: row.version, edit, giveBack })
}
const seen = async (id: number) => (await findProjectDetail(db, id)).outcome
const pictures = (reds: number[]) =>
  Promise.all(
    reds.map(async (red) => {
      const background = { r: red, g: 9, b: 9 }
      const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } })
      return { name: `${red}.png`, bytes: await picture.png().toBuffer() }
    }),
  )

test('[3.08] a project of the office is hidden until it is published, and gone when withdrawn', async () => {
  const id = await createStock(tools, { kind, by, made: draft })
  expect(await read(id)).toMatchObject({ number: `P${id}`, webIdName: { nl: 'Appartement' } })
  expect(await seen(id)).toBe('unknown')
  await save(id, { description: { nl: 'Aan de Demer<script>' }, priceMinCents: 24_900_000 })
  expect(await go(id, 'withdraw')).toBe('refused')
  expect(await go(id, 'publish')).toBe('incomplete')
  await illustrate(id)
  expect(await go(id, 'publish')).toBe('saved')
  const { cards } = await listProjectCards(db, 'sale', 1, 'fr')
  expect(cards).toMatchObject([{ id, title: 'Cour du Démer', fromCents: 24_900_000 }])
  expect((await read(id)).description.nl).toBe('<p>Aan de Demer</p>')
  expect(await go(id, 'publish')).toBe('refused')
  expect(await go(id, 'withdraw')).toBe('saved')
  expect(await seen(id)).toBe('gone')
  expect((await listProjectCards(db, 'sale', 1, 'nl')).total).toBe(0)
  const changes = await listChanges(db, { kind: 'project', id: `${id}` })
  expect(changes.map(({ action }) => action)).toEqual(['withdraw', 'publish', 'change', 'create'])
})

test('[3.08] a property made in the project is a unit of it', async () => {
  const projectId = await createStock(tools, { kind, by, made: draft })
  await illustrate(projectId)
  await go(projectId, 'publish')
  const property = {
    reference: 'A-01',
    goal: 'sale' as const,
    type: 2,
    zip: '3200',
    city: 'Aarschot',
  }
  const id = await createStock(tools, { kind: 'property', by, made: { ...property, projectId } })
  await db.execute(sql`update properties set price_cents = 1 where id = ${id}`)
  const of = { kind: 'property' as const, id }
  await changeState(tools, { of, version: 1, by, state: 'publish', isSure: true })
  const found = await findProjectDetail(db, projectId)
  expect(found.outcome === 'found' && found.unitsIn('nl').map((unit) => unit.id)).toEqual([id])
})

test('[3.08] pictures and papers of a project are kept and arranged like those of a property', async () => {
  const id = await createStock(tools, { kind, by, made: draft })
  const of = { kind: 'project' as const, id }
  const uploads = await pictures([1, 99])
  const added = await addFiles(tools, { of, by, shelf: 'pictures', uploads })
  expect(added).toEqual({ outcome: 'saved', refused: [], added: 2 })
  const { version } = await read(id)
  const items = [2, 1].map((each) => ({
    id: each,
    words: { nl: `${each}` },
    requiresApproval: false,
  }))
  const wish = { of, by, shelf: 'pictures' as const, items, version }
  expect((await arrangeFiles(tools, wish)).outcome).toBe('saved')
  expect((await arrangeFiles(tools, wish)).outcome).toBe('stale')
  expect((await read(id)).pictures.map(({ id: each, alt }) => [each, alt.nl])).toEqual([
    [2, '2'],
    [1, '1'],
  ])
  const pdf = { name: 'Lastenboek.pdf', bytes: Buffer.from('%PDF-1.4\ntrailer<<>>\n%%EOF') }
  await addFiles(tools, { of, by, shelf: 'documents', uploads: [pdf] })
  expect((await read(id)).documents).toMatchObject([{ name: { nl: 'Lastenboek' } }])
})

test('[7.01] of a project of the feed the office decides field by field, and gives back', async () => {
  const id = await createStock(tools, { kind, by, made: draft })
  await writeProjects(db, [{ ...(await read(id)), source: 'feed', isPublished: true }])
  await save(id, { goal: 'rent', title: { nl: 'Demerhof', fr: 'Le Démer' } })
  await addFiles(tools, {
    of: { kind: 'project', id },
    by,
    shelf: 'pictures',
    uploads: await pictures([7]),
  })
  const decided = await read(id)
  expect(Object.keys(decided.overrides).sort()).toEqual([
    'goal',
    'goalNumber',
    'pictures',
    'title.fr',
  ])
  const { version } = decided
  await followFeedFiles(tools, { of: { kind: 'project', id }, by, version, shelf: 'pictures' })
  await save(id, {}, ['goal'])
  expect(await read(id)).toMatchObject({ goal: 'sale', goalNumber: 0, pictures: [] })
  expect(Object.keys((await read(id)).overrides)).toEqual(['title.fr'])
})

test('the phases that the office wrote stay when the feed comes again', async () => {
  const id = await createStock(tools, { kind, by, made: draft })
  await writeProjects(db, [{ ...(await read(id)), source: 'feed', isPublished: true }])
  const planning = { ...noPlanning(), worksOn: '2026-06-01' }
  await save(id, { planning })
  const { source, publishedAt, changedAt, hiddenAt, overrides, feedValues, version, ...told } =
    await read(id)
  expect(Object.keys(overrides)).toEqual(['planning.worksOn'])
  await saveFeedProjects(db, [{ ...told, planning: noPlanning(), zip: '3201' }], tools.now())
  expect(await read(id)).toMatchObject({ zip: '3201', planning })
})

test('a stale save of a project changes nothing and shows what is there', async () => {
  const id = await createStock(tools, { kind, by, made: draft })
  const edit = toProjectEdit(await read(id))
  await save(id, { city: 'Leuven' })
  const answer = await saveStock(tools, { of: { kind, id }, by, version: 1, edit })
  expect(answer).toMatchObject({ outcome: 'stale', row: { city: 'Leuven', version: 2 } })
  expect(await saveStock(tools, { of: { kind, id: 5 }, by, version: 1, edit })).toEqual({
    outcome: 'unknown',
  })
})

test('a preview shows a project before its time', async () => {
  const id = await createStock(tools, { kind, by, made: draft })
  const shown = db.transaction(async (tx) => {
    await publishForPreview(tx, { kind: 'project', id }, { now: tools.now() })
    expect((await findProjectDetail(tx, id)).outcome).toBe('found')
    tx.rollback()
  })
  await expect(shown).rejects.toThrow()
  expect(await seen(id)).toBe('unknown')
})
