import { expect, type Page } from '@playwright/test'
import { configure } from '../testing/configure'
import { press, question, reopen } from './cookie-question'
import { test } from './journey'
import { carryTags, cookiesOfOthers, livelyTags } from './others'
import { wake } from './wake'

const everyHost = ['connect.facebook.net', 'www.facebook.com', 'www.googletagmanager.com']
const everyCookie = ['_fbp', '_ga', '_ga_TEST123456', '_gcl_au']
const denial =
  '["consent","update",{"ad_user_data":"denied","ad_personalization":"denied","ad_storage":"denied","analytics_storage":"denied"}]'

test.use({ storageState: { cookies: [], origins: [] } })
test.beforeAll(carryTags)
test.afterAll(() => configure('site_info', {}))

/** A visitor whose pages carry every tag. */
async function agreeToAll(page: Page, path: string) {
  const { hosts, told } = await livelyTags(page)
  await page.goto(path)
  await press(page, 'Alles aanvaarden')
  await expect(question(page)).toHaveCount(0)
  await expect.poll(() => cookiesOfOthers(page.context())).toEqual(everyCookie)
  await expect.poll(() => [...hosts].sort()).toEqual(everyHost)
  return { hosts, told }
}

/** Follows links on a page that is awake: no document is loaded. */
async function walkOn(page: Page) {
  await wake(page)
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  const menu = page.getByRole('banner')
  for (const [name, path] of [
    ['Te koop', '/nl/te-koop/'],
    ['Contact', '/nl/contact/'],
  ] as const) {
    await menu.getByRole('link', { name, exact: true }).first().click()
    await expect(page).toHaveURL(path)
  }
  expect(documents).toEqual([])
}

test('[7.05] who withdraws has done so at once: tags are told, cookies go, the page comes anew', async ({
  page,
}) => {
  const { hosts, told } = await agreeToAll(page, '/nl/diensten/?a=1')
  await reopen(page)

  const loaded = page.waitForEvent('load')
  await press(page, 'Alles weigeren')
  await loaded
  await expect(page).toHaveURL('/nl/diensten/?a=1')
  await expect(question(page)).toHaveCount(0)
  await expect.poll(() => told).toContain(denial)
  await expect.poll(() => told).toContain('["consent","revoke"]')
  expect(await cookiesOfOthers(page.context())).toEqual([])

  hosts.clear()
  await walkOn(page)
  expect([...hosts]).toEqual([])
  expect(await cookiesOfOthers(page.context())).toEqual([])

  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/nl/diensten/?a=1')
  await page.goBack()
  await page.waitForLoadState()
  expect([...hosts]).toEqual([])
  expect(await cookiesOfOthers(page.context())).toEqual([])
})

test('[9.12] who keeps statistics and drops the rest keeps exactly that', async ({ page }) => {
  const { hosts, told } = await agreeToAll(page, '/nl/diensten/')
  await reopen(page)
  await page.getByLabel('Marketing', { exact: true }).uncheck()
  await page.getByLabel('Sociale media', { exact: true }).uncheck()
  const loaded = page.waitForEvent('load')
  await press(page, 'Mijn keuze bewaren')
  await loaded
  await expect(page).toHaveURL('/nl/diensten/')
  await expect(question(page)).toHaveCount(0)
  await expect.poll(() => told.join()).toContain('"ad_storage":"denied"')
  hosts.clear()
  await walkOn(page)
  await expect.poll(() => [...hosts]).toEqual(['www.googletagmanager.com'])
  expect(await cookiesOfOthers(page.context())).toEqual(['_ga', '_ga_TEST123456'])
})

test('[7.05] a page in another tab ends its tags too', async ({ page }) => {
  const { hosts } = await agreeToAll(page, '/nl/diensten/')
  const other = await page.context().newPage()
  await other.goto('/nl/contact/?cookies=open')
  const arrived = page.waitForEvent('load')
  await press(other, 'Alles weigeren')
  await expect(question(other)).toHaveCount(0)
  await arrived
  await expect(other).toHaveURL('/nl/contact/')
  await other.waitForLoadState()
  hosts.clear()
  await walkOn(page)
  expect([...hosts]).toEqual([])
  expect(await cookiesOfOthers(page.context())).toEqual([])
})

test('[2.12] setcookies ends what was agreed to, in this tab and in others', async ({ page }) => {
  const { hosts } = await agreeToAll(page, '/nl/diensten/')
  const other = await page.context().newPage()
  await other.goto('/nl/contact/')
  const arrived = other.waitForEvent('load')
  await page.goto('/nl/te-koop/?setcookies')
  await expect(page).toHaveURL('/nl/te-koop/')
  await arrived
  hosts.clear()
  for (const each of [page, other]) {
    await expect(question(each)).toBeVisible()
    await walkOn(each)
  }
  expect([...hosts]).toEqual([])
  expect(await cookiesOfOthers(page.context())).toEqual([])
})

test('[9.11] what is denied is said before any tag, in every page that has one', async ({
  page,
}) => {
  await agreeToAll(page, '/nl/contact/')
  for (const path of ['/nl/', '/nl/te-koop/', '/nl/contact/', '/nl/bestaat-niet/']) {
    const html = await (await page.request.get(path)).text()
    const scripts = [...html.matchAll(/<script[^>]*>/g)]
    const tags = scripts.filter(([tag]) => tag.includes('src="https:'))
    expect(tags).toHaveLength(3)
    const said = html.indexOf("gtag('consent','default'")
    expect(said).toBeGreaterThan(0)
    expect(tags.filter(({ index }) => index < said)).toEqual([])
  }
})
