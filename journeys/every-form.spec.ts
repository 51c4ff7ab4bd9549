import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { site } from '../testing/journey-site'
import { formJourneys } from './form-journeys'
import { test } from './journey'
import { sendForm } from './send-form'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    for (const journey of formJourneys) {
      test(`[1.04, 2.08] ${journey.form} is filled in and thanked for`, async ({ page }) => {
        await page.setExtraHTTPHeaders({ 'x-forwarded-for': randomUUID() })
        await sendForm(page, journey, site, javaScriptEnabled)
        await expect(page.getByText(/Uw referentie is \d{4}-\d{5}/)).toBeVisible()
        const list = journey.about === 'rent' ? 'te-huur' : 'te-koop'
        for (const back of ['/nl/', `/nl/${list}/`]) {
          await expect(page.locator(`main .actions a[href="${back}"]`)).toBeVisible()
        }
      })
    }
  })
}
