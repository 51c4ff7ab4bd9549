import { expect } from '@playwright/test'
import { configure } from '../testing/configure'
import { test } from './journey'
import { openUntil } from './open-until'
import { header, propertyWith } from './property-with'

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
  await propertyWith(page, arrangement, () =>
    expect(page.locator('[data-top-bar]')).toHaveCount(0, { timeout: 500 }),
  )
  const left = page.locator('[data-place=left]')
  await expect(left.getByRole('link', { name: 'Te koop' })).toBeVisible()
  await expect(left.getByRole('link', { name: /Français/ })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Contact' }),
  ).toHaveCount(0)
  const logo = page.locator('header [data-place=center] .logo')
  await expect(logo).toHaveCSS('opacity', '0')
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await expect(logo).toHaveCSS('opacity', '1')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu openen' }).click()
  await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.x).toBe(0)
})

test('[2.44] the banner of a page is its picture, or a colour, around its title', async ({
  page,
}) => {
  const banner = page.locator('main > *').filter({ has: page.getByRole('heading', { level: 1 }) })
  const picture = banner.locator('img')
  const asPicture = { ...header.banner, otherPages: 'image' }
  await configure('header', { ...header, banner: asPicture })
  await openUntil(page, '/nl/diensten/', () => expect(picture).toBeVisible({ timeout: 500 }))
  await expect(banner).toContainText('Eén makelaar, de hele weg')
  expect(await picture.evaluate((each: HTMLImageElement) => each.decode())).toBeUndefined()

  const asColour = { ...header.banner, otherPages: 'color', color: '#112233' }
  await configure('header', { ...header, banner: asColour })
  await openUntil(page, '/nl/diensten/', () => expect(picture).toHaveCount(0, { timeout: 500 }))
  await expect(banner).toHaveCSS('background-color', 'rgb(17, 34, 51)')
  await expect(banner).toContainText('Eén makelaar, de hele weg')
})
