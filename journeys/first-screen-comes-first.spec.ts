import { expect, type Locator } from '@playwright/test'
import { fullDetails, plantProperties } from '../testing/journey-properties'
import { test } from './journey'

test.use({ viewport: { width: 390, height: 844 } })

for (const path of ['/nl/', '/nl/te-koop/', '/fr/contact/']) {
  test(`what lies below the first screen of ${path} is laid out when it comes near`, async ({
    page,
  }) => {
    await page.goto(path)
    const text = page.locator('footer').getByRole('link').last()
    expect(await isLaidOut(text)).toBe(false)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect.poll(() => isLaidOut(text)).toBe(true)
  })
}

const property = {
  zip: '3001',
  city: 'Heverlee',
  latitude: 50.8642,
  longitude: 4.7013,
  details: fullDetails,
  energyPerformance: 78,
  energyLabel: 'a' as const,
}

for (const width of [390, 1280]) {
  test(`the row of sections leads to each of them at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const [id] = await plantProperties([property])
    await page.goto(`/nl/te-koop/x/y/${id}/`)
    for (const name of ['price', 'legal', 'energy', 'place', 'costs']) {
      await page.locator(`nav a[href="#${name}"]`).first().click()
      const top = () =>
        page.locator(`#${name}`).evaluate((each) => each.getBoundingClientRect().top)
      await expect.poll(top, name).toBeGreaterThanOrEqual(0)
      await expect.poll(top, name).toBeLessThan(200)
    }
  })
}

const isLaidOut = (element: Locator) =>
  element.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true }))
