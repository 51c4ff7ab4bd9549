import { expect, type Page } from '@playwright/test'
import { sampleEstates } from '../../testing/crm/whise-estates'
import { openWhiseStandIn } from '../../testing/crm/whise-stand-in'
import { signInAs } from '../../testing/staff'
import { askSite } from '../ask-site'
import { test } from '../journey'
import { type OwnSite, openOwnSite } from '../own-site'
import { askAbout, numberOf, press, readNow } from '../source-steps'

test.use({ hasScripts: false })

let site: OwnSite
let whise: Awaited<ReturnType<typeof openWhiseStandIn>>

test.beforeAll(async () => {
  site = await openOwnSite()
  whise = await openWhiseStandIn()
  whise.put(...sampleEstates(whise.origin))
})
test.afterAll(async () => {
  await whise.close()
  await site.kill()
})

const at = (path: string) => `${site.address}${path}`

async function fillIn(page: Page, { password, clientId }: { password: string; clientId: string }) {
  await page.getByLabel('Account (e-mailadres)').fill(whise.credentials.username)
  await page.getByLabel('Wachtwoord').fill(password)
  await page.getByLabel('Nummer van het kantoor (ClientId)').fill(clientId)
  await page.getByLabel('Nummer van de vestiging (OfficeId)').fill(`${whise.credentials.officeId}`)
  await page.getByLabel('Ander adres van het CRM').fill(whise.origin)
  await press(page, 'Bewaren')
}

/** From an empty list to a source that lets us in; on the way everything is typed wrong once. */
async function connect(page: Page) {
  const { username, password, clientId } = whise.credentials
  await page.goto(at('/office/sources/'))
  await page.getByRole('link', { name: 'Whise koppelen' }).click()
  await fillIn(page, { password, clientId: 'geen nummer' })
  // What was typed is still there, but for the password, which does not travel back.
  await expect(page.getByLabel('Account (e-mailadres)')).toHaveValue(username)
  await expect(page.getByLabel('Wachtwoord')).toHaveValue('')
  expect(await page.content()).not.toContain(password)
  await fillIn(page, { password: 'verkeerd', clientId: `${clientId}` })
  await expect(page.getByText('Probeer de koppeling uit.')).toBeVisible()
  await press(page, 'Uitproberen')
  await expect(page.getByText('Het CRM aanvaardt deze toegangsgegevens niet')).toBeVisible()
  await page.getByRole('link', { name: 'Andere toegangsgegevens' }).click()
  await fillIn(page, { password, clientId: `${clientId}` })
  await press(page, 'Uitproberen')
  await expect(page.getByText('bevat 7 panden en projecten')).toBeVisible()
  await expect(page.getByText('Gezinswoning met zuidtuin').first()).toBeVisible()
}

/** A code that nobody knew is explained, and counts from the next reading. */
async function explainCode(page: Page) {
  const choice = page.getByLabel('Wat category 42 betekent')
  await choice.selectOption('1')
  await page.locator('form', { has: choice }).getByRole('button').click()
  await expect(page.getByText('Bewaard.')).toBeVisible()
  await press(page, 'Nu importeren')
  const types = async () => {
    const question = `select types from properties where id = ${await numberOf(site, '8107')}`
    return (await askSite<{ types: number[] }>(site, question))[0]?.types
  }
  await expect.poll(types, { timeout: 60_000 }).toEqual([1])
}

async function expectPages(page: Page, language: 'nl' | 'fr') {
  const texts: string[] = []
  for (const estate of ['8101', '8102', '8104', '8105', '8106', '8107']) {
    const answer = await page.request.get(
      at(`/${language}/property/${await numberOf(site, estate)}/`),
    )
    expect(answer.status(), `${language} ${estate}`).toBe(200)
    texts.push(await answer.text())
  }
  expect(texts[0]).toContain(language === 'nl' ? 'Gezinswoning met zuidtuin' : 'Maison spacieuse')
  expect(texts[1]).toContain('9000')
  for (const secret of ['Geheim', 'geheim@example.test', 'Kasteelstraat', 'Interne naam']) {
    expect(texts.join()).not.toContain(secret)
  }
}

test('[7.01] a manager connects Whise from nothing to a home on the site, and an enquiry arrives in it', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await signInAs(page.context(), 'manager', { at: site })
  await connect(page)
  await press(page, 'Aanzetten')
  await expect(page.getByText('De koppeling staat aan.').first()).toBeVisible()
  await readNow(page, '6 nieuwe panden')
  await explainCode(page)
  await expectPages(page, 'nl')
  await expectPages(page, 'fr')

  await askAbout(page, site, await numberOf(site, '8101'))
  await expect
    .poll(() => whise.people.contacts(), { timeout: 150_000 })
    .toMatchObject([
      {
        PrivateEmail: 'nora@example.be',
        EstateIds: [8101],
        Message: expect.stringContaining('Is de zolder ingericht?'),
      },
    ])
  await page.goto(at('/office/sources/whise/'))
  await expect(page.getByText('Aangekomen').first()).toBeVisible()
})
