import type { Page } from '@playwright/test'

/**
 * From here on the time of its pages stands still, but for what a journey lets pass with `runFor`. The
 * clock stays in a window that is used again, and breaks there: such a file takes `testAfresh`.
 */
export async function stopTheClock(page: Page) {
  // Long before: until it is paused it runs on, and it never goes back.
  await page.clock.install({ time: new Date('2026-11-16T09:00:00') })
  await page.clock.pauseAt(new Date('2026-11-16T10:00:01'))
}

/** The page has heard of it, and looked, which it does a moment later. */
export async function scrolledTo(page: Page, top: number) {
  await page.evaluate(async (to) => {
    const isHeard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    window.scrollTo({ top: to, behavior: 'instant' })
    await isHeard
  }, top)
  await page.clock.runFor(200)
}
