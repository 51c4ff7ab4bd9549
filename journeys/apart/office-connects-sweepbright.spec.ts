import { expect, type Page } from '@playwright/test'
import { sweepbrightSamples } from '../../testing/crm/shared-samples'
import { openSweepbrightStandIn } from '../../testing/crm/sweepbright-stand-in'
import { signInAs } from '../../testing/staff'
import { test } from '../journey'
import { type OwnSite, openOwnSite } from '../own-site'
import { askAbout, numberOf, press, saveAndTry } from '../source-steps'

test.use({ hasScripts: false })

let site: OwnSite
let sweepbright: Awaited<ReturnType<typeof openSweepbrightStandIn>>
const samples = sweepbrightSamples()
const home = samples[0]?.id ?? ''

test.beforeAll(async () => {
  site = await openOwnSite()
  sweepbright = await openSweepbrightStandIn()
  sweepbright.put(...samples)
})
test.afterAll(async () => {
  sweepbright.close()
  await site.kill()
})

const at = (path: string) => `${site.address}${path}`

async function fillIn(page: Page, secret: string) {
  await page.getByLabel('Client-ID').fill(`${sweepbright.credentials.websiteClientId}`)
  await page.getByLabel('Client secret').fill(secret)
  await page.getByLabel('Ander adres van het CRM').fill(sweepbright.credentials.address)
  await saveAndTry(page)
}

/** At the address that the page of the source names. */
async function tell(page: Page, address: string, signature?: string) {
  const { body, signature: right } = sweepbright.hook('estate-added', home)
  const headers = { 'content-type': 'application/json', 'x-hook-signature': signature ?? right }
  const path = new URL(address).pathname
  return (await page.request.post(at(path), { data: Buffer.from(body), headers })).status()
}

test('[7.01] a manager connects SweepBright, which tells of a home; it is on the site, and an enquiry arrives in it', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await signInAs(page.context(), 'manager', { at: site })
  await page.goto(at('/office/sources/'))
  await page.getByRole('link', { name: 'SweepBright koppelen' }).click()
  await fillIn(page, '44444444-4444-4444-8444-444444444499')
  await expect(page.getByText('Het CRM aanvaardt deze toegangsgegevens niet')).toBeVisible()
  await page.getByRole('link', { name: 'Andere toegangsgegevens' }).click()
  await fillIn(page, sweepbright.credentials.clientSecret)
  await expect(page.getByText('bevat nog niets voor de site')).toBeVisible()
  await press(page, 'Aanzetten')
  await expect(page.getByText('De koppeling staat aan.').first()).toBeVisible()

  const address = (await page.locator('code').first().textContent()) ?? ''
  expect(address).toMatch(/\/hooks\/sweepbright\/sweepbright$/)
  expect(await tell(page, address, 'ab12')).toBeGreaterThanOrEqual(400)
  expect(await tell(page, address)).toBeLessThan(300)
  await expect.poll(() => numberOf(site, home), { timeout: 120_000 }).toBeGreaterThan(0)
  const id = await numberOf(site, home)
  for (const [language, words] of [
    ['nl', 'Gezinswoning met tuin'],
    ['fr', 'Maison familiale'],
  ]) {
    const answer = await page.request.get(at(`/${language}/property/${id}/`))
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain(words)
  }
  await page.goto(at('/office/sources/sweepbright/'))
  await expect(page.getByText('nieuw of gewijzigd').first()).toBeVisible()

  await askAbout(page, site, id)
  await expect
    .poll(() => sweepbright.state.contacts, { timeout: 150_000 })
    .toMatchObject([
      {
        email: 'nora@example.be',
        estate: home,
        message: expect.stringContaining('Is de zolder ingericht?'),
      },
    ])
  // SweepBright hears where its home is.
  await expect
    .poll(() => sweepbright.state.urls.get(home), { timeout: 150_000 })
    .toMatch(new RegExp(`/property/${id}/$`))
  await page.goto(at('/office/sources/sweepbright/'))
  await expect(page.getByText('Aangekomen').first()).toBeVisible()
})
