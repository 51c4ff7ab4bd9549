import { expect, type Page } from '@playwright/test'

/**
 * The page hears what somebody does in it. What it does by itself once its scripts are there, it has done or begun.
 * Whoever followed a link may have touched the page that was left: the new one is touched as well.
 */
export async function wake(page: Page) {
  let touches = 0
  await expect(async () => {
    touches += 1
    await page.mouse.move(300, 300 + touches)
    await page.waitForFunction(isAwake, null, { timeout: 5_000 })
  }).toPass()
}

const isAwake = () => document.documentElement.dataset.awake !== undefined

/** What a page wakes with, and not what every page runs before: who holds these back keeps it asleep. */
export const wakingScripts = /\/assets\/(?!page-script-)[^/]+\.js$/
