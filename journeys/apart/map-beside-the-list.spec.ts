import { expect, type Locator, type Page } from '@playwright/test'
import { findChromium } from '../../bootstrap/chromium.js'
import { mapFlags } from '../../testing/browser-flags'
import { test } from '../journey'
import { shiftsOf, watchShifts } from '../pages/layout-shift'
import { wake } from '../wake'

test.use({
  launchOptions: { executablePath: findChromium(), args: mapFlags },
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
})

const mapOf = (page: Page) => page.getByRole('region', { name: 'Kaart van de resultaten' })

const sizeOf = (element: Locator) =>
  element.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])

const nineFilters =
  '?city=Aarschot%7C3200&city=Leuven%7C3000&price-min=100000&price-max=900000&bedrooms=1&living-min=20&energy=f&built=1850&feature=terrace'

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  for (const [path, width] of [
    ['/nl/te-koop/', 1280],
    ['/fr/a-vendre/', 1280],
    ['/fr/a-vendre/', 1920],
  ] as const) {
    test(`nine filters take one line, and leave the map in sight: ${path} at ${width}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path + nineFilters)
      const bar = page.getByRole('search').filter({ has: page.locator('.chip.on') })
      const chosen = bar.locator('.chip.on')
      await expect(chosen).toHaveCount(9)
      const tops = await chosen.evaluateAll((links) =>
        links.map((link) => Math.round(link.getBoundingClientRect().top)),
      )
      expect(new Set(tops).size).toBe(1)

      // Both stick: so they stand below each other for as long as the list is.
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
      await expect
        .poll(() => bar.evaluate((form) => Math.round(form.getBoundingClientRect().top)))
        .toBe(60)
      const [head, map] = await Promise.all([
        bar.boundingBox(),
        page.locator('section:has(> svg a[data-pins])').boundingBox(),
      ])
      expect((head?.y ?? 0) + (head?.height ?? 0)).toBeLessThanOrEqual(map?.y ?? 0)

      await chosen.last().focus()
      await expect(chosen.last()).toBeInViewport({ ratio: 1 })
    })
  }

  test('beside the list stands a map with prices that lead on', async ({ page }) => {
    await page.goto('/nl/te-koop/')
    await expect(mapOf(page).locator('img')).toHaveAttribute('src', /^\/map\/places\/wide_/)
    const several = mapOf(page)
      .getByRole('link', { name: /panden rond/ })
      .first()
    const name = (await several.getAttribute('aria-label')) ?? ''
    const count = Number(/(\d+) panden/.exec(name)?.[1])
    await several.click()
    await expect(page).toHaveURL(/area=/)
    // Around them there may be others.
    const found = await page.getByRole('status').getByText('te koop').textContent()
    expect(Number.parseInt(found ?? '', 10)).toBeGreaterThanOrEqual(count)
  })
})

test('what is seen of a pin is in its name, in that order', async ({ page }) => {
  await page.goto('/nl/te-huur/')
  const pins = await mapOf(page)
    .locator('a[data-pins]')
    .evaluateAll((links) =>
      links.map((link) => [link.textContent ?? '', link.getAttribute('aria-label') ?? '']),
    )
  expect(pins.length).toBeGreaterThan(0)
  const words = (text: string) =>
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .join(' ')
  for (const [seen = '', name = ''] of pins) expect(words(name)).toContain(words(seen))
})

test('the map that the server drew is there', async ({ page }) => {
  await page.goto('/nl/te-koop/')
  const picture = mapOf(page).locator('img')
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0)
})

test('a card and its price are pointed at together', async ({ page }) => {
  await page.goto('/nl/te-koop/')
  await wake(page)
  // A property without a place has no price on the map.
  const pinned = await mapOf(page)
    .locator('[data-pins]')
    .evaluateAll((pins) => pins.flatMap((pin) => pin.getAttribute('data-pins')?.split(' ') ?? []))
  const cards = page.locator('[data-property]')
  const shown = await cards.evaluateAll((all) => all.map((each) => `${each.dataset.property}`))
  const id = shown.find((each) => pinned.includes(each))
  const card = page.locator(`[data-property="${id}"]`)
  const pin = mapOf(page).locator(`[data-pins~="${id}"]`)
  // A pointer that came before the page listened comes again.
  await expect(async () => {
    await page.locator('h1').hover()
    await card.locator('h3').hover()
    await expect(pin).toHaveAttribute('data-pointed', '', { timeout: 1_000 })
  }).toPass()
  await page.locator('h1').hover()
  await expect(pin).not.toHaveAttribute('data-pointed')
  await pin.hover()
  await expect(card).toHaveAttribute('data-pointed')
})

test('the live map comes in its place when it is pressed, and not before', async ({ page }) => {
  test.slow()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/nl/te-koop/')
  await wake(page)
  await expect(mapOf(page)).toBeVisible()
  expect(fetched.filter((url) => /map-frame|draw-map|map-points|\/map\/$/.test(url))).toEqual([])
  const before = await sizeOf(mapOf(page))
  await mapOf(page).getByRole('button', { name: 'Kaart verschuiven of inzoomen' }).click()
  const frame = page.frameLocator('iframe[title="Kaart van de resultaten"]')
  await expect(frame.locator('[data-state=ready]')).toBeVisible({ timeout: 60_000 })
  expect(await sizeOf(mapOf(page))).toEqual(before)
})

test('who wants no map gets larger pictures, now and at the next visit, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  const columns = () =>
    page
      .locator('main ul:has(> li > article)')
      .evaluate((grid) =>
        getComputedStyle(grid).gridTemplateColumns.split(' ').map(Number.parseFloat),
      )
  await page.goto('/nl/te-koop/')
  await wake(page)
  expect(await columns()).toHaveLength(2)
  await page.getByRole('button', { name: 'Kaart sluiten' }).click()
  await expect(mapOf(page)).toBeHidden()
  expect(await columns()).toHaveLength(3)

  await watchShifts(page)
  await page.goto('/nl/te-huur/')
  expect(await columns()).toHaveLength(3)
  await wake(page)
  await expect(mapOf(page)).toBeHidden()
  expect(await shiftsOf(page)).toEqual([])
  for (const width of await columns()) {
    expect(width).toBeGreaterThan(500)
    expect(width).toBeLessThan(540)
  }

  await page.getByRole('button', { name: 'Kaart tonen' }).click()
  await expect(mapOf(page)).toBeVisible()
})

for (const width of [390, 820, 1279]) {
  test(`at ${width} px there is no map before it is asked for`, async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/nl/te-koop/')
    await wake(page)
    await expect(mapOf(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Kaart tonen' })).toBeVisible()
    expect(fetched.filter((path) => path.startsWith('/map/'))).toEqual([])
  })
}
