import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { listChanges, readJournal } from '../../journal/queries.server'
import { addPicture } from './add-picture.server'
import {
  arrangeContent,
  arrangeModules,
  arrangePage,
  orderedModules,
} from './arrange-content.server'
import { addContent, readContent } from './content-queries.server'
import { openContent } from './edit-content.server'
import { openSection } from './edit-section.server'
import { create, discard, keepDraft, publish, remove } from './publish-content.server'
import { discardSection, keepSectionDraft, publishAndNote } from './publish-section.server'

const { db } = await openTestDatabase()
const staff = { id: randomUUID(), name: 'Els' }
const writer = { db, staff, now: () => new Date('2026-11-15T10:00:00Z') }
const journalOf = async (kind: string, id: number | string) =>
  (await listChanges(db, { kind, id: `${id}` })).map(({ action }) => action).reverse()

const pageValue = (name: string) => ({ params: { title: { nl: name }, path: { nl: name } } })

async function newPage(name: string): Promise<number> {
  const added = await create(writer, 'page', pageValue(name))
  if (added.outcome !== 'added') throw new Error(JSON.stringify(added))
  return added.id
}

test('every step of a page is in the journal, and only what was done', async () => {
  const id = await newPage('stappen')
  const opened = await openContent(db, 'page', id)
  const seen = { version: opened?.content.version ?? 0, draft: opened?.seen.draft ?? 0 }
  const value = pageValue('andere-titel')
  expect((await keepDraft(writer, 'page', id, { seen, value })).outcome).toBe('saved')
  expect((await keepDraft(writer, 'page', id, { seen, value })).outcome).toBe('conflict')
  await discard(writer, 'page', id)
  await discard(writer, 'page', id)
  const published = await publish(writer, 'page', id, { seen: { ...seen, draft: 0 }, value })
  expect(published.outcome).toBe('published')
  expect((await remove(writer, 'page', id)).outcome).toBe('removed')
  expect(await journalOf('page', id)).toEqual(['create', 'draft', 'discard', 'publish', 'remove'])
})

test('where a page goes is decided on the menu as it is then', async () => {
  const [one, other] = [await newPage('eerste'), await newPage('tweede')]
  const outcome = await arrangePage(writer, (pages) =>
    pages.some(({ id }) => id === one) ? { id: other, parentId: one, position: 0 } : undefined,
  )
  expect(outcome).toBe('placed')
  expect(await arrangePage(writer, () => undefined)).toBe('nowhere')
  expect(await journalOf('page', other)).toEqual(['create', 'arrange'])
  const pages = await readContent(db, 'page')
  expect(pages.find(({ id }) => id === other)?.parentId).toBe(one)
})

test('modules and lists keep the order they are given', async () => {
  const pageId = await newPage('modules')
  const module = { relationType: 'property-list', relationId: 1, view: 'card-view', pageId }
  await addContent(db, 'module', [module, module, module] as never)
  const ids = async () => (await orderedModules(writer, pageId)).map(({ id }) => id)
  const before = await ids()
  expect(before).toHaveLength(3)
  await arrangeModules(writer, pageId, (each) => each.toReversed())
  expect(await ids()).toEqual(before.toReversed())
  expect(await journalOf('page', pageId)).toEqual(['create', 'arrange'])

  const [id = 0] = before
  await arrangeContent(writer, { kind: 'module', id }, { before: await ids(), after: before })
  expect(await ids()).toEqual(before)
  expect(await journalOf('module', id)).toEqual(['arrange'])
})

const countPictures = async () =>
  (await readJournal(db, { kind: 'image', limit: 100 })).length +
  (await readContent(db, 'image')).length

test('a picture that does not fit is not kept, nor noted', async () => {
  const picture = {
    filename: `${'a'.repeat(64)}.webp`,
    originalname: 'a.webp',
    url: '/images/pictures/a.webp',
    mimetype: 'image/webp',
    destination: 'pictures/aa',
    width: 10,
    height: 10,
    tone: null,
  }
  const id = (await addPicture(writer, picture)) ?? 0
  expect(await journalOf('image', id)).toEqual(['create'])
  const noted = await countPictures()
  await expect(addPicture(writer, { ...picture, width: -1 })).rejects.toThrow()
  expect(await countPictures()).toBe(noted)
})

test('a section is drafted, discarded and published, each with its line', async () => {
  const { values, seen } = await openSection(db, 'popup')
  expect((await keepSectionDraft(writer, 'popup', { seen, value: values })).outcome).toBe('saved')
  await discardSection(writer, 'popup')
  const published = await publishAndNote(writer, 'popup', { seen, value: values })
  expect(published.outcome).toBe('published')
  expect(await journalOf('section', 'popup')).toEqual(['draft', 'discard', 'publish'])
})
