import { expect } from '@playwright/test'
import { configure } from '../testing/configure'
import { test } from './journey'
import { carryTags } from './others'

test.use({ storageState: { cookies: [], origins: [] } })
test.beforeAll(carryTags)
test.afterAll(() => configure('site_info', {}))

test('the question about cookies is asked on the screen, and not printed', async ({ page }) => {
  await page.goto('/nl/kosten/')
  const question = page.getByRole('region', { name: 'Mogen we een paar cookies' })
  await expect(question).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(question).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
