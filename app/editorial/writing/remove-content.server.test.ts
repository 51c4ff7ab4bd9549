import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { listPages } from '../queries.server'
import { placePage } from './arrange-pages.server'
import { addContent, findContent } from './content-queries.server'
import { openContent, saveDraft } from './edit-content.server'
import { openSection, publishSection, saveSectionDraft } from './edit-section.server'
import { createContent } from './new-content.server'
import { deleteContent, findUsers } from './remove-content.server'

const { db } = await openTestDatabase()
const saver = { by: 'Els', at: new Date('2026-11-15T10:00:00Z') }

async function aPage(slug: string, more: object = {}) {
  const params = { title: { nl: slug }, path: { nl: slug } }
  const page = { name: slug, path: `/${slug}/`, status: 'published', params, ...more }
  const added = await addContent(db, 'page', [page as never])
  return added.outcome === 'added' ? (added.ids[0] ?? 0) : 0
}

test('what others need is not removed, and they are named', async () => {
  const picture = {
    filename: `${'a'.repeat(64)}.webp`,
    originalname: 'huis.webp',
    url: '/images/pictures/aa/a.webp',
    mimetype: 'image/webp' as const,
    destination: 'pictures/aa',
    width: 10,
    height: 10,
  }
  await addContent(db, 'image', [{ id: 1, ...picture }])
  const id = await aPage('met-foto')
  const page = await openContent(db, 'page', id)
  if (!page) throw new Error('no such page')
  const { seen, values } = page
  const value = { ...values, params: { ...page.content.params, image: 1 } }
  await saveDraft(db, 'page', id, { ...saver, seen, value })
  expect(await deleteContent(db, 'image', 1)).toMatchObject({
    outcome: 'in use',
    users: [{ kind: 'page', id: `${id}`, isDraft: true }],
  })
  await deleteContent(db, 'page', id)
  expect(await findUsers(db, 'image', 1)).toEqual([])
  expect(await deleteContent(db, 'image', 1)).toMatchObject({ outcome: 'removed' })
  expect(await findContent(db, 'image', 1)).toBeUndefined()
})

test('a page with pages below it stays, and so does one that the code leads to', async () => {
  const id = await aPage('boven')
  await aPage('onder', { parentId: id })
  expect(await deleteContent(db, 'page', id)).toMatchObject({ outcome: 'in use' })
  const contact = await aPage('contact', { name: 'contact' })
  expect(await deleteContent(db, 'page', contact)).toEqual({ outcome: 'of the house' })
})

test('a section is drafted and published like a page', async () => {
  const first = await openSection(db, 'popup')
  const value = { ...first.values, title: { nl: 'Opendeurdag' } }
  const saved = await saveSectionDraft(db, 'popup', { ...saver, seen: first.seen, value })
  expect(saved).toEqual({ outcome: 'saved', seen: { version: 0, draft: 1 } })
  expect((await openSection(db, 'popup')).content).toMatchObject({ title: {} })
  const seen = { version: 0, draft: 1 }
  expect(await publishSection(db, 'popup', { seen, value })).toMatchObject({
    outcome: 'published',
    version: 1,
  })
  expect(await publishSection(db, 'popup', { seen, value })).toEqual({ outcome: 'conflict' })
  const drafts = await db.execute(sql`select 1 from drafts where kind = 'section'`)
  expect(drafts.rows).toEqual([])
})

test('a picture that went meanwhile is told, not stumbled over', async () => {
  const id = await aPage('foto-weg')
  const page = await openContent(db, 'page', id)
  if (!page) throw new Error('no such page')
  const value = { ...page.values, params: { ...page.content.params, image: 404 } }
  const gone = { outcome: 'invalid', issues: [{ path: ['params', 'image'], message: 'gone' }] }
  expect(await saveDraft(db, 'page', id, { ...saver, seen: page.seen, value })).toEqual(gone)
  expect(await createContent(db, 'page', value)).toEqual(gone)
})

test('what is new comes last, is seen by nobody, and never takes the name of another', async () => {
  const value = { params: { title: { nl: 'Wie wij zijn' }, path: { nl: 'wie' } } }
  const [first, second] = [
    await createContent(db, 'page', value),
    await createContent(db, 'page', value, { parentId: null }),
  ]
  expect(first).toMatchObject({ after: { name: 'wie-wij-zijn', status: 'draft', version: 1 } })
  expect(second).toMatchObject({ after: { name: 'wie-wij-zijn-2', path: '/wie-wij-zijn-2/' } })
  expect((await listPages(db)).map(({ name }) => name)).not.toContain('wie-wij-zijn')
})

test('two moves at once make no circle', async () => {
  const [one, two] = [await aPage('cirkel-een'), await aPage('cirkel-twee')]
  const under = (id: number, parentId: number) =>
    db.transaction((tx) => placePage(tx, id, { parentId, position: 0 }))
  const outcomes = (await Promise.all([under(one, two), under(two, one)])).map(
    (each) => each.outcome,
  )
  expect(outcomes.sort()).toEqual(['below itself', 'placed'])
})
