import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { site } from '../testing/journey-site'
import { everyForm } from './form-files'
import { formJourneys } from './form-journeys'
import { test } from './journey'
import { sendForm } from './send-form'

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ hasScripts })
    for (const journey of formJourneys) {
      test(`[1.04, 2.08] ${journey.form} is filled in and thanked for`, async ({ page }) => {
        await page.setExtraHTTPHeaders({ 'x-forwarded-for': randomUUID() })
        await sendForm(page, journey, site, hasScripts)
        await expect(page.getByText(/Uw referentie is \d{4}-\d{5}/)).toBeVisible()
        const list = journey.about === 'rent' ? 'te-huur' : 'te-koop'
        for (const back of ['/nl/', `/nl/${list}/`]) {
          await expect(page.locator(`main .actions a[href="${back}"]`)).toBeVisible()
        }
      })
    }
  })
}

test('[5.03] one visitor sends every form that asks in doubt, and no form doubts', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': randomUUID() })
  const captcha = page.getByAltText('Afbeelding met vijf tekens')
  const doubting = (await everyForm()).filter(({ captcha }) => captcha === 'in-doubt')
  const inDoubt = formJourneys.filter(({ form }) => doubting.some(({ name }) => name === form))
  expect(inDoubt.length).toBeGreaterThan(6)
  const twice = [...inDoubt, ...inDoubt].slice(0, 10)
  for (const journey of twice) {
    await sendForm(page, journey, site, true)
    await expect(captcha).toHaveCount(0)
  }
})
