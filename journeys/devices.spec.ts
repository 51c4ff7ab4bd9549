import { expect, type Page } from '@playwright/test'
import { test } from './journey'

const at = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

/** How many columns of the footer stand beside each other. */
const columns = (page: Page) =>
  page.locator('footer section').evaluateAll((all) => {
    const tops = all.map((each) => each.getBoundingClientRect().top)
    return tops.filter((top) => top === tops[0]).length
  })

test('[4.08] a phone is narrower than 767 pixels, two columns become four at 960', async ({
  page,
}) => {
  await page.goto('/nl/diensten/')
  for (const [width, count] of [
    [320, 1],
    [766, 1],
    [767, 2],
    [959, 2],
    [960, 4],
  ] as const) {
    await at(page, width)
    await expect.poll(() => columns(page), `${width}`).toBe(count)
  }
})

test('[4.08] a phone has the search from edge to edge, a tablet not', async ({ page }) => {
  await page.goto('/nl/')
  const block = page.locator('[data-banner] div:has(> h1)').first()
  const left = async () => (await block.boundingBox())?.x
  await at(page, 766)
  await expect.poll(left).toBe(0)
  await at(page, 767)
  await expect.poll(left).toBeGreaterThan(0)
})

test('[4.08] a tablet opens the menu with a button, a desktop from 1280 pixels shows it', async ({
  page,
}) => {
  await page.goto('/nl/diensten/')
  const item = page.locator('header nav').getByRole('link', { name: 'Te koop' }).first()
  const burger = page.getByRole('banner').getByRole('button', { name: 'Menu openen' })
  await at(page, 1279)
  await expect(burger).toBeVisible()
  await expect(item).toBeHidden()
  await at(page, 1280)
  await expect(burger).toBeHidden()
  await expect(item).toBeVisible()
})
