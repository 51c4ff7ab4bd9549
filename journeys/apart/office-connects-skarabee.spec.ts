import { expect, type Page } from '@playwright/test'
import { samplePublications } from '../../testing/crm/skarabee-publications'
import { openSkarabeeStandIn } from '../../testing/crm/skarabee-stand-in'
import { signInAs } from '../../testing/staff'
import { askSite } from '../ask-site'
import { test } from '../journey'
import { type OwnSite, openOwnSite } from '../own-site'
import { press, readNow, saveAndTry } from '../source-steps'

test.use({ hasScripts: false })

let site: OwnSite
let skarabee: Awaited<ReturnType<typeof openSkarabeeStandIn>>

test.beforeAll(async () => {
  site = await openOwnSite()
  skarabee = await openSkarabeeStandIn()
  skarabee.put(...samplePublications())
})
test.afterAll(async () => {
  await skarabee.close()
  await site.kill()
})

const at = (path: string) => `${site.address}${path}`

async function fillIn(page: Page, password: string) {
  await page.getByLabel('Weblink-gebruiker').fill(skarabee.credentials.weblinkUser)
  await page.getByLabel('Wachtwoord').fill(password)
  await page.getByLabel('Ander adres van het CRM').fill(skarabee.credentials.address)
  await saveAndTry(page)
}

const shown = async () => {
  const question = `select count(*)::int as count from properties
    join feed_ids on kind = 'property' and feed_ids.id = properties.id where hidden_at is null`
  return (await askSite<{ count: number }>(site, question))[0]?.count
}

test('[7.01] a manager connects Skarabee, and lets go what was held back after seeing it', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await signInAs(page.context(), 'manager', { at: site })
  await page.goto(at('/office/sources/'))
  await page.getByRole('link', { name: 'Skarabee koppelen' }).click()
  await fillIn(page, 'verkeerd')
  await expect(page.getByText('Het CRM aanvaardt deze toegangsgegevens niet')).toBeVisible()
  await page.getByRole('link', { name: 'Andere toegangsgegevens' }).click()
  await fillIn(page, skarabee.credentials.password)
  await expect(page.getByText('bevat 6 panden en projecten')).toBeVisible()
  await press(page, 'Aanzetten')
  await readNow(page, '5 nieuwe panden')
  await expect(page.getByLabel('Wat Typo.Sort Other betekent')).toBeVisible()

  for (const id of [501001, 501004]) skarabee.remove(id, '2026-11-20 10:00:00')
  await press(page, 'Alles opnieuw importeren')
  const held = page.getByRole('heading', { name: 'Tegengehouden' })
  await expect(async () => {
    await page.reload()
    await expect(held).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByText('2 van de 5 getoonde panden')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Gezinswoning met tuin' }).first()).toBeVisible()
  expect(await shown()).toBe(5)
  await page.getByLabel('Ja, ik heb de lijst bekeken').check()
  await press(page, 'Van de site halen')
  await expect(page.getByText('Deze panden gaan van de site')).toBeVisible()
  await expect.poll(shown, { timeout: 60_000 }).toBe(3)
  // The run is noted as done a moment after its homes have left.
  await expect(async () => {
    await page.goto(at('/office/sources/skarabee/'))
    await expect(page.getByRole('heading', { name: 'Laatste imports' })).toBeVisible()
    await expect(held).toBeHidden({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
})
