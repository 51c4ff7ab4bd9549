import { expect, type Locator } from '@playwright/test'
import { test } from './journey'

// Three dots for each pixel, of a browser that has seen nothing yet: it takes a larger picture where it has one.
test.use({
  reuseContext: false,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
})

const sourceOf = (picture: Locator) => picture.evaluate((each: HTMLImageElement) => each.currentSrc)

test('a list asks for pictures of 720 dots, and for one of them first', async ({ page }) => {
  await page.goto('/nl/te-koop/')
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
