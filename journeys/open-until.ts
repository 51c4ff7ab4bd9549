import { expect, type Page } from '@playwright/test'

/** Opens a page until it is as it should be: what was changed is on the site soon, not at once. */
export async function openUntil(page: Page, path: string, isThere: () => Promise<void>) {
  await expect(async () => {
    await page.goto(path)
    await isThere()
  }).toPass()
}
