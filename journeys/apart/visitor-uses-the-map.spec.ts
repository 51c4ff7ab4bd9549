import { expect, type Page } from '@playwright/test'
import { pathTo } from '../../app/language/path-to'
import { findChromium } from '../../bootstrap/chromium.js'
import { mapFlags } from '../../testing/browser-flags'
import { plantProperties } from '../../testing/journey-properties'
import { test } from '../journey'
import { wake } from '../wake'

test.slow()
test.describe.configure({ mode: 'parallel' })
// Small: every point of the map is drawn by the processor.
test.use({
  launchOptions: { executablePath: findChromium(), args: mapFlags },
  viewport: { width: 1000, height: 700 },
})

test('nothing of the map is fetched before it is opened; then it shows the list', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/nl/te-koop/')
  await wake(page)
  const opener = page.getByRole('button', { name: 'Kaart tonen' })
  await expect(opener).toBeVisible()
  expect(fetched.filter((url) => /maplibre|draw-map|map-points|\/map\/$/.test(url))).toEqual([])

  await opener.click()
  const frame = page.frameLocator('iframe[title="Kaart van de resultaten"]')
  await expect(frame.locator('[data-state=ready]')).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => fetched.some((url) => url.includes('/nl/map-points/'))).toBe(true)
  expect(fetched.filter((url) => new URL(url).hostname !== 'localhost')).toEqual([])
})

type Told = { wait: number; message: { kind: string } }

/** What the page tells the map, and the wait of the timer that told it. */
async function hearWhatTheMapIsTold(page: Page) {
  await page.addInitScript(() => {
    const shared = window.top as typeof window & { told?: object[]; wait?: number }
    if (window === window.top) {
      const later = window.setTimeout
      shared.told = []
      window.setTimeout = ((work: (...given: unknown[]) => void, wait = 0, ...given: unknown[]) =>
        later(() => {
          shared.wait = wait
          try {
            work(...given)
          } finally {
            delete shared.wait
          }
        }, wait)) as typeof setTimeout
      return
    }
    const post = window.postMessage
    window.postMessage = ((message: object, origin: string) => {
      shared.told?.push({ wait: shared.wait, message })
      post.call(window, message, { targetOrigin: origin })
    }) as typeof window.postMessage
  })
  const told = () => page.evaluate(() => Reflect.get(window, 'told') as Told[])
  return async () => (await told()).filter(({ message }) => message.kind === 'content')
}

test('[7.03] 50 ms after it is ready, the map is told what to show', async ({ page }) => {
  const city = `Kaarthoven${Date.now().toString(36)}`
  const place = { city, zip: '3399', latitude: 50.9, longitude: 4.75 }
  const [id = 0] = await plantProperties([{ ...place, priceCents: 39_800_000 }])
  const property = { id, spot: [4.75, 50.9], radius: null, label: '€\u00a0398k' }
  const told = await hearWhatTheMapIsTold(page)
  const common = { kind: 'content', propertyList: [property], customMarker: null }

  await page.goto(`/nl/te-koop/?city=${city}%7C3399`)
  await wake(page)
  await page.getByRole('button', { name: 'Kaart tonen' }).click()
  const messageInfo = { total: 1, language: 'nl', area: null }
  const marqueeIgnoreList = expect.any(Array)
  await expect
    .poll(told)
    .toMatchObject([
      { wait: 50, message: { ...common, messageInfo, mapType: 'list', marqueeIgnoreList } },
    ])

  await page.goto(`/property/${id}/`)
  await wake(page)
  await page.getByRole('link', { name: 'Open de kaart' }).click()
  await expect
    .poll(told)
    .toMatchObject([
      { wait: 50, message: { ...common, messageInfo, mapType: 'detail', marqueeIgnoreList } },
    ])
})

const frameOf = (page: Page) => page.frameLocator('iframe[title="Kaart van de resultaten"]')

const totalOf = async (page: Page) =>
  Number.parseInt((await page.getByRole('status').getByText('te koop').textContent()) ?? '', 10)

async function openMap(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/nl/te-koop/')
  await page.mouse.move(300, 300)
  await page.getByRole('button', { name: 'Kaart tonen' }).click()
  await expect(frameOf(page).locator('[data-state=ready]')).toBeVisible({ timeout: 60_000 })
  await page.locator('iframe').evaluate((each) => each.scrollIntoView({ block: 'center' }))
  return totalOf(page)
}

/** Some of the properties, and the drawn area is one of the filters. */
async function expectNarrowed(page: Page, before: number) {
  await expect(page).toHaveURL(/area=/)
  await expect
    .poll(async () => {
      const total = await totalOf(page)
      return total > 0 && total < before
    })
    .toBe(true)
}

test('a visitor draws an area with the pointer and sees only what is inside', async ({ page }) => {
  const before = await openMap(page)
  const frame = frameOf(page)
  await frame.getByRole('button', { name: 'Teken een gebied' }).click()
  const map = frame.locator('canvas')
  for (const [x, y] of [
    [60, 150],
    [300, 150],
    [180, 380],
  ] as const) {
    await map.click({ position: { x, y } })
  }
  await expect(frame.getByText('3 hoeken')).toBeVisible()
  await frame.getByRole('button', { name: 'Zoek in dit gebied' }).click()
  await expectNarrowed(page, before)
})

test('a visitor draws an area with keys alone', async ({ page }) => {
  const before = await openMap(page)
  const frame = frameOf(page)
  const tabTo = async (name: string) => {
    const button = frame.getByRole('button', { name })
    for (let presses = 0; presses < 30; presses += 1) {
      if (await button.evaluate((each) => each === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
  }
  await tabTo('Teken een gebied')
  await page.keyboard.press('Enter')
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    await page.keyboard.press('Enter')
    for (const _ of [1, 2, 3]) await page.keyboard.press(key)
  }
  await expect(frame.getByText('3 hoeken')).toBeVisible()
  await tabTo('Zoek in dit gebied')
  await page.keyboard.press('Enter')
  await expectNarrowed(page, before)
})

test('a visitor searches by moving the map', async ({ page }) => {
  const before = await openMap(page)
  const frame = frameOf(page)
  await frame.getByRole('checkbox', { name: 'Zoek terwijl ik de kaart verschuif' }).check()
  await expect(page).toHaveURL(/area=/)
  const first = page.url()
  await frame.locator('canvas').focus()
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowLeft')
  await expect.poll(() => page.url()).not.toBe(first)
  await expectNarrowed(page, before)
})

const placeOfProperty = {
  nl: { map: 'Open de kaart', frame: 'Kaart van de ligging' },
  fr: { map: 'Ouvrir la carte', frame: 'Carte de la situation' },
  en: { map: 'Open the map', frame: 'Map of the location' },
}

async function looksAtPlace(page: Page, language: keyof typeof placeOfProperty) {
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('link', { name: placeOfProperty[language].map }).click()
  const frame = page.frameLocator(`iframe[title="${placeOfProperty[language].frame}"]`)
  await expect(frame.locator('[data-state=ready] canvas')).toBeVisible({ timeout: 60_000 })
}

for (const language of ['nl', 'fr', 'en'] as const) {
  test(`a visitor sees where a property is, in ${language}`, async ({ page }) => {
    const [id] = await plantProperties([{ latitude: 50.88, longitude: 4.7 }])
    await page.goto(`/property/${id}/?lng=${language}`)
    await wake(page)
    await looksAtPlace(page, language)
  })
}

test('a visitor sees where a project is', async ({ page }) => {
  await page.goto(pathTo('projects', 'fr'))
  await page.locator('main a[href$="/302/"]').first().click()
  await expect(page).toHaveURL(/\/302\/$/)
  await wake(page)
  await looksAtPlace(page, 'fr')
})
