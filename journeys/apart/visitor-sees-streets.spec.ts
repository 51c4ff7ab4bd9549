import { writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { placesCommand } from '../../app/basemap/nearby/keep-places.server'
import { keepMapBytes } from '../../app/basemap/tiles/testing'
import { openFileStore } from '../../app/files/file-store.server'
import { findChromium } from '../../bootstrap/chromium.js'
import { mapFlags } from '../../testing/browser-flags'
import { plantProperties } from '../../testing/journey-properties'
import { inHouse, site } from '../../testing/journey-site'
import { drawnMap } from '../../testing/map/map-file'
import { test } from '../journey'
import { wake } from '../wake'

test.slow()
test.use({
  launchOptions: { executablePath: findChromium(), args: mapFlags },
  viewport: { width: 1000, height: 700 },
})
test.beforeAll(async () => {
  const files = openFileStore(`${site.folder}/files`)
  await inHouse((db) => keepMapBytes({ db, files }, drawnMap()))
})

test.afterAll(() => inHouse((db) => placesCommand(db, ['--remove'])))

/** As the operator does it. */
async function keepSchool() {
  const features = [
    {
      type: 'Feature',
      properties: { amenity: 'school', name: 'De Proeflinde' },
      geometry: { type: 'Point', coordinates: [4.7, 50.884] },
    },
  ]
  const file = `${site.folder}/places.geojson`
  await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }))
  await inHouse((db) => placesCommand(db, [file]))
}

const spot = { latitude: 50.88, longitude: 4.7 }
const pictureOf = (page: Page) => page.locator('#place img')

async function expectDrawn(page: Page) {
  const picture = pictureOf(page)
  await expect(picture).toHaveAttribute('src', /^\/map\/places\/[0-9a-f]{64}_/)
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}

test('a visitor sees the streets around a property, and nobody else is asked', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const [id] = await plantProperties([spot])
  await page.goto(`/property/${id}/`)
  await wake(page)
  await expectDrawn(page)
  expect(fetched.filter((url) => /maplibre|draw-map|\/map\/tiles/.test(url))).toEqual([])

  await page.getByRole('link', { name: 'Open de kaart' }).click()
  const frame = page.frameLocator('iframe[title="Kaart van de ligging"]')
  await expect(frame.locator('[data-state=ready] canvas')).toBeVisible({ timeout: 60_000 })
  await expect(frame.getByText('© OpenStreetMap · Protomaps')).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Volledig scherm' })).toBeVisible()
  await expect.poll(() => fetched.some((url) => /\/map\/tiles\/.*\.mvt$/.test(url))).toBe(true)
  expect(fetched.filter((url) => new URL(url).hostname !== 'localhost')).toEqual([])
})

test('[5.11] nobody zooms further than the circle around a hidden address', async ({ page }) => {
  const zooms: number[] = []
  page.on('request', (request) => {
    const [, zoom] = /\/map\/tiles\/\w+\/(\d+)\//.exec(request.url()) ?? []
    if (zoom) zooms.push(Number(zoom))
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const [id] = await plantProperties([{ ...spot, publishAddress: false }])
  await page.goto(`/property/${id}/`)
  await wake(page)
  await expectDrawn(page)
  expect(await pictureOf(page).getAttribute('src')).not.toContain('50.88_4.7_')
  await page.getByRole('link', { name: 'Open de kaart' }).click()
  const frame = page.frameLocator('iframe[title="Kaart van de ligging"]')
  await expect(frame.locator('[data-state=ready] canvas')).toBeVisible({ timeout: 60_000 })
  const closer = frame.getByRole('button', { name: 'Inzoomen' })
  await expect(async () => {
    // It may have reached its end between the look and the press.
    await closer.click({ timeout: 2_000 }).catch(() => {})
    expect(await closer.isDisabled()).toBe(true)
  }).toPass({ timeout: 60_000 })
  expect(Math.max(...zooms)).toBeLessThanOrEqual(15)
})

test('a visitor sees on the map what is near', async ({ page }) => {
  await keepSchool()
  const [id] = await plantProperties([spot])
  await page.addInitScript(() => {
    // What the frame tells must still come from the frame.
    if (window === window.top) return
    const post = window.postMessage
    window.postMessage = ((message: { nearList?: object[] }, origin: string) => {
      if (message.nearList) Reflect.set(window.top ?? window, 'told', message.nearList)
      post.call(window, message, { targetOrigin: origin })
    }) as typeof window.postMessage
  })
  await page.goto(`/property/${id}/`)
  await wake(page)
  await page.getByRole('link', { name: 'Open de kaart' }).click()
  const school = { kind: 'school', name: 'De Proeflinde', spot: [4.7, 50.884] }
  const told = () => page.evaluate(() => (Reflect.get(window, 'told') ?? []) as object[])
  await expect.poll(told, { timeout: 60_000 }).toContainEqual(school)
})

test.describe('without scripts', () => {
  test.use({ hasScripts: false })

  test('what is near is a list, with how far it is', async ({ page }) => {
    await keepSchool()
    const [shown, hidden] = await plantProperties([spot, { ...spot, publishAddress: false }])
    await page.goto(`/property/${shown}/`)
    const near = page.getByRole('region', { name: 'Wat is er in de buurt' })
    await expect(near).toContainText('De Proeflinde')
    await expect(near).toContainText('440\u00a0m in vogelvlucht')
    await expect(near).toContainText('te voet ongeveer 570\u00a0m, 8\u00a0min')
    await expect(near).toContainText('Te voet is geschat')

    await page.goto(`/property/${hidden}/`)
    await expect(near).toContainText('Gemeten vanuit het midden van de cirkel')
    await expect(near).not.toContainText('440\u00a0m')

    await inHouse((db) => placesCommand(db, ['--remove']))
    await expect(async () => {
      await page.goto(`/property/${shown}/`)
      await expect(near).toHaveCount(0, { timeout: 500 })
    }).toPass()
  })

  test('the drawn map is there, and a map elsewhere is a link', async ({ page }) => {
    const [id] = await plantProperties([spot])
    await page.goto(`/property/${id}/`)
    await expect(pictureOf(page)).toHaveAttribute('src', /^\/map\/places\//)
    await expect(page.getByRole('link', { name: 'Open de kaart' })).toHaveAttribute(
      'href',
      /openstreetmap\.org/,
    )
    const app = page.getByRole('link', { name: 'Open in mijn kaartenapp' })
    await expect(app).toHaveAttribute('href', 'geo:50.88,4.7?q=50.88,4.7')
  })
})
