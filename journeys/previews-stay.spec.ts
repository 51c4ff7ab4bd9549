import { expect, type Page } from '@playwright/test'
import { plantProperties } from '../testing/journey-properties'
import { site } from '../testing/journey-site'
import { signInAs } from '../testing/staff'
import { askSite } from './ask-site'
import { ask } from './expect-one-step'
import { test } from './journey'
import { recordOthers } from './others'
import { findAt } from './pages/found'

const moves = {
  '/preview/': '/nl/preview/',
  '/preview/for-sale/': '/nl/preview/te-koop/',
  '/nl/preview/?lng=fr': '/fr/preview/',
  '/nl/preview/te-koop/?lng=fr&page=1': '/fr/preview/a-vendre/',
  '/nl/preview/te-koop/?city=Leuven': '/nl/preview/te-koop/?city=Leuven%7C3000',
  '/fr/preview/te-koop/': '/fr/preview/a-vendre/',
  '/NL/Preview/Contact': '/nl/preview/contact/',
  '/preview/contact/?lng=en': '/en/preview/contact/',
}
for (const [from, to] of Object.entries(moves)) {
  test(`[2.09] ${from} leads to ${to}`, async ({ baseURL }) => {
    const { location } = await ask(baseURL, from)
    expect(location).toBe(to)
    expect(await ask(baseURL, to)).toMatchObject({ status: 200, cache: 'private, no-store' })
    expect(await ask(baseURL, from, 'HEAD')).toMatchObject({ location })
  })
}

/** Links of ours that would leave the preview. */
async function waysOut(page: Page) {
  const links = await page
    .locator('a[href], form[action]')
    .evaluateAll((all) =>
      all.map((each) => each.getAttribute('href') ?? each.getAttribute('action') ?? ''),
    )
  expect(links.length).toBeGreaterThan(10)
  return links.filter((link) => /^\/(nl|fr|en)\//.test(link) && !/^\/..\/preview\//.test(link))
}

const pages = [
  '/nl/preview/',
  '/nl/preview/te-koop/',
  '/nl/preview/diensten/',
  '/nl/preview/nergens/',
]
test('[2.09] no link of a preview leads out of it', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path)
    expect(await waysOut(page), path).toEqual([])
  }
  await page.goto('/nl/preview/')
  await page
    .getByRole('navigation', { name: 'Taal' })
    .getByRole('link', { name: 'Français' })
    .click()
  await expect(page).toHaveURL('/fr/preview/')
})

test('[2.09] who looks with a link of ours stays with it', async ({ page }) => {
  const { sign } = await findAt(site, 'nl')
  const draft = '/nl/preview/kantoor-eupen/'
  const pass = sign('preview', { kind: 'page', id: '15' })
  expect((await page.goto(draft))?.status()).toBe(404)
  expect((await page.goto(`${draft}?pass=${pass}`))?.status()).toBe(200)
  expect(await waysOut(page)).toEqual([])
  await page.getByRole('link', { name: 'Te huur' }).first().click()
  await expect(page).toHaveURL(/\/nl\/preview\/te-huur\/\?pass=/)
  expect((await page.goBack())?.status()).toBe(200)
})

test('[2.09] a link that has expired says so', async ({ page }) => {
  const { sign } = await findAt(site, 'nl')
  const old = sign('preview', { kind: 'page', id: '15' }, -1)
  expect((await page.goto(`/nl/preview/kantoor-eupen/?pass=${old}`))?.status()).toBe(404)
  await expect(page.getByText('Deze link is verlopen. Vraag ons een nieuwe.')).toBeVisible()
  await page.goto(`/fr/preview/kantoor-eupen/?pass=${old}`)
  await expect(page.getByText('Ce lien a expiré.')).toBeVisible()
  await page.goto('/nl/preview/kantoor-eupen/?pass=forged')
  await expect(page.getByText('Deze link is verlopen.')).toHaveCount(0)
})

test('[2.09] what is not published takes no form, and says so', async ({ page }) => {
  const { sign } = await findAt(site, 'nl')
  const [id = 0] = await plantProperties([{ isPublished: false }])
  const pass = sign('preview', { kind: 'property', id: `${id}` })
  const before = await askSite(site, 'select id from enquiries')
  const address = `/nl/preview/aanvraag/meer-info/${id}/?pass=${pass}`
  await page.goto(address)
  await page.getByRole('main').getByRole('button').last().click()
  await expect(page).toHaveURL(address)
  await expect(page.getByText('Formulieren versturen kan pas als dit online staat.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Vraag meer info' })).toBeVisible()
  expect(await askSite(site, 'select id from enquiries')).toHaveLength(before.length)
})

test('[2.09] staff see the blocks of others in place, and nobody is asked; strangers choose by a click', async ({
  page,
}) => {
  const others = await recordOthers(page)
  await page.goto('/nl/preview/')
  await expect(page.locator('main iframe')).toHaveCount(0)
  await expect(page.locator('#cookies')).toHaveCount(0)
  expect([...others]).toEqual([])

  await signInAs(page.context(), 'editor')
  await page.goto('/nl/preview/')
  await expect(page.locator('main iframe')).not.toHaveCount(0)
  await expect(page.locator('#cookies')).toHaveCount(0)
  await page.goto('/nl/')
  await expect(page.locator('main iframe')).toHaveCount(0)
})
