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

test('[4.08] a tablet has two homes beside each other, a desktop four', async ({ page }) => {
  await page.goto('/nl/')
  const homes = page.getByRole('region', { name: 'Net op de markt' }).getByRole('article')
  const inFirstRow = () =>
    homes.evaluateAll((all) => {
      const tops = all.map((each) => Math.round(each.getBoundingClientRect().top))
      return tops.filter((top) => top === tops[0]).length
    })
  for (const [width, count] of [
    [767, 2],
    [1279, 2],
    [1280, 4],
  ] as const) {
    await at(page, width)
    await expect.poll(inFirstRow, `${width}`).toBe(count)
  }
})

test('[4.08] two columns fit from 960 pixels: the words on the banner, those beside a picture', async ({
  page,
}) => {
  // The slides stand still.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/nl/')
  const caption = page.getByRole('link', { name: 'Thuiskomen bij valavond' })
  const call = page.getByRole('region', { name: 'Wat is uw huis vandaag waard?' })
  const isBeside = () =>
    call.evaluate((section) => {
      const [words, picture] = [...section.children].map((each) => each.getBoundingClientRect())
      return words?.top === picture?.top
    })
  await at(page, 959)
  await expect(caption).toBeHidden()
  await expect.poll(isBeside).toBe(false)
  await at(page, 960)
  await expect(caption).toBeVisible()
  await expect.poll(isBeside).toBe(true)
  await page.emulateMedia({ reducedMotion: null })
})
