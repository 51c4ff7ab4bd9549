import { expect } from '@playwright/test'
import { test } from './journey'

test('a visitor keeps properties, sees what changed, and compares them', async ({ page }) => {
  await page.goto('/nl/te-koop/')
  const saved = page
    .getByRole('navigation', { name: 'Snelle links' })
    .getByRole('link', { name: /Bewaard/ })
  const widthOf = async () => {
    await page.evaluate(() => document.fonts.ready)
    return (await saved.boundingBox())?.width ?? 0
  }
  const width = await widthOf()
  const priced = page.locator('article[data-property]').filter({ hasText: '€' })
  const hearts = priced.getByRole('button', { name: /^Bewaar: / })
  // The very first press of the visit: the page is still asleep.
  await hearts.nth(0).click()
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true')
  await hearts.nth(1).click()

  await expect(saved).toContainText('2')
  await page.goto('/nl/contact/')
  // Of a page that is asleep, and the number moved nothing: letters that came in time or late are a pixel apart,
  // a number that takes room is ten.
  await expect(saved).toContainText('2')
  expect(Math.abs((await widthOf()) - width)).toBeLessThan(4)

  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('favourites') ?? '[]')
    kept[0].cents += 1_000_000
    kept.push({ id: 1_234_567_890, cents: 1, status: 'available' })
    localStorage.setItem('favourites', JSON.stringify(kept))
  })
  await page.goto('/nl/bewaard/')
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(page.getByText(/^Prijs gezakt, was €\s/)).toBeVisible()
  await expect(page.getByText('1 pand staat niet meer op onze site.')).toBeVisible()
  await page.getByRole('button', { name: 'Ruim mijn lijst op' }).click()
  await expect(page.getByText('1 pand staat niet meer op onze site.')).toBeHidden()

  const ticks = page.getByRole('checkbox')
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  await page.getByRole('button', { name: 'Vergelijk wat u aanvinkte' }).click()
  await expect(page).toHaveURL(/\/nl\/vergelijken\/\?ids=\d+,\d+$/)
  await expect(page.getByRole('columnheader')).toHaveCount(2)
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('a shared list and a comparison open from their address', async ({ page }) => {
    await page.goto('/nl/te-koop/')
    const cards = await page
      .locator('article[data-property]')
      .evaluateAll((all) => all.map(({ id }) => id))
    const ids = cards.slice(0, 5).map((id) => id.replace('property-', ''))
    await page.goto(`/fr/favoris/?ids=${ids.join(',')}`)
    await expect(page.locator('article[data-property]')).toHaveCount(5)
    await page.goto(`/fr/comparer/?ids=${ids.join(',')}`)
    await expect(page.getByRole('columnheader')).toHaveCount(4)
    await page.setViewportSize({ width: 390, height: 800 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    const perMetre = page.getByRole('row').filter({ hasText: 'Prix au m²' })
    await expect(perMetre).toContainText('≠ diffère')
    await expect(perMetre).toContainText(/€\s[\d.]+\/m²/)
    await expect(page.getByRole('row').filter({ hasText: 'Coût par mois' })).toContainText('€')
    await expect(page.getByText(/sur 25 ans à [\d,]+\s%/)).toBeVisible()
    await page
      .getByRole('link', { name: /^Retirer : / })
      .first()
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    const third = await page.getByRole('columnheader').last().boundingBox()
    expect(third?.x, 'an edge of the third is in sight').toBeLessThan(390 - 50)
    await page.goto('/fr/comparer/?ids=abc,-1,99999999999')
    await expect(page.getByText('Choisissez d’abord les biens à comparer.')).toBeVisible()
  })
})
