import { expect, type Page } from '@playwright/test'

export const question = (page: Page) =>
  page.getByRole('region', { name: 'Mogen we een paar cookies' })

export const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** With every tag of the page at work. */
export async function reopen(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-instellingen' }).click()
  await expect(page).toHaveURL(/cookies=open#cookies$/)
  await page.waitForLoadState()
}
