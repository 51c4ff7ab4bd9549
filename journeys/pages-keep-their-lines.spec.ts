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

for (const list of ['for-sale', 'for-rent', 'commercial', 'realisations'] as const) {
  test(`the sections of a page of ${list} share their edges`, async ({ page }) => {
    await page.goto(pathTo(list, 'nl'))
    const home = page.locator('article', { hasText: 'm²' }).locator('h3 a').first()
    await page.goto((await home.getAttribute('href')) ?? '')
    for (const width of [390, 820, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const [edge = [], ...edges] = await edgesOf(page.locator(':is(#price, #legal, #energy) > dl'))
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
