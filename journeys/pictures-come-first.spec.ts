import { expect } from '@playwright/test'
import { test } from './journey'

for (const path of ['/nl/te-koop/', '/fr/a-vendre/', '/fr/a-louer/', '/nl/realisaties/']) {
  test(`on a phone the first picture of ${path} is in sight at once`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const picture = await page.locator('article img').first().boundingBox()
    expect(picture?.y).toBeLessThanOrEqual(240)
  })
}

test('on a large screen three large pictures stand beside each other', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/nl/te-koop/')
  const picture = await page.locator('article img').first().boundingBox()
  expect(picture?.width).toBeGreaterThan(500)
  expect(picture?.width).toBeLessThan(540)
})
