import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { dayFromNow } from '../testing/day-from-now'
import { site } from '../testing/journey-site'
import { askSite } from './ask-site'
import { expectSound } from './expect-sound'
import { test } from './journey'

const until = dayFromNow(10)
const untilInWords = until.split('-').map(Number).toReversed().join('-')

async function openOffer(page: Page) {
  const [property] = await askSite<{ id: number; reference: string }>(
    site,
    `select id, reference from properties
     where list = 'for-sale' and status = 'available' order by id limit 1`,
  )
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': randomUUID() })
  await page.goto(`/nl/aanvraag/bod/${property?.id}/`)
  return property?.reference ?? ''
}

async function fillInOffer(page: Page) {
  await page.getByLabel('Hoeveel biedt u?').fill('379.000')
  await page.getByLabel('Geldig tot en met').fill(until)
  await page.getByLabel('Uur', { exact: true }).selectOption('18:00')
  await page.getByLabel(/^Nee, ik koop zonder voorwaarde/).check()
  await page.getByLabel('Andere voorwaarden').fill('De lusters blijven hangen.')
  await page.getByRole('button', { name: 'Ga verder' }).click()
}

async function fillInBuyer(page: Page) {
  await page.getByLabel('Mevrouw').check()
  await page.getByLabel('Voornaam').fill('Nora')
  await page.getByLabel('Naam', { exact: true }).fill('Peeters')
  await page.getByLabel('Straat en nummer').fill('Kouter 7')
  await page.getByLabel('Postcode').fill('9000')
  await page.getByLabel('Gemeente', { exact: true }).fill('Gent')
  await page.getByLabel('E-mailadres').fill('nora@example.be')
  await page.getByLabel('Telefoon', { exact: true }).fill('0470 12 34 56')
  await page.getByLabel('Naam van een tweede koper').fill('Jan Janssens')
  await page.getByRole('button', { name: 'Ga verder' }).click()
}

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ hasScripts })

    test('a binding offer is repeated before it is sent, and going back keeps it', async ({
      page,
    }) => {
      const reference = await openOffer(page)
      await fillInOffer(page)
      await fillInBuyer(page)
      const recap = page.getByRole('region', { name: 'Kijk alles nog eens na' })
      const told = [reference, '€ 379.000', untilInWords, '18:00', 'Nee, ik koop zonder voorwaarde']
      const people = ['De lusters blijven', 'Nora', 'Peeters', 'Kouter 7', 'Jan Janssens']
      for (const text of [...told, ...people]) await expect(recap).toContainText(text)
      if (hasScripts) await expectSound(page)

      await page.getByRole('button', { name: 'Vorige' }).click()
      await expect(page.getByLabel('Naam van een tweede koper')).toHaveValue('Jan Janssens')
      await page.getByRole('button', { name: 'Vorige' }).click()
      await expect(page.getByLabel('Hoeveel biedt u?')).toHaveValue('379.000')
      await page.getByLabel('Hoeveel biedt u?').fill('385.000')
      await page.getByLabel('Andere voorwaarden').fill('')
      await page.getByRole('button', { name: 'Ga verder' }).click()
      await page.getByRole('button', { name: 'Ga verder' }).click()
      await expect(recap).toContainText('€ 385.000')
      await expect(recap).toContainText(/Andere voorwaarden\s*geen/)
    })

    test('a wrong amount is answered with its bounds', async ({ page }) => {
      await openOffer(page)
      await page.getByLabel('Hoeveel biedt u?').fill('12')
      await page.getByRole('button', { name: 'Ga verder' }).click()
      await expect(
        page.getByText('Vul een bedrag in van € 1.000 tot € 100.000.000').first(),
      ).toBeVisible()
    })
  })
}
