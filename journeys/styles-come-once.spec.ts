import { expect } from '@playwright/test'
import { test } from './journey'
import { wake } from './wake'

test.use({ viewport: { width: 1280, height: 900 } })

for (const path of ['/nl/contact/', '/nl/ik-zoek/', '/nl/gratis-schatting/']) {
  test(`a form that comes back wakes with its styles once, in their order: ${path}`, async ({
    page,
  }) => {
    await page.goto(path)
    const isBack = page.waitForEvent('load')
    await page
      .locator('main form[method=post]')
      .first()
      .evaluate((form) => HTMLFormElement.prototype.submit.call(form))
    await isBack
    await wake(page)
    await expect(page.getByRole('alert').first()).toBeVisible()
    await page.locator('main form [type=submit]').last().click()
    await page.waitForLoadState('networkidle')
    const sheets = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
    expect(sheets).toEqual([...new Set(sheets)])
    // The heart of the phone's header stays away.
    await expect(page.getByRole('link', { name: 'Bewaard' })).toHaveCount(1)
  })
}
