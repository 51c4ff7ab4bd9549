import type { Page } from '@playwright/test'

/** What a page does by itself once its scripts are there, it has done or begun. */
export async function wake(page: Page) {
  await page.mouse.move(300, 300)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
}
