import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertAccount } from '../app/accounts/queries.server'
import { openSession } from '../app/accounts/sessions/session.server'
import { readConfiguration } from '../app/configuration/site-configuration'
import { listModules, listPages } from '../app/editorial/queries.server'
import { addContent } from '../app/editorial/writing/content-queries.server'
import { openContent, saveDraft } from '../app/editorial/writing/edit-content.server'
import { openSection, saveSectionDraft } from '../app/editorial/writing/edit-section.server'
import { findProjectDetail } from '../app/projects/detail-queries.server'
import { writeProjects } from '../app/projects/queries.server'
import { aProject } from '../app/projects/testing'
import { findCard } from '../app/properties/queries.server'
import { aProperty, insertProperties } from '../app/properties/testing'
import type { Tools } from '../app/site/site.server'
import { previewPass } from '../app/web/preview.server'
import { createSigner } from '../app/web/signed-link.server'
import { openTestDatabase } from '../testing/test-database'
import { backToPreview, isPreviewExpired, makePreview, previewedBy } from './preview'

const { db } = await openTestDatabase()
const now = () => new Date('2026-11-15T10:00:00Z')
const signer = createSigner('secret')
const read = readConfiguration({})
const configuration = read.outcome === 'read' ? read.configuration : undefined
const origin = 'http://localhost'
const tools = {
  db,
  now,
  signer,
  origin,
  siteConfiguration: () => configuration,
} as unknown as Tools
const saver = { by: 'Els', at: now() }

const page = (id: number, status: 'draft' | 'published', parentId: number | null = null) => ({
  id,
  status,
  parentId,
  name: `p-${id}`,
  path: `/p-${id}/`,
  params: { title: { nl: `Pagina ${id}` }, path: { nl: `p-${id}` } },
})
await addContent(db, 'page', [page(1, 'published'), page(2, 'draft'), page(3, 'draft', 2)])
const module = { view: 'single-view', relationType: 'contact', relationId: 1 } as const
await addContent(db, 'module', [{ id: 1, pageId: 2, status: 'draft', ...module }])
const first = await openContent(db, 'page', 1)
await saveDraft(db, 'page', 1, {
  ...saver,
  seen: { version: 1, draft: 0 },
  value: { ...first?.values, params: { title: { nl: 'Anders' }, path: { nl: 'p-1' } } },
})
const { values } = await openSection(db, 'brand')
await saveSectionDraft(db, 'brand', {
  ...saver,
  seen: { version: 0, draft: 0 },
  value: { ...values, name: 'Nieuwe naam' },
})

async function shown(what: Parameters<typeof makePreview>[1]['what']) {
  const answer = await makePreview(tools, { what }, async (drafted) => {
    const titles = (await listPages(drafted.db)).map(({ params }) => params.title.nl)
    const modules = (await listModules(drafted.db, 2)).length
    return Response.json({ titles, modules, name: drafted.agency().name })
  })
  return answer.json()
}

test('[2.09] staff see all drafts and all that is new', async () => {
  expect(await shown('everything')).toEqual({
    titles: ['Anders', 'Pagina 2', 'Pagina 3'],
    modules: 1,
    name: 'Nieuwe naam',
  })
})

test('[2.09] a link shows one page with what it needs, and no other draft', async () => {
  expect(await shown({ kind: 'page', id: '3' })).toEqual({
    titles: ['Pagina 1', 'Pagina 2', 'Pagina 3'],
    modules: 0,
    name: 'Baksteen',
  })
  expect(await shown({ kind: 'page', id: '2' })).toMatchObject({
    titles: ['Pagina 1', 'Pagina 2'],
    modules: 1,
  })
  expect(await shown({ kind: 'section', id: 'brand' })).toMatchObject({
    titles: ['Pagina 1'],
    name: 'Nieuwe naam',
  })
})

test('[2.09] nothing of a preview stays behind', async () => {
  await shown('everything')
  await makePreview(tools, { what: 'everything' }, async ({ db: tx }) => {
    await tx.execute(sql`insert into moved_paths (path, target) values ('/a/', '/b/')`)
    return new Response('made')
  })
  expect((await listPages(db)).map(({ params }) => params.title.nl)).toEqual(['Pagina 1'])
  expect((await db.execute(sql`select 1 from moved_paths`)).rows).toEqual([])
})

test('[2.09] a preview that fails tells why', async () => {
  const made = makePreview(tools, { what: 'everything' }, () => Promise.reject(new Error('broken')))
  await expect(made).rejects.toThrow('broken')
})

test('[2.09] staff whose code is in see everything', async () => {
  const account = await insertAccount(db, {
    email: 'els@example.be',
    name: 'Els',
    role: 'editor',
    language: 'nl',
    createdAt: now(),
  })
  if (!account) throw new Error('no account')
  const at = async (path: string, isComplete: boolean) => {
    const cookie = `session=${await openSession(tools, account, { device: 'test' }, isComplete)}`
    return previewedBy(new Request(`http://localhost${path}`, { headers: { cookie } }), tools)
  }
  expect(await at('/nl/preview/te-koop/', true)).toEqual({ what: 'everything' })
  expect(await at('/nl/preview/', true)).toEqual({ what: 'everything' })
  expect(await at('/nl/preview/?unsaved', true)).toEqual({
    what: 'everything',
    typedBy: account.id,
  })
  expect(await at('/nl/preview/?unsaved', false)).toBeUndefined()
  expect(await at('/nl/preview/', false)).toBeUndefined()
  expect(await at('/nl/te-koop/', true)).toBeUndefined()
})

test.each([
  ['without a link', '', undefined],
  ['with a link', `?pass=${previewPass(signer, { kind: 'page', id: '2' }, now())}`, '2'],
  ['with an old link', `?pass=${previewPass(signer, { kind: 'page', id: '2' }, new Date(0))}`, ''],
  ['with a link for something else', `?pass=${signer.sign('upload', { id: '2' }, now())}`, ''],
  ['with a forged link', '?pass=e30.AAAA', ''],
])('[2.09] a visitor %s', async (_, query, id) => {
  const at = (path: string) => previewedBy(new Request(`http://localhost${path}${query}`), tools)
  expect(await at('/nl/preview/p-2/')).toEqual(id ? { what: { kind: 'page', id } } : undefined)
  expect(await at('/nl/p-2/')).toBeUndefined()
})

test('[2.09] so does a project', async () => {
  const draft = aProject({ isPublished: false })
  await writeProjects(db, [draft])
  const seen = await makePreview(
    tools,
    { what: { kind: 'project', id: `${draft.id}` } },
    async ({ db: tx }) => Response.json((await findProjectDetail(tx, draft.id)).outcome),
  )
  expect(await seen.json()).toBe('found')
  expect((await findProjectDetail(db, draft.id)).outcome).toBe('unknown')
})

test('[2.09] a property shows before it is published: at its own address, or with a link of its own', async () => {
  const draft = aProperty({ isPublished: false })
  await insertProperties(db, [draft])
  const isSeen = async (what: Parameters<typeof makePreview>[1]['what'], path: string) => {
    const look = async ({ db: tx }: Tools) => Response.json(!!(await findCard(tx, draft.id)))
    return (await makePreview(tools, { what }, look, path)).json()
  }
  expect(await isSeen('everything', `/nl/preview/te-koop/gent/huis/${draft.id}/`)).toBe(true)
  expect(await isSeen('everything', '/nl/preview/te-koop/')).toBe(false)
  expect(await isSeen({ kind: 'property', id: `${draft.id}` }, '/nl/preview/')).toBe(true)
  expect(await isSeen({ kind: 'property', id: '1' }, `/nl/preview/a/b/c/${draft.id}/`)).toBe(false)
  expect(await findCard(db, draft.id)).toBeUndefined()
})

test('[2.09] a link is said to have expired only when it was ours', () => {
  const asked = (until: string, path = '/nl/preview/p-2/') => {
    const pass = previewPass(signer, { kind: 'page', id: '2' }, new Date(until))
    return isPreviewExpired(new Request(`${origin}${path}?pass=${pass}`), tools)
  }
  expect(asked('2026-11-15T09:59:00Z')).toBe(true)
  expect(asked('2026-11-15T10:01:00Z')).toBe(false)
  expect(asked('2026-11-15T09:59:00Z', '/nl/p-2/')).toBe(false)
  expect(isPreviewExpired(new Request(`${origin}/nl/preview/?pass=a.b`), tools)).toBe(false)
  expect(isPreviewExpired(new Request(`${origin}/nl/preview/`), tools)).toBe(false)
})

test.each([
  ['POST', '/nl/preview/aanvraag/bod/1/?pass=a', 404, 303],
  ['POST', '/nl/preview/afspraak/?property=1', 410, 303],
  ['POST', '/nl/preview/contact/', 422, 422],
  ['POST', '/nl/aanvraag/bod/1/', 404, 404],
  ['GET', '/nl/preview/aanvraag/bod/1/', 404, 404],
])('[2.09] %s %s that answered %i answers %i', (method, path, made, told) => {
  const answer = backToPreview(
    new Request(`${origin}${path}`, { method }),
    new Response('', { status: made }),
  )
  expect(answer.status).toBe(told)
  expect(answer.headers.get('location')).toBe(told === 303 ? path : null)
})
