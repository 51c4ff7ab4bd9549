import { expect } from '@playwright/test'
import { test } from './journey'

const wish = '/nl/te-koop/?type=1'

for (const width of [320, 390, 768, 1024, 1279, 1280, 1600]) {
  test(`[1.05] «Hou me op de hoogte» is in sight at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(wish)
    const link = page.getByRole('link', { name: 'Hou me op de hoogte' })
    await expect(link).toHaveCount(1)
    await expect(link).toBeInViewport({ ratio: 1 })
    await expect(link).toHaveAttribute('href', '/nl/ik-zoek/?list=for-sale&type=1')
    if (width >= 1024) {
      const last = page.getByRole('search').getByRole('button', { name: 'Energie' })
      await expect(last, 'no filter is cut off').toBeInViewport({ ratio: 1 })
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)

    await page.goto('/nl/te-koop/?price-max=1000&bedrooms=9')
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Hou me op de hoogte' }).last(),
    ).toBeVisible()
  })
}

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })
  test('[1.05] it stands inside the filters of a phone too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(wish)
    await page.getByRole('button', { name: /^Filters/ }).click()
    const inFilters = page
      .locator('[popover]:popover-open')
      .getByRole('link', { name: 'Hou me op de hoogte' })
    await expect(inFilters).toBeVisible()
    await inFilters.click()
    await expect(page).toHaveURL('/nl/ik-zoek/?list=for-sale&type=1')
  })
})
