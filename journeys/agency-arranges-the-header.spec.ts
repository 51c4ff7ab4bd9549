import { expect } from '@playwright/test'
import { configure } from '../testing/configure'
import { header, homeWith } from './home-with'
import { test } from './journey'

test.afterAll(() => configure('header', header))

test('[2.37, 2.38, 4.06] logo, menu and languages stand where the configuration wants them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const arrangement = {
    headerLinks: [],
    menu: { position: 'left', menuMaxItems: 3 },
    menuMobile: { position: 'left' },
    logo: { position: 'center', showLogoAtStart: false },
    languageSwitcher: { position: 'left' },
  }
  await homeWith(page, arrangement, () =>
    expect(page.locator('.topbar')).toHaveCount(0, { timeout: 500 }),
  )
  const left = page.locator('[data-place=left]')
  await expect(left.getByRole('link', { name: 'Te koop' })).toBeVisible()
  await expect(left.getByRole('link', { name: /Français/ })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Contact' }),
  ).toHaveCount(0)
  const logo = page.locator('.header [data-place=center] .logo')
  await expect(logo).toHaveCSS('opacity', '0')
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await expect(logo).toHaveCSS('opacity', '1')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu openen' }).click()
  await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.x).toBe(0)
})
