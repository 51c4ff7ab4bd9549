import { expect, type Page } from '@playwright/test'
import type { SecretSite } from '../testing/site-secrets'
import { askSite } from './ask-site'
import { beHuman, takeTime } from './be-human'
import type { FormJourney } from './form-journeys'

const properties = {
  sale: `select id from properties where list = 'for-sale' and status = 'available' order by id limit 1`,
  rent: `select id from properties where list = 'for-rent' and status = 'available' order by id limit 1`,
  project: 'select id from projects where hidden_at is null order by id limit 1',
}

async function addressOf(site: SecretSite, { about, slug }: FormJourney): Promise<string> {
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

/** From the empty form to the page that thanks. */
export async function sendForm(
  page: Page,
  journey: FormJourney,
  site: SecretSite,
  hasScripts: boolean,
) {
  await page.goto(await addressOf(site, journey))
  for (const [index, fields] of journey.steps.entries()) {
    await fillIn(page, fields)
    const isLast = index === journey.steps.length - 1
    if (isLast) await beHuman(page, hasScripts, site)
    if (isLast) await takeTime(page, site)
    await page.getByRole('button', { name: journey.send[index], exact: true }).click()
  }
  await expect(page).toHaveURL(new RegExp(`/nl/bedankt/${journey.form}\\?`), { timeout: 15_000 })
}
