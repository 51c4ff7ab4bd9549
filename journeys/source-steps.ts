import { expect, type Page } from '@playwright/test'
import { askSite } from './ask-site'
import { beHuman, takeTime } from './be-human'
import { fillPerson } from './fill-person'
import type { OwnSite } from './own-site'

/** What every journey does in which a manager connects a CRM to a site of its own. */

export async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).first().click()
}

/** Keeps what was filled in, and tries whether the CRM lets us in. */
export async function saveAndTry(page: Page) {
  await press(page, 'Bewaren')
  await expect(page.getByText('Probeer de koppeling uit.')).toBeVisible()
  await press(page, 'Uitproberen')
}

/** Until the page of the source says so. */
export async function readNow(page: Page, words: string) {
  await press(page, 'Nu importeren')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
}

/** Our number of a home of the CRM; 0 until we have it. */
export async function numberOf(site: OwnSite, externalId: string): Promise<number> {
  const rows = await askSite<{ id: number }>(
    site,
    `select feed_ids.id from feed_ids join properties on properties.id = feed_ids.id
     where kind = 'property' and external_id = $1`,
    [externalId],
  )
  return rows[0]?.id ?? 0
}

/** As a visitor would, of one home. */
export async function askAbout(page: Page, site: OwnSite, id: number) {
  await page.goto(`${site.address}/nl/aanvraag/meer-info/${id}/`)
  await fillPerson(page, 'nora@example.be')
  await page.getByLabel('Uw vraag').fill('Is de zolder ingericht?')
  await beHuman(page, false, site)
  await takeTime(page, site)
  await press(page, 'Stel mijn vraag')
  await expect(page).toHaveURL(/\/nl\/bedankt\/contact-me/)
}
