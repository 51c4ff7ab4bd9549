import { expect, type Page } from '@playwright/test'
import { type House, house } from '../testing/journey-house'
import { askHouse } from './ask-house'

/** With scripts the device does the sum; without, somebody reads the picture. */
export async function beHuman(
  page: Page,
  hasScripts: boolean,
  site: Pick<House, 'databaseUrl'> = house,
) {
  const picture = page.getByAltText('Afbeelding met vijf tekens')
  if ((await picture.count()) === 0) return
  if (hasScripts) {
    await page.getByText('Ik kan de tekens niet lezen').click()
    await page.getByRole('button', { name: 'Laat mijn toestel rekenen' }).click()
    await expect(page.getByText('Opgelost.')).toBeVisible({ timeout: 30_000 })
    return
  }
  const [challenge] = await askHouse<{ answer: string }>(
    site,
    'select answer from captcha_challenges order by expires_at desc limit 1',
  )
  await page.getByLabel('Typ de tekens uit de afbeelding').fill(challenge?.answer ?? '')
}

/** Nobody fills in a form in no time: who does is asked for characters. */
export async function takeTime(page: Page, opened: number) {
  await page.waitForTimeout(Math.max(2_600 - (Date.now() - opened), 0))
}
