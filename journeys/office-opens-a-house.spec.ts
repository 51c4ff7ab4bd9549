import { expect } from '@playwright/test'
import { pathTo } from '../app/language/path-to'
import { officePath } from '../app/office/office-pages'
import { dayFromNow } from '../testing/day-from-now'
import { plantViewableProperty } from '../testing/journey-viewings'
import { signInAs } from '../testing/staff'
import { test } from './journey'

const day = dayFromNow(3)

test.use({ javaScriptEnabled: false })

test('an open house is announced, stands in the agenda, and is booked by the quarter', async ({
  page,
}) => {
  const id = await plantViewableProperty()
  await signInAs(page.context(), 'agent')
  await page.goto(officePath('property-viewings', { id }))
  const part = page.locator('section').filter({ hasText: 'Opendeurdagen' }).last()
  const add = part.getByRole('button', { name: 'Opendeurdag toevoegen' }).last()
  await part.getByLabel('Van').fill('18:00')
  await part.getByLabel('Tot').fill('17:00')
  await part.getByLabel('Dag').fill(day)
  await add.click()
  await expect(page.getByRole('alert').first()).toContainText('Tot')
  await expect(part.getByLabel('Van')).toHaveValue('18:00')
  await part.getByLabel('Tot').fill('19:00')
  await add.click()
  await expect(page.getByRole('status').first()).toContainText('opendeurdag staat op de site')
  await expect(part.getByText('18:00 – 19:00').first()).toBeVisible()

  await page.goto(`${officePath('agenda')}?agent=all&view=day&day=${day}`)
  await expect(page.getByText('18:00 – 19:00 · Opendeurdag')).not.toHaveCount(0)

  await page.goto(pathTo('for-sale-property', 'nl', { city: 'x', slug: 'x', id }))
  await expect(page.getByRole('heading', { name: 'Opendeurdag' })).toBeVisible()
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(
    facts.map((fact) => JSON.parse(fact)).find((fact) => fact['@type'] === 'Event'),
  ).toMatchObject({
    name: expect.stringMatching(/^Opendeurdag: ./),
    startDate: expect.stringContaining(day),
  })
  await page.getByRole('link', { name: 'Schrijf u in' }).click()
  await expect(page.getByRole('radio', { name: /^18:15/ })).toBeEnabled()
  await expect(page.getByRole('radio', { name: /^19:00/ })).toHaveCount(0)

  await page.goto(officePath('property-viewings', { id }))
  await part
    .getByRole('button', { name: /^Verwijderen/ })
    .first()
    .click()
  await expect(page.getByRole('status').first()).toContainText('verwijderd')
})
