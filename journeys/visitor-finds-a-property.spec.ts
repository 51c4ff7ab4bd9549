import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { plantProperties } from '../testing/journey-properties'
import { takeTime } from './be-human'
import { fillPerson } from './fill-person'
import { test } from './journey'

test('a visitor finds a property and reads it in another language', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))

  await page.goto('/')
  await expect(page).toHaveURL('/nl/')
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByText('Te koop').first().click()
  await expect(page).toHaveURL('/nl/te-koop/')

  const property = page.locator('article h3 a').first()
  const [title = ''] = ((await property.textContent()) ?? '').split(',')
  await property.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  const [, id] = page.url().match(/\/(\d+)\/$/) ?? []

  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(new RegExp(`/fr/a-vendre/[^/]+/[^/]+/${id}/$`))
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  expect(complaints).toEqual([])
})

test.describe('a new visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('[6.01] looks around, searches, sends a form and decides about cookies, without an account', async ({
    page,
    context,
  }) => {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': randomUUID() })
    const [id = 0] = await plantProperties([{ title: { nl: 'Huis zonder account' } }])
    await page.goto('/nl/')
    await page.getByRole('button', { name: 'Alles weigeren' }).click()
    await expect(page.getByRole('button', { name: 'Alles weigeren' })).toHaveCount(0)

    await page.getByRole('combobox', { name: 'Gemeente, postcode of referentie' }).fill(`${id}`)
    await expect(page.getByRole('option')).toContainText('Huis zonder account')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${id}/$`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Huis zonder account')

    await page.goto(`/nl/aanvraag/meer-info/${id}/`)
    await fillPerson(page, 'nora@example.be')
    await page.getByLabel('Uw vraag').fill('Is er een kelder?')
    await takeTime(page)
    await page.getByRole('button', { name: 'Stel mijn vraag' }).click()
    await expect(page.getByText(/Uw referentie is \d{4}-\d{5}/)).toBeVisible()

    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-instellingen' }).click()
    await page.getByRole('button', { name: 'Alles aanvaarden' }).click()
    await expect(page.getByRole('button', { name: 'Alles aanvaarden' })).toHaveCount(0)
    const cookies = await context.cookies()
    expect(cookies.map(({ name }) => name).sort()).toEqual(['consent', 'language'])
    expect(cookies.find(({ name }) => name === 'consent')?.value).toContain('marketing')
  })
})

test('a page that is gone says so in the visitor’s language', async ({ page }) => {
  const answer = await page.goto('/fr/nulle-part/')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oups, cette page n’existe plus')
})
