import { expect } from '@playwright/test'
import { plantProperties } from '../testing/journey-properties'
import { site } from '../testing/journey-site'
import { test } from './journey'
import { findAt } from './pages/found'

test('[9.17] the page of a home with label E or F says by when it must reach D, in Flanders alone', async ({
  page,
}) => {
  const [flanders, better, brussels] = await plantProperties([
    { energyLabel: 'f', energyPerformance: 520, zip: '9000' },
    { energyLabel: 'd', energyPerformance: 350, zip: '9000' },
    { energyLabel: 'f', energyPerformance: 300, zip: '1000', city: 'Brussel' },
  ])
  const main = page.getByRole('main')
  await page.goto(`/nl/te-koop/x/y/${flanders}/`)
  await expect(main).toContainText(
    'wie deze woning met label F koopt, moet binnen 6 jaar na de akte label D of beter halen',
  )
  await expect(main).toContainText(/de tekst die sinds 1-1-2023 geldt, zegt 5 jaar/)
  for (const id of [better, brussels]) {
    await page.goto(`/nl/te-koop/x/y/${id}/`)
    await expect(page).toHaveURL(new RegExp(`/${id}/$`))
    await expect(main).not.toContainText('Renovatieplicht')
  }
})

test('[9.19] who makes an offer reads the deposit: 10 % of the price, off plan at most 5 %', async ({
  page,
}) => {
  const { sale, unit } = await findAt(site, 'nl')
  await page.goto(`/nl/aanvraag/bod/${sale}/`)
  await expect(page.getByRole('main')).toContainText('een voorschot van 10 % van de prijs')
  await page.goto(`/nl/aanvraag/bod/${unit}/`)
  await expect(page.getByRole('main')).toContainText('hoogstens 5 % voorschot (wet-Breyne)')
})
