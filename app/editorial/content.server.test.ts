import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { listPages, listTestimonials } from './queries.server'
import { modulesOf } from './shown/module-content.server'
import { addContent, changeContent, readContent } from './writing/content-queries.server'

const { db } = await openTestDatabase()
const now = () => new Date('2026-11-15T10:00:00Z')
const aPage = { status: 'published', params: { title: { nl: 'Over ons' } } } as const

test('[3.12] what was written comes back whole, and new rows count on', async () => {
  await addContent(db, 'page', [{ ...aPage, id: 40, name: 'about', path: '/about/' }])
  const child = { ...aPage, name: 'history', path: '/history/', parentId: 40 }
  expect(await addContent(db, 'page', [child])).toEqual({ outcome: 'added', ids: [41] })
  const [page] = await readContent(db, 'page', sql`id = 41`)
  expect(page).toMatchObject({ parentId: 40, type: 'page', version: 1, sort: 0, isInMenu: true })
  expect(page?.params).toMatchObject({ showBreadCrumb: false, redirect: false, isActiveSEO: true })
  expect(page?.createDate).toBeInstanceOf(Date)
  expect(page?.modifyDate).toBeInstanceOf(Date)
})

test.each([
  ['a page without a title', { ...aPage, params: { title: {} }, name: 'x', path: '/x/' }],
  ['an address that is none', { ...aPage, name: 'x', path: 'x y' }],
  ['an unknown state', { ...aPage, status: 'deleted', name: 'x', path: '/x/' }],
  [
    'a redirect to a script',
    {
      ...aPage,
      name: 'x',
      path: '/x/',
      params: { title: { nl: 'x' }, redirectUrl: { nl: 'javascript:alert(1)' } },
    },
  ],
])('[3.12] %s is not written', async (_, input) => {
  expect(await addContent(db, 'page', [input as never])).toMatchObject({ outcome: 'invalid' })
})

test('a row that broke in the database is left out, the others stand', async () => {
  await db.execute(sql`
    insert into pages (id, name, path, status, params)
    values (90, 'broken', '/broken/', 'published', '{"title": "not translated"}')`)
  const names = (await listPages(db)).map(({ name }) => name)
  expect(names).toContain('about')
  expect(names).not.toContain('broken')
})

test('whoever saves second is told, and overwrites nothing', async () => {
  const { params } = (await readContent(db, 'page', sql`id = 40`))[0] ?? {}
  const input = { ...aPage, name: 'about', path: '/about/', params: params ?? aPage.params }
  expect(await changeContent(db, 'page', 40, 1, input)).toEqual({ outcome: 'changed', version: 2 })
  expect(await changeContent(db, 'page', 40, 1, input)).toEqual({ outcome: 'conflict' })
})

test('rich text is cleaned when it is written and again when it is read', async () => {
  const evil = '<h2>Kopen</h2><img src=x onerror=alert(1)><a href="javascript:x">hier</a>'
  await addContent(db, 'category', [{ id: 7, name: { nl: 'Vragen' } }])
  await addContent(db, 'article', [
    { id: 70, categoryId: 7, slug: { nl: 'een' }, title: { nl: 'Een' }, body: { nl: evil } },
  ])
  const stored = await db.execute<{ body: string }>(sql`select body::text from articles`)
  expect(stored.rows[0]?.body).not.toMatch(/onerror|javascript/)

  await db.execute(sql`update articles set body = jsonb_build_object('nl', ${evil}::text)`)
  const [article] = await readContent(db, 'article')
  expect(article?.body.nl).toBe('<h2>Kopen</h2><a>hier</a>')
})

test('[3.13] [9.18] no module may ask for more than four', async () => {
  const module = { pageId: 40, view: 'card-view', relationType: 'category', relationId: 7 } as const
  expect(await addContent(db, 'module', [{ ...module, maxItems: 5 }])).toMatchObject({
    outcome: 'invalid',
    complaint: expect.stringContaining('maxItems'),
  })
  expect(await addContent(db, 'module', [{ ...module, numberItemOfRow: 5 }])).toMatchObject({
    outcome: 'invalid',
  })
  await addContent(db, 'module', [module])
  expect((await readContent(db, 'module'))[0]).toMatchObject({
    maxItems: 4,
    numberItemOfRow: 4,
    span: 12,
    position: 'contentRow',
  })
})

test('[3.13] a module that points at nothing is left out, the page still stands', async () => {
  const one = { pageId: 41, view: 'single-view' } as const
  await addContent(db, 'module', [
    { ...one, sort: 3, relationType: 'article', relationId: 70 },
    { ...one, sort: 1, relationType: 'article', relationId: 999 },
    { ...one, sort: 1, relationType: 'external', relationId: 999 },
    { ...one, sort: 1, relationType: 'stats-view', relationId: 999 },
    { ...one, sort: 1, relationType: 'property-list', relationId: 999 },
    { ...one, sort: 1, relationType: 'category', relationId: 999 },
    { ...one, sort: 2, relationType: 'contact', relationId: 10 },
    { ...one, sort: 0, relationType: 'contact', relationId: 10, status: 'draft' },
  ])
  const shown = await modulesOf({ db, language: 'nl', now }, 41)
  expect(shown.map(({ content }) => content.type)).toEqual(['contact', 'article'])
  // Not written in French, so not there in French.
  const french = await modulesOf({ db, language: 'fr', now }, 41)
  expect(french.map(({ content }) => content.type)).toEqual(['contact'])
})

test.each([
  ['2026-12-31T22:59:59Z', '39'],
  ['2026-12-31T23:00:00Z', '40'],
])('at %s the years since 1987 are %s', async (moment, years) => {
  await db.execute(sql`delete from modules`)
  await db.execute(sql`delete from figures`)
  const value = { kind: 'years-since', year: 1987 } as const
  await addContent(db, 'figure', [{ groupId: 1, value, label: { nl: 'jaar ervaring' } }])
  const module = { pageId: 41, view: 'single-view', relationType: 'stats-view' } as const
  await addContent(db, 'module', [{ ...module, relationId: 1 }])
  const told = await modulesOf({ db, language: 'nl', now: () => new Date(moment) }, 41)
  expect(told[0]?.content).toMatchObject({ figures: [{ value: years }] })
})

test('a testimonial is read once it is approved', async () => {
  const words = { name: 'An', kind: 'sale', rating: 5, text: { nl: 'Goed' } } as const
  await addContent(db, 'testimonial', [words, { ...words, approval: 'approved', name: 'Luc' }])
  expect((await listTestimonials(db)).map(({ name }) => name)).toEqual(['Luc'])
})
