import { expect } from '@playwright/test'
import { test } from './journey'

for (const path of ['/nl/te-koop/', '/fr/a-vendre/', '/fr/a-louer/', '/nl/realisaties/']) {
  test(`on a phone the first picture of ${path} is in sight at once`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const picture = await page.locator('article img').first().boundingBox()
    expect(picture?.y).toBeLessThanOrEqual(260)
    expect(await page.locator('#sort').evaluate(fitsItsWords)).toBe(true)
  })
}

/** Runs in the page: the chosen words are read whole. */
function fitsItsWords(select: HTMLSelectElement): boolean {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select)
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return false
  pen.font = font
  const { width } = pen.measureText(select.selectedOptions[0]?.text ?? '')
  return (
    width <= select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  )
}

test('on a large screen pictures are large, three beside each other or two beside the map', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/nl/te-koop/')
  const picture = await page.locator('article img').first().boundingBox()
  expect(picture?.width).toBeGreaterThan(500)
  expect(picture?.width).toBeLessThan(540)
  const sides = await page
    .locator('header .logo, h1, form[role=search] input[type=search], article img')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)))
  expect(new Set(sides.slice(0, 4))).toEqual(new Set([sides[0]]))
})
