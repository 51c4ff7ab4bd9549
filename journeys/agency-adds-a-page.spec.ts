import { expect } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../app/database/client.server'
import { addContent } from '../app/editorial/writing/content-queries.server'
import { site } from '../testing/journey-site'
import { test } from './journey'

const database = openDatabase(site.databaseUrl, () => {})
const { db } = database
const ids = [901, 902]

test.afterAll(async () => {
  await db.execute(sql`delete from pages where id in (902, 901)`)
  await database.close()
})

test('[2.02, 4.01, 2.40] a page the agency adds lives at its menu path, its child below it', async ({
  page,
  request,
}) => {
  const texts = (nl: string, fr: string) => ({ nl, fr })
  const [id, childId] = ids
  await addContent(db, 'page', [
    {
      id,
      name: 'about-us',
      path: '/about-us/',
      status: 'published',
      sort: 90,
      params: {
        title: texts('Over ons', 'À propos'),
        path: texts('over-ons', 'a-propos'),
        content: { nl: '<p>Sinds 1987. <a href="page:contact">Schrijf ons</a>.</p>' },
        css: 'body { display: none }',
      },
    },
    {
      id: childId,
      parentId: id,
      name: 'history',
      path: '/about-us/history/',
      status: 'published',
      params: {
        title: texts('Geschiedenis', 'Histoire'),
        path: texts('geschiedenis', 'histoire'),
        showBreadCrumb: true,
      },
    },
  ])
  await expect(async () => {
    expect((await page.goto('/nl/over-ons/'))?.status()).toBe(200)
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Over ons')
  await expect(page.locator('main').getByRole('link', { name: 'Schrijf ons' })).toHaveAttribute(
    'href',
    '/nl/contact/',
  )
  await expect(page.locator('body')).toBeVisible()

  await page.goto('/fr/a-propos/histoire/')
  const crumbs = page.getByRole('navigation', { name: 'Vous êtes ici' })
  await expect(crumbs.getByRole('link', { name: 'À propos' })).toHaveAttribute(
    'href',
    '/fr/a-propos/',
  )
  const linksOn = async (path: string) =>
    (await (await request.get(path)).text()).match(/\/fr\/a-propos\//g)?.length ?? 0
  // In the menu of every page, and told to search engines.
  for (const path of ['/fr/', '/sitemap-pages.xml']) {
    await expect.poll(() => linksOn(path)).toBeGreaterThan(0)
  }
  // Not written in English, so not there, and no alternate says it is.
  expect((await request.get('/en/over-ons/')).status()).toBe(404)
  expect(await page.locator('link[rel=alternate][hreflang=en]').count()).toBe(0)

  await db.execute(sql`update pages set status = 'draft' where id = ${id}`)
  for (const path of ['/nl/over-ons/', '/nl/over-ons/geschiedenis/']) {
    await expect.poll(async () => (await request.get(path)).status()).toBe(404)
  }
  for (const path of ['/fr/', '/sitemap-pages.xml']) {
    await expect.poll(() => linksOn(path)).toBe(0)
  }
})
