import { expect, type Page } from '@playwright/test'
import { test } from './journey'
import { wake } from './wake'

const panel = (page: Page, name: string) =>
  page.getByRole('search').getByRole('button', { name, exact: true })
const cards = (page: Page) => page.getByRole('article')

test('[2.03, 2.14, 2.34] a visitor finds properties by city, and the address says so', async ({
  page,
}) => {
  await page.goto('/nl/te-koop/')
  await wake(page)
  await panel(page, 'Gemeente').click()
  const first = page.getByRole('checkbox').first()
  const value = (await first.getAttribute('value')) ?? ''
  await first.check()
  await expect(page).toHaveURL(
    `/nl/te-koop/?city=${encodeURIComponent(value).replaceAll('%20', '+')}`,
  )
  await expect(first).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(value.split('|')[0] ?? '')
  await expect(cards(page).first()).toBeVisible()
  await expect(cards(page).filter({ hasNotText: value.split('|')[0] })).toHaveCount(0)

  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /filter wissen/ }).click()
  await expect(page).toHaveURL('/nl/te-koop/')
})

test('[5.17] filters narrow the list, and the way back is remembered', async ({ page }) => {
  await page.goto('/nl/te-koop/')
  await wake(page)
  await panel(page, 'Type').click()
  await page.getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/\?type=\d$/)
  await expect(page.getByRole('navigation', { name: 'Pagina’s' })).toContainText(
    /pagina 1 van \d+ · [\d.]+ pand/,
  )
  const remembered = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('list') ?? '{}'))
  await expect.poll(remembered).toMatchObject({
    href: expect.stringMatching(/^\/nl\/te-koop\/\?type=/),
    ids: expect.arrayContaining([expect.any(Number)]),
  })
  await page.keyboard.press('Escape')
  await cards(page).getByRole('heading').getByRole('link').first().click()
  await page.waitForURL(/\/\d+\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\?type=\d$/)
})

test('[8.05] nothing found says why, and offers a way on', async ({ page }) => {
  await page.goto('/nl/te-koop/?price-max=1000&bedrooms=1')
  await expect(
    page.getByRole('heading', { name: 'Er werden geen resultaten gevonden voor uw zoekopdracht' }),
  ).toBeVisible()
  await expect(page.getByText('tot € 1.000').first()).toBeVisible()
  const register = page
    .getByRole('complementary')
    .getByRole('link', { name: 'Hou me op de hoogte' })
  await expect(register).toHaveAttribute('href', /\?list=for-sale&price-max=1000&bedrooms=1$/)
  await page.getByRole('link', { name: 'Zonder “tot € 1.000”' }).click()
  await expect(page).toHaveURL('/nl/te-koop/?bedrooms=1')
  await expect(cards(page).first()).toBeVisible()

  await page.goto('/en/for-sale/?price-max=1000')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'No results were found for your search',
  )
})

test('a careless address is put right, a hostile one is survived', async ({ request }) => {
  const moves = {
    '/nl/te-koop/?type=1&city=Gent|9000&sort=newest&page=1': '/nl/te-koop/?city=Gent%7C9000&type=1',
    '/nl/te-koop/?price-min=-5&city=%00&area=zzzz&energy=z': '/nl/te-koop/',
    '/nl/te-koop/?price-max=1000&page=9': '/nl/te-koop/?price-max=1000',
    '/fr/a-louer/?utm_source=mail&type=8': '/fr/a-louer/?utm_source=mail',
  }
  for (const [from, to] of Object.entries(moves)) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], from).toEqual([302, to])
  }
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => `city=Stad${index}|${index}`).join('&')
  expect((await request.get(`/nl/te-koop/?${many(100)}`)).status()).toBe(200)
  expect((await request.get(`/nl/te-koop/?${many(10_000)}`)).status()).toBeGreaterThanOrEqual(400)
  expect((await request.get(`/nl/te-koop/?${many(10_000)}`)).status()).toBeLessThan(500)
})

test('plain pages may be found by search engines, filtered ones not', async ({ page }) => {
  const robots = page.locator('meta[name=robots]')
  await page.goto('/nl/te-koop/')
  await expect(robots).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/nl\/te-koop\/$/)
  await page.goto('/nl/te-koop/?type=1')
  await expect(robots).toHaveAttribute('content', /noindex/)
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('the filters are a form', async ({ page }) => {
    await page.goto('/nl/te-koop/')
    await panel(page, 'Slaapkamers').click()
    await page.getByRole('radio', { name: '2+' }).check()
    await page.getByRole('button', { name: /^Toon/ }).click()
    await expect(page).toHaveURL('/nl/te-koop/?bedrooms=2')
    await page.getByLabel('Sorteer op').selectOption('price-up')
    await page.getByRole('button', { name: 'Sorteer', exact: true }).click()
    await expect(page).toHaveURL('/nl/te-koop/?bedrooms=2&sort=price-up')
    await expect(cards(page).first()).toBeVisible()
  })

  test('[4.10, 5.08] a number, a town or a word leads to the right place', async ({ page }) => {
    await page.goto('/nl/te-koop/')
    const property = (await cards(page).first().getAttribute('id'))?.replace('property-', '')
    await page.goto(`/nl/find/?text=${property}`)
    await expect(page).toHaveURL(new RegExp(`/${property}/$`))
    await page.goto('/nl/find/?text=zzyzx&list=for-rent')
    await expect(page).toHaveURL('/nl/te-huur/?text=zzyzx')
  })
})

test('by keyboard alone: open a filter, choose, and follow a property', async ({ page }) => {
  await page.goto('/nl/te-koop/')
  await page.keyboard.press('Tab')
  await wake(page)
  await panel(page, 'Type').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox').first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\?type=\d$/)
  // The address changes first; the chip is there once the list is the new one.
  await expect(page.getByRole('link', { name: /filter wissen/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page, 'Type')).toBeFocused()
  await cards(page).getByRole('heading').getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/\d+\/$/)
})
