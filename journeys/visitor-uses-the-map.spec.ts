import { expect, type Page } from '@playwright/test'
import { findChromium } from '../bootstrap/chromium.js'
import { mapFlags } from '../testing/browser-flags'
import { test } from './journey'
import { wake } from './wake'

test.slow()
test.describe.configure({ mode: 'parallel' })
test.use({ launchOptions: { executablePath: findChromium(), args: mapFlags } })

test('[7.03] nothing of the map is fetched before it is opened; then it shows the list', async ({
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

const frameOf = (page: Page) => page.frameLocator('iframe[title="Kaart van de resultaten"]')

const totalOf = async (page: Page) =>
  Number.parseInt((await page.getByRole('status').getByText('te koop').textContent()) ?? '', 10)

async function openMap(page: Page) {
  await page.setViewportSize({ width: 1280, height: 1200 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/nl/te-koop/')
  await page.mouse.move(300, 300)
  await page.getByRole('button', { name: 'Kaart tonen' }).click()
  await expect(frameOf(page).locator('[data-state=ready]')).toBeVisible({ timeout: 60_000 })
  return totalOf(page)
}

/** Some of the homes, and the drawn area is one of the filters. */
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
    [60, 300],
    [400, 300],
    [230, 650],
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
