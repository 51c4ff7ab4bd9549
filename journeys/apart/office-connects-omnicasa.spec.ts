import { expect, type Page } from '@playwright/test'
import { sampleItems, sampleProjects } from '../../testing/crm/omnicasa-samples'
import { openOmnicasaStandIn } from '../../testing/crm/omnicasa-stand-in'
import { signInAs } from '../../testing/staff'
import { test } from '../journey'
import { type OwnSite, openOwnSite } from '../own-site'
import { askAbout, numberOf, press, readNow, saveAndTry } from '../source-steps'

test.use({ hasScripts: false })

let site: OwnSite
let omnicasa: Awaited<ReturnType<typeof openOmnicasaStandIn>>

test.beforeAll(async () => {
  site = await openOwnSite()
  omnicasa = await openOmnicasaStandIn()
  omnicasa.put(...sampleItems(omnicasa.origin))
  omnicasa.putProjects(...sampleProjects())
})
test.afterAll(async () => {
  await omnicasa.close()
  await site.kill()
})

const at = (path: string) => `${site.address}${path}`

async function fillIn(page: Page, password: string) {
  await page.getByLabel('Klantnaam (CustomerName)').fill(omnicasa.credentials.customerName)
  await page.getByLabel('Wachtwoord').fill(password)
  await page.getByLabel('Ander adres van het CRM').fill(omnicasa.credentials.address)
  await saveAndTry(page)
}

async function expectPages(page: Page, language: 'nl' | 'fr') {
  const texts: string[] = []
  for (const home of ['9101', '9102', '9103', '9104', '9105', '9106', '9107']) {
    const answer = await page.request.get(
      at(`/${language}/property/${await numberOf(site, home)}/`),
    )
    expect(answer.status(), `${language} ${home}`).toBe(200)
    texts.push(await answer.text())
  }
  expect(texts[0]).toContain(language === 'nl' ? 'Gezinswoning met tuin' : 'Maison spacieuse')
  for (const secret of ['Geheim', 'geheim@example.test', 'Kasteelstraat']) {
    expect(texts.join()).not.toContain(secret)
  }
}

test('[7.01] a manager connects Omnicasa from nothing to homes on the site, and an enquiry arrives in it', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await signInAs(page.context(), 'manager', { at: site })
  await page.goto(at('/office/sources/'))
  await page.getByRole('link', { name: 'Omnicasa koppelen' }).click()
  await fillIn(page, 'verkeerd')
  await expect(page.getByText('Het CRM aanvaardt deze toegangsgegevens niet')).toBeVisible()
  await page.getByRole('link', { name: 'Andere toegangsgegevens' }).click()
  await fillIn(page, omnicasa.credentials.password)
  await expect(page.getByText('bevat 7 panden en projecten')).toBeVisible()
  await expect(page.getByText('Gezinswoning met tuin').first()).toBeVisible()
  await press(page, 'Aanzetten')
  await readNow(page, '7 nieuwe panden')
  await expect(page.getByLabel('Wat WebID 42 betekent')).toBeVisible()
  await expect(page.getByLabel('Wat SubStatus 4 betekent')).toBeVisible()
  await expectPages(page, 'nl')
  await expectPages(page, 'fr')

  await askAbout(page, site, await numberOf(site, '9101'))
  await expect
    .poll(() => omnicasa.state.heard, { timeout: 150_000 })
    .toMatchObject([
      {
        method: 'ContactOnMe',
        fields: {
          Email: 'nora@example.be',
          ObjectID: 9101,
          Content: expect.stringContaining('Is de zolder ingericht?'),
        },
      },
    ])
  await page.goto(at('/office/sources/omnicasa/'))
  await expect(page.getByText('Aangekomen').first()).toBeVisible()
})
