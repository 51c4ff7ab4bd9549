import { expect, type Page } from '@playwright/test'
import { test } from './journey'
import { shiftsOf, watchShifts } from './pages/layout-shift'
import { wake } from './wake'

const choices = (page: Page) => page.getByRole('group', { name: 'Toon bij elk pand' })
const choice = (page: Page, name: string) => choices(page).getByRole('radio', { name })
const press = (page: Page, name: string) => choices(page).getByText(name, { exact: true }).click()
/** What is read of the first card that tells a price. */
const told = (page: Page) => page.locator('[data-property] [data-amount]:visible').first()

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('the price of each property becomes what somebody needs for it', async ({ page }) => {
    await page.goto('/nl/te-koop/')
    const asked = (await told(page).textContent())?.match(/€\s[\d.]+/)?.[0] ?? '?'
    await press(page, 'Met alle kosten')
    await expect(told(page)).toContainText(`vraagprijs ${asked}`)
    await expect(page.getByText('de werken tot het verplichte label')).toBeVisible()
    await press(page, 'Per maand')
    await expect(told(page)).toContainText('per maand')
    await expect(told(page)).toContainText('eigen geld')
    await expect(page.getByText('u leent 80')).toBeVisible()
    await press(page, 'Vraagprijs')
    await expect(told(page)).toHaveText(asked)
  })
})

test('the choice holds at the next visit, on every list, and nothing moves', async ({ page }) => {
  await watchShifts(page)
  await page.goto('/nl/te-koop/')
  await press(page, 'Per maand')
  await wake(page)
  await expect(choice(page, 'Per maand')).toBeChecked()
  await page.goto('/nl/te-koop/')
  await expect(choice(page, 'Per maand')).toBeChecked()
  await expect(told(page)).toContainText('per maand')
  await wake(page)
  await expect(choice(page, 'Per maand')).toBeChecked()
  expect(await shiftsOf(page)).toEqual([])
  await page.goto('/nl/te-huur/')
  await expect(choice(page, 'Met lasten')).toBeChecked()
  await expect(told(page)).toContainText(/waarvan €\s\d+ lasten|geen lasten opgegeven/)
})

test('realisations have no price, and no choice', async ({ page }) => {
  await page.goto('/nl/realisaties/')
  await expect(page.locator('h1')).toBeVisible()
  await expect(choices(page)).toHaveCount(0)
})
