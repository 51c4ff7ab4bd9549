import { expect } from '@playwright/test'
import { pathTo } from '../app/language/path-to'
import { test } from './journey'

for (const kind of ['privacy', 'cookie-policy', 'disclaimer'] as const) {
  test(`${kind} says its title once, and its text begins near it`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(pathTo(kind, 'fr'))
      const title = (await page.locator('h1').textContent()) ?? ''
      const said = page.locator('h1, h2, h3').filter({ hasText: title })
      await expect(said).toHaveCount(1)
      const head = await page.locator('h1, h1 ~ p').last().boundingBox()
      const text = await page.locator('article p').first().boundingBox()
      const gap = (text?.y ?? 999) - (head ? head.y + head.height : 0)
      expect(gap, `at ${width}`).toBeLessThanOrEqual(48)
    }
  })
}
