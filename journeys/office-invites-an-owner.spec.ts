import { expect, type Page } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { plantProperties } from '../testing/journey-properties'
import { fromOurPages, site } from '../testing/journey-site'
import { lettersTo } from '../testing/site-secrets'
import { signInAs } from '../testing/staff'
import { askSite } from './ask-site'
import { expectSound } from './expect-sound'
import { test } from './journey'

const password = 'een zin om te onthouden'

async function isSound(page: Page) {
  await expectSound(page)
}

async function plantProperty() {
  const [id = 0] = await plantProperties([{ title: { nl: 'Huis met een eigenaar' } }])
  const [property] = await askSite<{ reference: string }>(
    site,
    'select reference from properties where id = $1',
    [id],
  )
  return { id, reference: property?.reference ?? '' }
}

/** Invited in the office, without a script; the mailed link is what the owner gets. */
async function inviteOwner(page: Page, reference: string) {
  const email = `eigenaar-${Date.now()}@journeys.example`
  await page.goto(officePath('owner-new'))
  await page.getByLabel('Naam').fill('Nora Peeters')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Taal').selectOption({ label: 'Nederlands' })
  await page.getByLabel('Referenties van de panden').fill(`${reference} bestaat-niet`)
  const send = page.getByRole('button', { name: 'Uitnodiging versturen' }).last()
  await send.click()
  await expect(page.getByRole('alert').first()).toContainText('Dit pand vinden we niet')
  await page.getByLabel('Referenties van de panden').fill(reference)
  await send.click()
  await expect(page.getByRole('status')).toContainText('De uitnodiging is verstuurd')
  const link = async () => {
    const [letter] = await lettersTo(site, email)
    return letter?.text.match(/https?:\S+invitation\S+/)?.[0] ?? ''
  }
  await expect.poll(link).not.toBe('')
  return { email, link: await link() }
}

async function noteCall(page: Page, subject: string, isShown: boolean) {
  await page.getByLabel('Onderwerp').fill(subject)
  await page.getByLabel('Verslag').fill('Bel terug op 0470 12 34 56')
  await page.getByLabel('De eigenaar mag dit lezen').setChecked(isShown)
  await page.getByRole('button', { name: 'Noteren' }).last().click()
  await expect(page.getByRole('status')).toContainText('Genoteerd')
}

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('[6.02] an owner is invited, chooses a password from the mail, and sees the note that is for them', async ({
    page,
    browser,
  }) => {
    const property = await plantProperty()
    await signInAs(page.context(), 'agent')
    const { email, link } = await inviteOwner(page, property.reference)
    await page.getByRole('link', { name: property.reference }).click()
    await noteCall(page, 'Vraag over de kelder', true)
    await noteCall(page, 'Alleen voor ons', false)
    await page.getByLabel('Wat we nodig hebben').fill('Het EPC')
    await page.getByRole('button', { name: 'Vragen aan de eigenaar' }).last().click()
    await expect(page.getByRole('status')).toContainText('pagina van de eigenaar')

    const owner = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await owner.goto(new URL(link).pathname)
    await owner.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password)
    await owner.getByLabel('Nieuw wachtwoord, nog eens').fill(password)
    await owner.getByRole('button', { name: 'Wachtwoord bewaren' }).click()
    await expect(owner).toHaveURL(/\/nl\/login\//)
    await owner.goto('/nl/login/')
    await owner.getByLabel('E-mailadres').fill(email)
    await owner.getByLabel('Wachtwoord', { exact: true }).fill(password)
    await owner.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click()
    await expect(owner.getByRole('cell', { name: /Vraag over de kelder/ })).toBeVisible()
    await expect(owner.getByText('Het EPC', { exact: true })).toBeVisible()
    await expect(owner.getByText('Alleen voor ons')).toHaveCount(0)
    await expect(owner.getByText('0470 12 34 56')).toHaveCount(0)
    await owner.context().close()
  })
})

test('the office sees the portal as the owner does, changes nothing there, and is not counted', async ({
  page,
  request,
}) => {
  const [owner] = await askSite<{ id: string }>(
    site,
    `select id from accounts where email = 'luc.lambert@owners.example'`,
  )
  const [property] = await askSite<{ id: number }>(
    site,
    'select property_id as id from property_owners where account_id = $1 order by 1 limit 1',
    [owner?.id],
  )
  const counted = async () => {
    const question = 'select sum(views)::int as views from page_views where property_id = $1'
    return (await askSite<{ views: number }>(site, question, [property?.id]))[0]?.views ?? 0
  }
  const before = await counted()
  await signInAs(page.context(), 'agent')
  await page.goto(officePath('owner', { id: owner?.id ?? '' }))
  await page.getByRole('link', { name: 'Bekijk als eigenaar' }).click()
  await expect(page.getByText('U bekijkt deze pagina als Luc Lambert.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await isSound(page)
  await page
    .getByRole('link', { name: /Chiffres, visites et historique/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/office\/owners\/.+\/portal\/\d+\/$/)
  await isSound(page)
  await expect(page.getByRole('main').locator('form')).toHaveCount(0)
  const posted = await page.request.post(page.url(), { form: { task: 'x' }, headers: fromOurPages })
  expect(posted.status()).toBe(403)
  const report = await page.getByRole('link', { name: /PDF/ }).getAttribute('href')
  const pdf = await page.request.get(report ?? '')
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
  // Whoever looks after the office did is counted, and is the only one.
  const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Chrome/142.0 Safari/537.36' }
  await request.get(`/property/${property?.id}/`, { headers })
  await expect.poll(counted).toBe(before + 1)
})
