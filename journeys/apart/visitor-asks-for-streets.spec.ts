import { expect, type Page } from '@playwright/test'
import { findChromium } from '../../bootstrap/chromium.js'
import { mapFlags } from '../../testing/browser-flags'
import { configure } from '../../testing/configure'
import { plantProperties } from '../../testing/journey-properties'
import { openTileServer, type TileServer } from '../../testing/map/tile-server'
import { test } from '../journey'
import { type OwnSite, openOwnSite } from '../own-site'
import { wake } from '../wake'

test.slow()
test.use({
  launchOptions: { executablePath: findChromium(), args: mapFlags },
  viewport: { width: 800, height: 500 },
})

let own: OwnSite
let others: TileServer
let property: string
test.beforeAll(async () => {
  others = await openTileServer()
  own = await openOwnSite()
  const [id] = await plantProperties([{ latitude: 50.88, longitude: 4.7 }], own)
  property = `${own.address}/property/${id}/`
})
test.afterAll(async () => {
  await own?.kill()
  others?.close()
})
test.beforeEach(() => {
  others.asked.length = 0
})

/** Until the site that runs has taken the setting. */
async function useStyle(style: string) {
  await configure('map', { style }, own)
  await expect
    .poll(async () => (await fetch(`${own.address}/nl/map/?streets=elsewhere`)).text())
    .toContain(style)
}

const placeOf = (page: Page) => page.frameLocator('iframe[title="Kaart van de ligging"]')
const ready = '[data-state=ready] canvas'

async function openPlace(page: Page) {
  await page.goto(property)
  await wake(page)
  await page.getByRole('link', { name: 'Open de kaart' }).click()
  const frame = placeOf(page)
  await expect(frame.locator(ready)).toBeVisible({ timeout: 60_000 })
  return frame
}

const offers = {
  nl: ['Toon de straten van', 'dat zo uw IP-adres ziet'],
  fr: ['Afficher les rues fournies par', 'qui verra votre adresse IP'],
  en: ['Show streets from', 'which will see your IP address'],
  de: ['anzeigen', 'dort wird Ihre IP-Adresse sichtbar'],
}

test('the click names whom it asks, in every language, and only then may the browser go there', async ({
  request,
}) => {
  const list = Object.keys(offers).map((code) => ({ code, use: true }))
  await configure('language', { list }, own)
  await useStyle(others.styleAt('liberty'))
  for (const [language, texts] of Object.entries(offers)) {
    const before = await request.get(`${own.address}/${language}/map/?draw=no`)
    const page = await before.text()
    for (const text of [...texts, others.host]) expect(page, language).toContain(text)
    expect(before.headers()['content-security-policy']).not.toContain(others.host)
  }
  const after = await request.get(`${own.address}/nl/map/?streets=elsewhere`)
  const policy = after.headers()['content-security-policy'] ?? ''
  const rules = policy.split('; ').filter((rule) => rule.includes(others.host))
  expect(rules).toEqual([
    `img-src 'self' data: blob: http://${others.host}`,
    `connect-src 'self' http://${others.host}`,
  ])
  expect(others.asked).toEqual([])
})

for (const width of [800, 390]) {
  test(`at ${width} px a visitor asks for streets around a property, and gets them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 500 })
    await useStyle(others.styleAt('liberty'))
    const frame = await openPlace(page)
    await expect(frame.getByText('Natural Earth')).toBeVisible()
    expect(others.asked).toEqual([])

    await frame.getByRole('link', { name: `Toon de straten van ${others.host}` }).click()
    await expect(frame.getByText('OpenFreeMap © OpenMapTiles')).toBeVisible({ timeout: 60_000 })
    await expect
      .poll(() => others.asked.filter((path) => /\/tiles\/1[0-4]\//.test(path)))
      .not.toEqual([])
    await expect(frame.getByRole('link', { name: /straten/ })).toHaveCount(0)
  })
}

test('the map of a list goes on with the streets of others, and shows its homes again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await useStyle(others.styleAt('liberty'))
  let told = 0
  page.on('request', (each) => {
    if (each.url().includes('/map-points/')) told += 1
  })
  await page.goto(`${own.address}/nl/te-koop/`)
  await wake(page)
  await page.getByRole('button', { name: 'Kaart tonen' }).click()
  const frame = page.frameLocator('iframe[title="Kaart van de resultaten"]')
  await expect.poll(() => told, { timeout: 60_000 }).toBe(1)
  await page.locator('dialog iframe').evaluate((each) => each.scrollIntoView({ block: 'center' }))
  await frame.getByRole('link', { name: /Toon de straten/ }).click()
  await expect.poll(() => told, { timeout: 60_000 }).toBe(2)
  await expect(frame.getByRole('button', { name: 'Teken een gebied' })).toBeVisible()
  expect(others.asked).toContain('/styles/liberty')
})

for (const name of ['rubbish', 'no-source', 'no-tiles', 'silent']) {
  test(`a public map that is ${name} is replaced by our own, and the visitor reads so`, async ({
    page,
  }) => {
    await useStyle(others.styleAt(name))
    const frame = await openPlace(page)
    await frame.getByRole('link', { name: /Toon de straten/ }).click()
    const told = `${others.host} antwoordt niet. U ziet onze eigen kaart van België.`
    await expect(frame.getByText(told)).toBeVisible({ timeout: 60_000 })
    await expect(frame.locator(ready)).toBeVisible()
    await expect(frame.getByText('Natural Earth')).toBeVisible()
    await expect(frame.getByRole('link', { name: 'Opnieuw proberen' })).toBeVisible()
  })
}

test('where a third party is blocked the map is our own, and the visitor reads so', async ({
  page,
}) => {
  await useStyle(others.styleAt('liberty'))
  await page.route(`http://${others.host}/**`, (route) => route.abort('blockedbyclient'))
  const frame = await openPlace(page)
  await frame.getByRole('link', { name: /Toon de straten/ }).click()
  await expect(frame.getByText('antwoordt niet')).toBeVisible({ timeout: 60_000 })
  await expect(frame.locator(ready)).toBeVisible()
  expect(others.asked).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ hasScripts: false })

  test('the drawn map is there, and nobody else is asked', async ({ page }) => {
    await useStyle(others.styleAt('liberty'))
    await page.goto(property)
    await expect(page.locator('#place img')).toHaveAttribute('src', /^\/map\/places\//)
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(others.asked).toEqual([])
  })
})
