import { expect, type Page } from '@playwright/test'
import { site } from '../testing/journey-site'
import { testAfresh as test } from './journey'
import { publicRows } from './pages/page-rows'
import { gather } from './pages/visitors'

const stop = /<(?:a [^>]*href|button|select|textarea|summary|input (?![^>]*type="hidden"))[^>]*>/
const refuse = /^<button(?=.* name="choice")(?=.* value="none")/

test.use({ storageState: { cookies: [], origins: [] } })

test('[1.08, 4.04] on every page that asks about cookies, refusing is the first stop', async () => {
  const { found } = await gather(site, 'nl')
  const rows = publicRows.filter(({ isBare }) => !isBare)
  let asking = 0
  for (const row of rows) {
    const path = row.path(found, row.kind)
    const html = await (await fetch(site.address + path)).text()
    if (!html.includes(' data-consent')) continue
    asking += 1
    const body = html.slice(html.indexOf('<body'))
    expect.soft(body.match(stop)?.[0], `${row.kind}, ${path}`).toMatch(refuse)
  }
  expect(asking).toBeGreaterThan(rows.length / 2)
})

async function refuseByKeyboard(page: Page, path: string) {
  await page.goto(path)
  await page.keyboard.press('Tab')
  const refuse = page.getByRole('button', { name: 'Alles weigeren' })
  await expect(refuse).toBeFocused()
  await expect(refuse).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(refuse).toBeHidden()
}

const screens = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }
for (const [screen, viewport] of Object.entries(screens)) {
  for (const path of ['/nl/', '/nl/te-koop/', '/nl/contact/']) {
    test(`[4.04] one Tab and Enter refuse at ${path}, ${screen}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await refuseByKeyboard(page, path)
      // The keyboard goes on at the beginning of the page.
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
    })

    test.describe('without JavaScript', () => {
      test.use({ hasScripts: false })
      test(`[4.04] one Tab and Enter refuse at ${path}, ${screen}`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await refuseByKeyboard(page, path)
        await expect(page).toHaveURL(path)
      })
    })
  }
}

test('[4.04] it is read as it is seen: title, text, refuse, agree, settings, policy', async ({
  page,
}) => {
  await page.goto('/nl/')
  const question = page.getByRole('region', { name: 'Mogen we een paar cookies' })
  const parts = question.locator('h2, p, button, summary, a').filter({ visible: true })
  const places = await parts.evaluateAll((all) =>
    all.map((each) => {
      const { top, left } = each.getBoundingClientRect()
      return [each.textContent?.slice(0, 12), Math.round(top) * 10_000 + Math.round(left)] as const
    }),
  )
  expect(places.map(([, place]) => place)).toEqual(
    places.map(([, place]) => place).toSorted((a, b) => a - b),
  )
  const bodies = await page.locator('body > *').first().getAttribute('id')
  expect(bodies).toBe('cookies')
})
