import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { site } from '../testing/journey-site'
import { askSite } from './ask-site'
import { beHuman, takeTime } from './be-human'
import { type FormJourney, formJourneys } from './form-journeys'
import { test } from './journey'

const properties = {
  sale: `select id from properties where list = 'for-sale' and status = 'available' order by id limit 1`,
  rent: `select id from properties where list = 'for-rent' and status = 'available' order by id limit 1`,
  project: 'select id from projects where hidden_at is null order by id limit 1',
}

async function addressOf({ about, slug }: FormJourney): Promise<string> {
  if (slug === '') return '/nl/gratis-schatting/'
  if (about === 'none') return `/nl/aanvraag/${slug}/`
  const [property] = await askSite<{ id: number }>(site, properties[about])
  return `/nl/aanvraag/${slug}/${property?.id}/`
}

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    const isWhole = !label.startsWith('U mag') && !label.startsWith('Ik weet')
    const named = page.getByLabel(label, { exact: isWhole && !/\?$|niet verplicht/.test(label) })
    const field = (await named.count()) > 0 ? named.first() : page.getByLabel(label).first()
    if (value === 'check') await page.getByLabel(label).first().check()
    else if (value === 'file')
      await page.locator('input[type=file]').setInputFiles({
        name: 'cv.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n%%EOF'),
      })
    else if (/^\d\d:\d\d$/.test(value)) await field.selectOption(value)
    else await field.fill(value)
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    for (const journey of formJourneys) {
      test(`[1.04, 2.08] ${journey.form} is filled in and thanked for`, async ({ page }) => {
        await page.setExtraHTTPHeaders({ 'x-forwarded-for': randomUUID() })
        await page.goto(await addressOf(journey))
        for (const [index, fields] of journey.steps.entries()) {
          await fillIn(page, fields)
          const isLast = index === journey.steps.length - 1
          if (isLast) await beHuman(page, javaScriptEnabled)
          if (isLast) await takeTime(page)
          await page.getByRole('button', { name: journey.send[index], exact: true }).click()
        }
        await expect(page).toHaveURL(new RegExp(`/nl/bedankt/${journey.form}\\?`), {
          timeout: 15_000,
        })
        await expect(page.getByText(/Uw referentie is \d{4}-\d{5}/)).toBeVisible()
        const list = journey.about === 'rent' ? 'te-huur' : 'te-koop'
        for (const back of ['/nl/', `/nl/${list}/`]) {
          await expect(page.locator(`main .actions a[href="${back}"]`)).toBeVisible()
        }
      })
    }
  })
}
