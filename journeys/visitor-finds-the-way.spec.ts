import { expect, type Page } from '@playwright/test'
import { expectSound } from './expect-sound'
import { testAfresh as test } from './journey'
import { scrolledTo, stopTheClock } from './stop-the-clock'

const phone = { width: 390, height: 844 }
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' })
const background = (page: Page) =>
  page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)
const position = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const own = getComputedStyle(header).position
    return own === 'static' ? getComputedStyle(header.parentElement ?? header).position : own
  })

test('[4.05, 4.06, 9.09] the header lies over the banner, and is fixed and on paper after 30 px', async ({
  page,
}) => {
  await stopTheClock(page)
  await page.goto('/nl/')
  expect(await position(page)).toBe('absolute')
  expect(await background(page)).toBe('rgba(0, 0, 0, 0)')
  const logo = page.getByRole('banner').locator('.logo svg')
  const tall = (await logo.boundingBox())?.height ?? 0

  await scrolledTo(page, 30)
  expect(await position(page)).toBe('absolute')

  await scrolledTo(page, 31)
  await expect.poll(() => position(page)).toBe('fixed')
  await expect.poll(() => background(page)).toBe('rgb(251, 249, 246)')
  await expect.poll(async () => (await logo.boundingBox())?.height).toBeLessThan(tall)
})

test('[4.05] on other pages the header is never transparent', async ({ page }) => {
  await page.goto('/nl/diensten/')
  expect(await position(page)).toBe('absolute')
  expect(await background(page)).toBe('rgb(251, 249, 246)')
})

test('[4.07, 9.09] a way back to the top from 10 px on, in about half a second', async ({
  page,
}) => {
  await stopTheClock(page)
  await page.goto('/nl/diensten/')
  const up = page.getByRole('link', { name: 'Naar boven' })
  await expect(up).toBeHidden()
  await scrolledTo(page, 9)
  await expect(up).toBeHidden()
  await scrolledTo(page, 600)
  await expect(up).toBeVisible()

  await up.click()
  await page.clock.runFor(400)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.clock.runFor(300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  // It looks once more after the last movement was heard of.
  await expect(async () => {
    await page.clock.runFor(200)
    await expect(up).toBeHidden({ timeout: 500 })
  }).toPass()
})

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with scripts' : 'without scripts', () => {
    test.use({ hasScripts, viewport: phone })

    test('[2.42] the drawer holds languages, menu, valuation and top-bar links', async ({
      page,
    }) => {
      await page.goto('/nl/')
      const drawer = page.getByRole('dialog', { name: 'Hoofdmenu' })
      await expect(drawer).toBeHidden()
      await page.getByRole('button', { name: 'Menu openen' }).click()
      await expect(drawer.getByRole('link', { name: 'Gratis schatting' })).toBeVisible()
      await expect(drawer.getByRole('link', { name: /Français/ })).toBeVisible()
      await expect(drawer.getByRole('link', { name: '016 23 45 67' })).toBeVisible()
      await drawer.getByText('Projecten', { exact: true }).click()
      await expect(drawer.getByRole('link', { name: 'Projecten te huur' })).toBeVisible()
      await drawer.getByRole('link', { name: 'Diensten', exact: true }).click()
      await expect(page).toHaveURL('/nl/diensten/')
      await expect(drawer).toBeHidden()
    })
  })
}

test('[2.42, 9.14] the open drawer covers everything, keeps the keyboard inside and gives it back', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/nl/diensten/')
  const toggle = page.getByRole('button', { name: 'Menu openen' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Hoofdmenu' })
  await expect(drawer.getByRole('button', { name: 'Menu sluiten' })).toBeFocused()
  expect(await drawer.evaluate((each) => getComputedStyle(each).zIndex)).toBe('1300')
  await expectSound(page)

  for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() =>
      document.activeElement?.closest('main, footer, header, [data-top-bar]'),
    ),
  ).toBeNull()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(toggle).toBeFocused()
})

test('[2.41] surplus items stand in an overlay behind a hamburger button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/nl/')
  await expect(menu(page).getByRole('link', { name: 'Vacatures' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Meer' }).click()
  const overlay = page.getByRole('dialog', { name: 'Meer' })
  await expect(overlay.getByRole('link', { name: /Deontologie/ })).toHaveAttribute(
    'target',
    '_blank',
  )
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
  await page.getByRole('button', { name: 'Meer' }).click()
  await overlay.getByRole('link', { name: 'Vacatures' }).click()
  await expect(page).toHaveURL('/nl/vacatures/')
})

test('[2.40] a sub-menu closes with Escape and with a click beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/nl/diensten/')
  const projects = menu(page).getByText('Projecten', { exact: true })
  const child = menu(page).getByRole('link', { name: 'Projecten te koop' })
  await projects.click()
  await expect(child).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(child).toBeHidden()
  await projects.click()
  await page.mouse.click(640, 700)
  await expect(child).toBeHidden()
})

test('[2.40] a sub-menu closes while React keeps what happens for itself', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/nl/diensten/')
  // As it does between its start and the moment that the page is awake.
  await page.evaluate(() => {
    for (const name of ['keydown', 'click'])
      document.addEventListener(name, (event) => event.stopPropagation(), true)
  })
  const projects = menu(page).getByText('Projecten', { exact: true })
  const child = menu(page).getByRole('link', { name: 'Projecten te koop' })
  await projects.click()
  await expect(child).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(child).toBeHidden()
  await projects.click()
  await page.mouse.click(640, 700)
  await expect(child).toBeHidden()
})

test('the skip link leads past the menu', async ({ page }) => {
  await page.goto('/nl/diensten/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content$/)
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main')?.id))
    .toBe('content')
})

test('[2.39] the footer tells who we are, as the profession asks', async ({ page }) => {
  await page.goto('/nl/')
  const footer = page.getByRole('contentinfo')
  for (const text of ['KBO 0123.456.749', 'BE 0123.456.749', 'BIV 501287', 'Luxemburgstraat 16B'])
    await expect(footer).toContainText(text)
  await expect(footer.getByRole('link', { name: 'Te koop' })).toHaveAttribute(
    'href',
    '/nl/te-koop/',
  )
})
