import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { test } from '../journeys/journey'
import type { PageRow } from '../journeys/pages/page-row'
import { pageRows } from '../journeys/pages/page-rows'
import { gather, type Party, visitorFor } from '../journeys/pages/visitors'
import { site } from '../testing/journey-site'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const folder = process.env.GALLERY_FOLDER ?? 'test-results/gallery/now'
const words = (process.env.GALLERY_WORDS ?? '').split(' ').filter(Boolean)
const widths = [390, 820, 1280, 1920]
const rows = pageRows.filter(({ kind }) => words.every((word) => kind.includes(word)))

/** Some pages of the website and of the office are of one kind. */
const named = rows.map((row, place) => {
  const isTaken = rows.slice(0, place).some(({ kind }) => kind === row.kind)
  return { row, name: isTaken ? `${row.kind}, ${row.who} ${place}` : row.kind }
})

for (const language of ['nl', 'fr'] as const) {
  for (const { row, name } of named) {
    test(`${name} in ${language}`, async ({ page }) => {
      const party = await gather(site, language)
      await become(page, party, row)
      await page.goto(row.path(party.found, row.kind))
      await draw(page, `${name} ${language}`)
      if (!row.form) return
      await Promise.all([
        page.waitForEvent('load'),
        page
          .locator('main form[method=post]')
          .first()
          .evaluate((form) => HTMLFormElement.prototype.submit.call(form)),
      ])
      await draw(page, `${name}, refused ${language}`)
    })
  }
}

async function become(page: Page, { tokens }: Party, { who }: PageRow) {
  const value = tokens[visitorFor(who)]
  if (value) await page.context().addCookies([{ name: 'session', value, url: site.address }])
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': randomUUID() })
}

/** The whole page at each width, with every picture there, and with what is laid out only when it comes near. */
async function draw(page: Page, name: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(async () => {
      for (const part of document.querySelectorAll<HTMLElement>('body *')) {
        if (getComputedStyle(part).contentVisibility !== 'auto') continue
        part.style.contentVisibility = 'visible'
      }
      await document.fonts.ready
      for (const image of document.images) image.loading = 'eager'
      const shown = [...document.images].filter((image) => image.checkVisibility())
      await Promise.all(shown.map((image) => image.decode().catch(() => {})))
    })
    const file = `${name} ${width}.png`.replace(/[^\w.]+/g, '-')
    await page.screenshot({ path: path.join(folder, file), fullPage: true, animations: 'disabled' })
  }
}
