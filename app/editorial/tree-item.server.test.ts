import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { modulesOf } from './shown/module-content.server'
import { addContent, readContent } from './writing/content-queries.server'

const { db } = await openTestDatabase()

test('[3.11] an item of the tree keeps its number, parent, name and type', async () => {
  await addContent(db, 'tree item', [
    { id: 61, name: 'for-rent' },
    { id: 77, name: 'projects' },
    { id: 78, parentId: 77, name: 'projects-for-sale', webId: 6 },
  ])
  expect(await readContent(db, 'tree item', sql`true order by id`)).toEqual([
    { id: 61, parentId: null, name: 'for-rent', webId: null },
    { id: 77, parentId: null, name: 'projects', webId: null },
    { id: 78, parentId: 77, name: 'projects-for-sale', webId: 6 },
  ])
  await expect(addContent(db, 'tree item', [{ parentId: 999, name: 'x' }])).rejects.toThrow()
})

test('[3.11] a module shows the list that its number in the tree names', async () => {
  await addContent(db, 'page', [
    { id: 1, name: 'a', path: '/a/', status: 'published', params: { title: { nl: 'A' } } },
  ])
  await addContent(db, 'module', [
    { pageId: 1, sort: 1, view: 'card-view', relationType: 'project-list', relationId: 78 },
    { pageId: 1, sort: 2, view: 'card-view', relationType: 'property-list', relationId: 61 },
  ])
  const now = () => new Date('2026-11-15T10:00:00Z')
  const shown = await modulesOf({ db, language: 'nl', now }, 1)
  expect(shown.map(({ content }) => content)).toEqual([
    { type: 'project-list', list: 'projects-for-sale' },
    { type: 'property-list', list: 'for-rent' },
  ])
})
