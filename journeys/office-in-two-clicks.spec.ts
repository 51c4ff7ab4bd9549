import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { keptPictures, plantProperties } from '../testing/journey-properties'
import { site } from '../testing/journey-site'
import { plantBookedViewing } from '../testing/journey-viewings'
import { signInAs } from '../testing/staff'
import { askSite } from './ask-site'
import { expectSound } from './expect-sound'
import { test } from './journey'
import { plantEnquiry } from './own-enquiries'

/** The newest on the site: the first of the list. */
async function onTheSite() {
  const pictures = await keptPictures(['exterior-modern-01'])
  const wish = { source: 'office', priceCents: 28_500_000, pictures } as const
  const [id = 0] = await plantProperties([{ ...wish, changedAt: new Date() }])
  return { id, reference: `JH-${id}` }
}

const done = (page: Page) => page.getByRole('status').first()

test('an answer is two clicks from Today', async ({ page }) => {
  const lastName = `Klik${randomUUID().slice(0, 8)}`
  const email = `${lastName.toLowerCase()}@journeys.example`
  await plantEnquiry({ form: 'site-contact', answers: { email, lastName, remark: 'Een garage?' } })
  await signInAs(page.context(), 'agent')
  await page.goto(officePath('today'))
  await page.getByRole('link', { name: `Nora ${lastName}` }).click()
  await page.getByLabel('Onderwerp').fill('Uw vraag')
  await page.getByLabel('Tekst').fill('Ja, voor twee wagens.')
  await page.getByRole('button', { name: 'Versturen', exact: true }).click()
  await expect(done(page)).toContainText('Uw antwoord is onderweg')
})

test('a price is two clicks from Today', async ({ page }) => {
  const { reference } = await onTheSite()
  await signInAs(page.context(), 'agent')
  await page.goto(officePath('today'))
  await page.getByRole('navigation').getByRole('link', { name: 'Panden' }).click()
  await page.locator('summary', { hasText: `Prijs wijzigen van ${reference}` }).click()
  await expect(page.getByLabel(`Nieuwe prijs van ${reference}`)).toBeVisible()
})

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without it', () => {
    test.use({ hasScripts })

    test('an option is two clicks from Today, and undone by a third', async ({ page }) => {
      const { id, reference } = await onTheSite()
      await signInAs(page.context(), 'agent')
      await page.goto(officePath('today'))
      await page.getByRole('navigation').getByRole('link', { name: 'Panden' }).click()
      await page.getByRole('button', { name: `In optie zetten ${reference}` }).click()
      await expect(done(page)).toContainText('Eén pand is gewijzigd')
      const status = () =>
        askSite<{ status: string }>(site, 'select status from properties where id = $1', [id])
      expect(await status()).toEqual([{ status: 'option' }])
      const back = page.getByRole('button', { name: `Opnieuw te koop of te huur ${reference}` })
      await expect(back).toBeVisible()
      if (hasScripts) await expectSound(page)
      await page.getByRole('button', { name: 'Ongedaan maken' }).click()
      await expect(back).toHaveCount(0)
      expect(await status()).toEqual([{ status: 'available' }])
    })

    test('a state that a colleague changed meanwhile stays', async ({ page }) => {
      const { id, reference } = await onTheSite()
      await signInAs(page.context(), 'agent')
      await page.goto(officePath('properties'))
      await askSite(site, 'update properties set version = version + 1 where id = $1', [id])
      await page.getByRole('button', { name: `In optie zetten ${reference}` }).click()
      await expect(page.getByText('Iemand anders heeft dit intussen gewijzigd.')).toBeVisible()
    })

    test('a viewing of today is moved in two clicks', async ({ page }) => {
      const { id, agentId, name: visitor } = await plantBookedViewing()
      const name = `els${randomUUID().slice(0, 8)}`
      await signInAs(page.context(), 'agent', { name })
      const own = `update agents set email = $2 where id = $1`
      await askSite(site, own, [agentId, `${name}-nl@journeys.example`])
      // Later today, whatever the hour is.
      const later = `with moment as (
          select now() + ((date_trunc('day', now() at time zone 'Europe/Brussels') + interval '1 day')
            at time zone 'Europe/Brussels' - now()) / 2 as half)
        update viewing_slots set starts_at = half, ends_at = half + interval '30 minutes',
          away_until = half + interval '30 minutes'
        from moment where id = (select slot_id from appointments where id = $1)`
      await askSite(site, later, [id])
      await page.goto(`${officePath('today')}?of=mine`)
      await page.getByRole('link', { name: `Verplaatsen ${visitor}` }).click()
      await expect(page.getByText('De bezoeker krijgt meteen een mail')).toBeVisible()
      if (hasScripts) await expectSound(page)
      // Of today, while it has hours that are free.
      const hour = page.getByRole('button', { name: /^\d\d:\d\d$/, disabled: false }).last()
      const begin = await hour.textContent()
      await hour.click()
      await expect(done(page)).toContainText('verplaatst')
      await expect(page.getByText(`${begin} – `)).toBeVisible()
    })
  })
}
