import { expect } from '@playwright/test'
import { configure } from '../testing/configure'
import { test } from './journey'
import { banner, header, propertyWith } from './property-with'

test.afterAll(() => configure('header', header))

test('[2.45, 2.46] the search block tells totals and goes where its buttons say', async ({
  page,
}) => {
  await propertyWith(page, {}, async () => {
    await expect(banner(page)).toHaveAttribute('data-type', 'gallery', { timeout: 500 })
  })
  const block = page.getByRole('search')
  await expect(banner(page)).toContainText(/\d+ panden te koop en \d+ te huur/)
  await expect(block.getByRole('button', { name: /Te koop \d+/ })).toBeVisible()
  await block.getByRole('combobox').fill('zonder')
  // Only a page that is awake has a list to close.
  await expect(block.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await block.getByRole('button', { name: /Te huur/ }).click()
  await expect(page).toHaveURL(/\/nl\/te-huur\//)
})

test('[2.46] its four flags', async ({ page }) => {
  const propertySearch = {
    ...header.propertySearch,
    showSearchInput: false,
    showCountProperty: false,
  }
  await propertyWith(page, { propertySearch }, async () => {
    await expect(page.getByRole('search').locator('input')).toHaveCount(0, { timeout: 500 })
  })
  await expect(page.getByRole('button', { name: 'Te koop', exact: true })).toBeVisible()

  const other = { ...header.propertySearch, showSearchButton: false, showSearchCount: false }
  await propertyWith(page, { propertySearch: other }, async () => {
    await expect(page.getByRole('button', { name: /^Te koop/ })).toHaveCount(0, { timeout: 500 })
  })
  const field = page.getByRole('search').getByRole('combobox')
  await field.fill('Leuven')
  const found = page
    .getByRole('search')
    .getByRole('option', { name: /Leuven/ })
    .first()
  await expect(found).toBeVisible()
  await expect(found.locator('.count')).toHaveCount(0)

  await propertyWith(page, { propertySearch: { isPublic: false } }, async () => {
    await expect(page.getByRole('search')).toHaveCount(0, { timeout: 500 })
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
})
