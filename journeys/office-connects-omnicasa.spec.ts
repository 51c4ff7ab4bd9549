import { expect, type Page } from '@playwright/test'
import { sampleItems, sampleProjects } from '../testing/crm/omnicasa-samples'
import { openOmnicasaStandIn } from '../testing/crm/omnicasa-stand-in'
import { signInAs } from '../testing/staff'
import { askSite } from './ask-site'
import { beHuman, takeTime } from './be-human'
import { test } from './journey'
import { type OwnSite, openOwnSite } from './own-site'

test.use({ javaScriptEnabled: false })

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
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

async function numberOf(externalId: string): Promise<number> {
  const rows = await askSite<{ id: number }>(
    site,
    `select id from feed_ids where kind = 'property' and external_id = $1`,
    [externalId],
  )
  return rows[0]?.id ?? 0
}

async function fillIn(page: Page, password: string) {
  await page.getByLabel('Klantnaam (CustomerName)').fill(omnicasa.credentials.customerName)
  await page.getByLabel('Wachtwoord').fill(password)
  await page.getByLabel('Ander adres van het CRM').fill(omnicasa.credentials.address)
  await press(page, 'Bewaren')
  await expect(page.getByText('Probeer de koppeling uit.')).toBeVisible()
  await press(page, 'Uitproberen')
}

async function expectPages(page: Page, language: 'nl' | 'fr') {
  const texts: string[] = []
  for (const home of ['9101', '9102', '9103', '9104', '9105', '9106', '9107']) {
    const answer = await page.request.get(at(`/${language}/property/${await numberOf(home)}/`))
    expect(answer.status(), `${language} ${home}`).toBe(200)
    texts.push(await answer.text())
  }
  expect(texts[0]).toContain(language === 'nl' ? 'Gezinswoning met tuin' : 'Maison spacieuse')
  for (const secret of ['Geheim', 'geheim@example.test', 'Kasteelstraat']) {
    expect(texts.join()).not.toContain(secret)
  }
}

async function ask(page: Page) {
  await page.goto(at(`/nl/aanvraag/meer-info/${await numberOf('9101')}/`))
  await page.getByLabel('Mevrouw').check()
  await page.getByLabel('Voornaam').fill('Nora')
  await page.getByLabel('Naam', { exact: true }).fill('Peeters')
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill('nora@example.be')
  await page.getByLabel('Uw vraag').fill('Is de zolder ingericht?')
  await beHuman(page, false, site)
  await takeTime(page, site)
  await press(page, 'Stel mijn vraag')
  await expect(page).toHaveURL(/\/nl\/bedankt\/contact-me/)
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
  await press(page, 'Nu importeren')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('7 nieuwe panden')).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByLabel('Wat WebID 42 betekent')).toBeVisible()
  await expect(page.getByLabel('Wat SubStatus 4 betekent')).toBeVisible()
  await expectPages(page, 'nl')
  await expectPages(page, 'fr')

  await ask(page)
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
