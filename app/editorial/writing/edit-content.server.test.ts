import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { findMovedPath } from '../../web/moved-paths-queries.server'
import { listPages } from '../queries.server'
import { placePage } from './arrange-pages.server'
import { addContent } from './content-queries.server'
import { openContent, publishContent, saveDraft, takeOff } from './edit-content.server'

const { db } = await openTestDatabase()
const saver = { by: 'Els', at: new Date('2026-11-15T10:00:00Z') }
let made = 0

async function aPage(slug: string, more: object = {}) {
  made += 1
  const params = { title: { nl: slug, fr: slug }, path: { nl: slug, fr: `${slug}-fr` } }
  const page = {
    name: `page-${made}`,
    path: `/page-${made}/`,
    status: 'published',
    params,
    ...more,
  }
  const added = await addContent(db, 'page', [page as never])
  return added.outcome === 'added' ? (added.ids[0] ?? 0) : 0
}

async function opened(id: number) {
  const page = await openContent(db, 'page', id)
  if (!page) throw new Error('no such page')
  const params = page.values.params as { title: object; path: object }
  const renamed = (title: string, path = params.path) => ({
    ...page.values,
    params: { ...params, title: { nl: title, fr: title }, path },
  })
  return { ...page, renamed }
}

test('[2.09] a draft changes nothing for visitors; publishing shows it and ends the draft', async () => {
  const id = await aPage('over-ons')
  const first = await opened(id)
  const saved = await saveDraft(db, 'page', id, {
    ...saver,
    seen: first.seen,
    value: first.renamed('Wie wij zijn'),
  })
  expect(saved).toEqual({ outcome: 'saved', seen: { version: 1, draft: 1 } })
  expect((await listPages(db)).find((page) => page.id === id)?.params.title.nl).toBe('over-ons')

  const second = await opened(id)
  expect(second.values.params).toMatchObject({ title: { nl: 'Wie wij zijn' } })
  const { seen, values: value } = second
  expect(await publishContent(db, 'page', id, { seen, value })).toMatchObject({
    outcome: 'published',
    version: 2,
    before: { params: { title: { nl: 'over-ons' } } },
    after: { params: { title: { nl: 'Wie wij zijn' } } },
  })
  expect((await listPages(db)).find((page) => page.id === id)?.params.title.nl).toBe('Wie wij zijn')
  expect((await opened(id)).draft).toBeUndefined()
})

test('whoever saves or publishes over a newer draft or version is told', async () => {
  const id = await aPage('collide')
  const mine = await opened(id)
  const theirs = await opened(id)
  const save = (page: typeof mine, title: string) =>
    saveDraft(db, 'page', id, { ...saver, seen: page.seen, value: page.renamed(title) })
  expect(await save(theirs, 'Zij')).toMatchObject({ outcome: 'saved' })
  expect(await save(mine, 'Ik')).toEqual({ outcome: 'conflict' })
  const change = { seen: mine.seen, value: mine.renamed('Ik') }
  expect(await publishContent(db, 'page', id, change)).toEqual({ outcome: 'conflict' })
  expect((await opened(id)).values.params).toMatchObject({ title: { nl: 'Zij' } })
})

test('of two who publish at once, one is told', async () => {
  const id = await aPage('at-once')
  const { seen, renamed } = await opened(id)
  const publish = (title: string) =>
    db.transaction((tx) => publishContent(tx, 'page', id, { seen, value: renamed(title) }))
  const outcomes = (await Promise.all([publish('A'), publish('B')])).map(({ outcome }) => outcome)
  expect(outcomes.sort()).toEqual(['conflict', 'published'])
})

test('a page that gets another address leads on from the old one, with all below it', async () => {
  const id = await aPage('buurten')
  await aPage('aarschot', { parentId: id })
  const { seen, renamed } = await opened(id)
  const value = renamed('Streken', { nl: 'streken', fr: 'buurten-fr' })
  await publishContent(db, 'page', id, { seen, value })
  expect(await findMovedPath(db, '/nl/buurten/')).toBe('/nl/streken/')
  expect(await findMovedPath(db, '/nl/buurten/aarschot/')).toBe('/nl/streken/aarschot/')
  expect(await findMovedPath(db, '/fr/buurten-fr/')).toBeUndefined()
})

test('an article keeps its readers when its slug changes', async () => {
  await addContent(db, 'category', [{ id: 1, name: { nl: 'Nieuws' }, page: 'news-article' }])
  const texts = { title: { nl: 'Een' }, slug: { nl: 'een' }, categoryId: 1 }
  await addContent(db, 'article', [{ id: 5, ...texts }])
  const article = await openContent(db, 'article', 5)
  if (!article) throw new Error('no such article')
  const value = { ...article.values, slug: { nl: 'twee' } }
  await publishContent(db, 'article', 5, { seen: article.seen, value })
  expect(await findMovedPath(db, '/nl/nieuws/een/')).toBe('/nl/nieuws/twee/')
  await addContent(db, 'article', [{ id: 6, ...texts }])
  const other = { ...article.values, slug: { nl: 'twee' } }
  expect(
    await publishContent(db, 'article', 6, { seen: { version: 1, draft: 0 }, value: other }),
  ).toEqual({ outcome: 'taken', languages: ['nl'] })
})

test.each([
  ['another page', 'buren'],
  ['a page of the house', 'contact'],
  ['a page of the house with a variable part', 'nieuws'],
])('an address of %s is taken', async (_, slug) => {
  if (slug === 'buren') await aPage('buren')
  const parentId = slug === 'nieuws' ? await aPage('nieuws', { name: 'news' }) : null
  const id = await aPage('x', { parentId })
  const { seen, renamed } = await opened(id)
  const value = renamed('x', { nl: parentId ? 'bericht' : slug })
  expect(await publishContent(db, 'page', id, { seen, value })).toEqual({
    outcome: 'taken',
    languages: ['nl'],
  })
})

test('what does not fit is not kept, and says where', async () => {
  const id = await aPage('fits')
  const { seen, values } = await opened(id)
  const value = { ...values, params: { title: {}, path: { nl: 'Hoofd Letters' } } }
  const saved = await saveDraft(db, 'page', id, { ...saver, seen, value })
  expect(saved).toMatchObject({
    outcome: 'invalid',
    issues: expect.arrayContaining([expect.objectContaining({ path: ['params', 'title'] })]),
  })
})

test('a page moves in the menu, but never below itself', async () => {
  const one = await aPage('een')
  const two = await aPage('twee')
  expect(await placePage(db, two, { parentId: one, position: 0 })).toMatchObject({
    outcome: 'placed',
  })
  expect(await findMovedPath(db, '/nl/twee/')).toBe('/nl/een/twee/')
  expect(await placePage(db, one, { parentId: two, position: 0 })).toEqual({
    outcome: 'below itself',
  })
  expect(await placePage(db, two, { parentId: 999_999, position: 0 })).toEqual({
    outcome: 'missing',
  })
})

test('pages keep the order they are given', async () => {
  const parentId = await aPage('ouder')
  const [a, b, c] = [
    await aPage('a', { parentId }),
    await aPage('b', { parentId }),
    await aPage('c', { parentId }),
  ]
  await placePage(db, c, { parentId, position: 0 })
  const children = (await listPages(db)).filter((page) => page.parentId === parentId)
  expect(children.map(({ id }) => id)).toEqual([c, a, b])
})

test('what is taken off the site keeps its draft', async () => {
  const id = await aPage('weg')
  const { seen, renamed } = await opened(id)
  await saveDraft(db, 'page', id, { ...saver, seen, value: renamed('Later') })
  expect(await takeOff(db, 'page', id, seen)).toMatchObject({ outcome: 'taken off' })
  expect((await listPages(db)).some((page) => page.id === id)).toBe(false)
  expect(await opened(id)).toMatchObject({ seen: { version: 2, draft: 1 } })
})
