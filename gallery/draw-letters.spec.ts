import path from 'node:path'
import { test } from '@playwright/test'
import { runnerImport } from 'vite'

const folder = process.env.GALLERY_FOLDER ?? 'test-results/gallery/now'
const words = (process.env.GALLERY_WORDS ?? '').split(' ').filter(Boolean)

type Letters = typeof import('../testing/letters/every-letter.server')

for (const language of ['nl', 'fr'] as const) {
  test(`letters in ${language}`, async ({ page }) => {
    // Their pictures would come from a site that is not there.
    await page.route('https://**', (route) => route.abort())
    const { module } = await runnerImport<Letters>('./testing/letters/every-letter.server.ts')
    const letters = await module.everyLetter({ language, isKnown: true })
    for (const { name, html } of letters) {
      const title = `letter ${name}`
      if (!words.every((word) => title.includes(word))) continue
      await page.setContent(html)
      await page.evaluate(() => document.fonts.ready)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        for (const width of [390, 820]) {
          await page.setViewportSize({ width, height: 900 })
          const file = `${title} ${colorScheme} ${language} ${width}.png`.replace(/[^\w.]+/g, '-')
          await page.screenshot({ path: path.join(folder, file), fullPage: true })
        }
      }
    }
  })
}
