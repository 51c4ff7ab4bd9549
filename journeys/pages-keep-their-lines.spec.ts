import { expect, type Locator, type Page } from '@playwright/test'
import { pathTo } from '../app/language/path-to'
import { test } from './journey'

const edgesOf = (all: Locator) =>
  all.evaluateAll((each) =>
    each.map((one) => {
      const { left, right } = one.getBoundingClientRect()
      return [Math.round(left), Math.round(right)]
    }),
  )

const sections = ':is(#price, #legal, #energy) > dl'

/** The first of a list of which enough is told: what other journeys add may have one section only. */
async function openFull(page: Page, list: string) {
  await page.goto(list)
  const links = page.locator('article h3 a')
  for (const path of await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))) {
    await page.goto(path ?? '')
    if ((await page.locator(sections).count()) > 1) return
  }
}

for (const list of ['for-sale', 'for-rent', 'commercial', 'realisations'] as const) {
  test(`the sections of a page of ${list} share their edges`, async ({ page }) => {
    await openFull(page, pathTo(list, 'nl'))
    for (const width of [390, 820, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const [edge = [], ...edges] = await edgesOf(page.locator(sections))
      expect(edges.length).toBeGreaterThan(0)
      for (const each of edges) expect(each, `at ${width}`).toEqual(edge)
      const above = await edgesOf(page.locator('h1, #photos > *'))
      // On a phone the picture reaches the edges of the screen.
      const inside = above.filter(([left = 0]) => left > 0)
      for (const [left] of inside) expect(left, `at ${width}`).toBe(edge[0])
    }
  })
}

for (const language of ['nl', 'fr'] as const) {
  test(`in ${language} the tools of a list stand in one row`, async ({ page }) => {
    for (const list of ['for-sale', 'for-rent', 'commercial', 'abroad'] as const) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(pathTo(list, language))
      const tops = await page
        .getByRole('search')
        .locator('button[popovertarget]')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
      expect(tops.length).toBeGreaterThan(4)
      expect([...new Set(tops)], `filters of ${list}`).toHaveLength(1)

      await page.setViewportSize({ width: 390, height: 844 })
      const count = await page.getByRole('status').first().boundingBox()
      const order = await page.locator('#sort').boundingBox()
      const [one = 0, other = 0] = [count, order].map((box) => (box ? box.y + box.height / 2 : -99))
      expect(Math.abs(one - other), `count and order of ${list}`).toBeLessThan(4)
      expect(count?.height, `count of ${list}`).toBeLessThanOrEqual(44)
    }
  })
}
