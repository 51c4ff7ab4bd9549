import { expect } from '@playwright/test'
import { pathTo } from '../app/language/path-to'
import { test } from './journey'
import { wholeHeight } from './whole-height'

/** Of the whole page, what it may be longer or shorter than it said before anybody scrolled. */
const most = 0.12

for (const width of [390, 820]) {
  for (const kind of ['home', 'for-sale', 'contact', 'services'] as const) {
    test(`${kind} at ${width} is nearly as long before it is scrolled as after`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(kind === 'home' ? '/nl/' : pathTo(kind, 'nl'))
      const said = await page.evaluate(() => document.documentElement.scrollHeight)
      const real = await page.evaluate(wholeHeight)
      expect(Math.abs(said - real) / real).toBeLessThan(most)
    })
  }

  test(`a property at ${width} is nearly as long before it is scrolled as after`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/nl/te-koop/')
    // With rooms and a label: of a plot there is less to tell.
    const home = page.locator('article', { hasText: 'slpk' }).locator('h3 a').first()
    await page.goto((await home.getAttribute('href')) ?? '')
    const said = await page.evaluate(() => document.documentElement.scrollHeight)
    const real = await page.evaluate(wholeHeight)
    expect(Math.abs(said - real) / real).toBeLessThan(most)
  })
}
