import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import {
  findArticle,
  findExternalBlock,
  findMemberByEmail,
  listArticles,
  listCategories,
  listFigures,
  listMembers,
  listModules,
} from './queries.server'
import { addContent } from './writing/content-queries.server'

const { db } = await openTestDatabase()
const named = { nl: 'Titel' }
const email = 'els@baksteen.example'
const source = 'https://partner.example/'
const value = { kind: 'number', number: 1 } as const
for (const [id, status] of [
  [1, 'published'],
  [2, 'draft'],
] as const) {
  await addContent(db, 'category', [{ id, name: named }])
  await addContent(db, 'article', [
    { id, categoryId: 1, title: named, slug: { nl: `a-${id}` }, status },
  ])
  await addContent(db, 'team member', [
    { id, categoryId: 1, name: `Els ${id}`, email: `${id}${email}`, function: named, status },
  ])
  await addContent(db, 'figure', [{ id, groupId: 1, value, label: named, status }])
  const block = { title: named, button: named, kind: 'frame', source } as const
  await addContent(db, 'external block', [{ id, ...block, status }])
}

const shown = { view: 'single-view', relationType: 'contact', relationId: 1 } as const
await addContent(db, 'page', [
  { id: 1, name: 'a', path: '/a/', status: 'published', params: { title: named } },
])
await addContent(db, 'module', [
  { id: 1, pageId: 1, ...shown },
  { id: 2, pageId: 1, ...shown, status: 'draft' },
])
await addContent(db, 'category', [{ id: 3, name: named, status: 'draft' }])

const idsOf = (found: { id: number }[]) => found.map(({ id }) => id)

test('[4.01] an article, colleague, figure or block in draft is in no list', async () => {
  expect(idsOf(await listArticles(db, [1]))).toEqual([1])
  expect(idsOf(await listMembers(db, [1]))).toEqual([1])
  expect(idsOf(await listFigures(db, 1))).toEqual([1])
})

test('[4.01] a module or category in draft is on no page', async () => {
  expect(idsOf(await listModules(db, 1))).toEqual([1])
  expect(idsOf(await listCategories(db))).toEqual([1, 2])
})

test('[4.01] nor is one found by who knows its number or address', async () => {
  expect(await findArticle(db, 1)).toBeDefined()
  expect(await findArticle(db, 2)).toBeUndefined()
  expect(await findExternalBlock(db, 1)).toBeDefined()
  expect(await findExternalBlock(db, 2)).toBeUndefined()
  expect(await findMemberByEmail(db, `1${email}`, 'nl')).toBeDefined()
  expect(await findMemberByEmail(db, `2${email}`, 'nl')).toBeUndefined()
})
