import { expect, type Locator } from '@playwright/test'
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

const isLaidOut = (element: Locator) =>
  element.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true }))
