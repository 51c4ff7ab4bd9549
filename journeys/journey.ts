import { test as base, expect, type Page } from '@playwright/test'
import { site } from '../testing/journey-site'

const broken = /Minified React error|React Router caught/

/** Whatever a journey is about: no script breaks on the way, and what the server drew is what wakes. */
export const test = base.extend<{ hasScripts: boolean }>({
  /** In place of `javaScriptEnabled`, for which Playwright closes the window that is used again, and opens another. */
  hasScripts: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
  baseURL: async ({}, use) => use(site.address),
  page: async ({ page, hasScripts }, use, info) => {
    const faults: string[] = []
    const devtools = hasScripts ? undefined : await switchScriptsOff(page)
    // On another day (endure/moments.js) the browser keeps today's clock; what its scripts read is set here.
    if (process.env.FAKETIME) await page.clock.install({ time: Date.now() })
    page.context().on('weberror', (fault) => faults.push(`${fault.error()}`))
    page.context().on('console', (line) => broken.test(line.text()) && faults.push(line.text()))
    await use(page)
    // Playwright's own way takes a picture of every page and throws most of them away.
    if (info.status !== info.expectedStatus) {
      await info.attach('screenshot', { body: await page.screenshot(), contentType: 'image/png' })
    }
    await devtools?.detach()
    expect(faults).toEqual([])
  },
})

/** In this window, until the session ends; as Playwright does it itself. */
async function switchScriptsOff(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true })
  return devtools
}

/**
 * In a context that nobody had before. Not by `reuseContext: false`: that option belongs to the worker, and
 * Playwright would start another worker and another browser for such a file, and again for the next.
 */
export const testAfresh = test.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext()
    await use(context)
    await context.close()
  },
})
