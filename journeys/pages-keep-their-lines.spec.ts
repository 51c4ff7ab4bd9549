import { expect, type Locator } from '@playwright/test'
import { pathTo } from '../app/language/path-to'
import { test } from './journey'

const edgesOf = (all: Locator) =>
  all.evaluateAll((each) =>
    each.map((one) => {
      const { left, right } = one.getBoundingClientRect()
      return [Math.round(left), Math.round(right)]
    }),
  )

for (const width of [390, 820, 1280, 1920]) {
  for (const list of ['for-sale', 'for-rent', 'commercial', 'realisations'] as const) {
    test(`at ${width} the sections of a page of ${list} share their edges`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(pathTo(list, 'nl'))
      const home = page.locator('article', { hasText: 'm²' }).locator('h3 a').first()
      await page.goto((await home.getAttribute('href')) ?? '')
      const [edge = [], ...edges] = await edgesOf(page.locator(':is(#price, #legal, #energy) > dl'))
      expect(edges.length).toBeGreaterThan(0)
      for (const each of edges) expect(each).toEqual(edge)
      const above = await edgesOf(page.locator('h1, #photos > *'))
      // On a phone the picture reaches the edges of the screen.
      for (const [left] of above.filter(([left = 0]) => left > 0)) expect(left).toBe(edge[0])
    })
  }
}

for (const language of ['nl', 'fr'] as const) {
  for (const list of ['for-sale', 'for-rent', 'commercial', 'abroad'] as const) {
    test(`in ${language} the filters of ${list} stand in one row on a laptop`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(pathTo(list, language))
      const tops = await page
        .getByRole('search')
        .locator('button[popovertarget]')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
      expect(tops.length).toBeGreaterThan(4)
      expect([...new Set(tops)]).toHaveLength(1)
    })

    test(`in ${language} count, map and order of ${list} stand in one row on a phone`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(pathTo(list, language))
      const count = await page.getByRole('status').first().boundingBox()
      const order = await page.locator('#sort').boundingBox()
      const [middle, other] = [count, order].map((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2)
      expect(Math.abs((middle ?? 0) - (other ?? 0))).toBeLessThan(4)
      expect(count?.height).toBeLessThanOrEqual(44)
    })
  }
}
