import { chromium, expect, type Locator } from '@playwright/test'
import { findChromium } from '../bootstrap/chromium.js'
import { browserFlags } from '../testing/browser-flags'
import { test as journey } from './journey'

// A phone with three dots for each pixel, whose browser has seen nothing yet: it takes a larger picture where
// it has one. Its own screen, not an emulated one: that reaches a page after it began to fetch pictures.
const phone = ['--force-device-scale-factor=3', '--window-size=390,844']
const test = journey.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
  context: async ({}, use) => {
    const args = [...browserFlags, ...phone]
    const browser = await chromium.launch({ executablePath: findChromium(), args })
    await use(await browser.newContext({ viewport: null, deviceScaleFactor: undefined }))
    await browser.close()
  },
})

const sourceOf = (picture: Locator) => picture.evaluate((each: HTMLImageElement) => each.currentSrc)

test('a list asks for pictures of 720 dots, and for one of them first', async ({ page }) => {
  await page.goto('/nl/te-koop/')
  expect(await page.evaluate(() => [innerWidth, devicePixelRatio])).toEqual([390, 3])
  await expect.poll(() => sourceOf(page.locator('article img').first())).toMatch(/width=720/)
  expect(await page.locator('img[fetchpriority=high]').count()).toBe(1)
  expect(await page.locator('article img[loading=eager]').count()).toBe(1)
})

test('the first picture of a property is no larger than twice the screen', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/nl/te-koop/')).text()
  await page.goto(/href="(\/nl\/te-koop\/[^"?]+\/\d+\/)"/.exec(html)?.[1] ?? '')
  await expect
    .poll(() => sourceOf(page.locator('img[fetchpriority=high]')))
    .toMatch(/width=(?:720|900)$/)
})
