import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { demoSecret, demoStaff } from '../seed/staff/demo-staff'
import { site } from '../testing/journey-site'
import { signInAs } from '../testing/staff'
import { askSite } from './ask-site'
// A telephone stays with its context.
import { testAfresh as test } from './journey'
import { wake } from './wake'

const email = 'keyholder-nl@journeys.example'
const mine = `(select id from accounts where email = '${email}')`
const { password, email: colleague } = demoStaff[0] ?? { password: '', email: '' }

/** A telephone that always recognises who holds it. */
async function holdTelephone(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options })
  const recognise = (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return { recognise }
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Afmelden', exact: true }).click()
  await expect(page).toHaveURL('/nl/login/')
}

async function givePassword(page: Page) {
  await page.goto('/nl/login/')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  await expect(page).toHaveURL(/code/)
}

const withPasskey = { name: 'Medewerker? Meld u aan met een passkey' }

test('staff make a passkey, sign in with it alone and in place of the code, and remove it', async ({
  page,
}) => {
  await signInAs(page.context(), 'agent', { name: 'keyholder' })
  await askSite(
    site,
    `update accounts set totp_secret = $2,
       password_hash = (select password_hash from accounts where email = $1)
     where id = ${mine}`,
    [colleague, demoSecret],
  )
  await askSite(
    site,
    `update sessions set proved_at = now() - interval '11 minutes' where account_id = ${mine}`,
  )
  const telephone = await holdTelephone(page)

  await page.goto('/office/me/')
  await wake(page)
  await expect(page.getByText('U hebt nog geen passkey.')).toBeVisible()
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click()
  await expect(page.getByText('Geef de passkey een naam')).toBeVisible()
  await page.getByLabel('Naam van de passkey').fill('Telefoon van kantoor')
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click()
  await page.getByLabel('Wachtwoord').fill(password)
  await page.getByRole('button', { name: 'Verdergaan' }).click()
  await page.getByRole('button', { name: 'Passkey maken' }).click()
  await expect(page.getByRole('status')).toContainText('De passkey is toegevoegd')
  const row = page.getByRole('row', { name: /^Telefoon van kantoor/ })
  await expect(row).toContainText('Nog niet')
  await wake(page)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await signOut(page)

  await wake(page)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await telephone.recognise(false)
  await page.getByRole('button', withPasskey).click()
  await expect(page.getByRole('alert')).toContainText('afgebroken')
  await telephone.recognise(true)
  await page.getByRole('button', withPasskey).click()
  await expect(page).toHaveURL('/office/')
  await page.goto('/office/me/')
  await expect(row).not.toContainText('Nog niet')
  await signOut(page)

  await givePassword(page)
  await wake(page)
  await page.getByRole('button', { name: 'Een passkey gebruiken' }).click()
  await expect(page).toHaveURL('/office/')

  await page.goto('/office/me/')
  await page.getByRole('button', { name: 'Passkey Telefoon van kantoor verwijderen' }).click()
  await expect(page.getByRole('status')).toContainText('De passkey is verwijderd')
  await expect(page.getByText('U hebt nog geen passkey.')).toBeVisible()
  await signOut(page)

  await wake(page)
  await page.getByRole('button', withPasskey).click()
  await expect(page.getByRole('alert')).toContainText('niet aanvaard')
  await givePassword(page)
  await wake(page)
  await expect(page.getByLabel('Code')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Een passkey gebruiken' })).toHaveCount(0)
})

test('a passkey gets another name, and shows who somebody is in place of the password', async ({
  page,
}) => {
  await signInAs(page.context(), 'agent', { name: 'renamer' })
  const telephone = await holdTelephone(page)
  await page.goto('/office/me/')
  await wake(page)
  await page.getByLabel('Naam van de passkey').fill('Telefoon van kantoor')
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click()
  await page.getByRole('button', { name: 'Passkey maken' }).click()
  await expect(page.getByRole('status')).toContainText('De passkey is toegevoegd')

  await page.getByText('Naam wijzigen').last().click()
  const row = page.getByRole('row', { name: /^Telefoon van kantoor/ })
  await row.getByRole('textbox', { name: 'Naam van de passkey' }).fill('Telefoon thuis')
  await page.getByRole('button', { name: 'Naam bewaren' }).click()
  await expect(page.getByRole('status')).toContainText('De naam van de passkey is gewijzigd')

  await askSite(
    site,
    `update sessions set proved_at = now() - interval '11 minutes' where account_id =
       (select id from accounts where email = 'renamer-nl@journeys.example')`,
  )
  await page.getByRole('button', { name: 'Passkey Telefoon thuis verwijderen' }).click()
  await expect(page.getByRole('heading', { name: 'Bevestig dat u het bent' })).toBeVisible()
  await wake(page)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await telephone.recognise(false)
  await page.getByRole('button', { name: 'Een passkey gebruiken' }).click()
  await expect(page.getByRole('alert')).toContainText('afgebroken')
  await telephone.recognise(true)
  await page.getByRole('button', { name: 'Een passkey gebruiken' }).click()
  await expect(page.getByRole('status')).toContainText('De passkey is verwijderd')
})

test('without scripts nothing speaks of passkeys at the door, and nobody gets in by sending one', async ({
  browser,
  request,
}) => {
  const elsewhere = await browser.newContext({ javaScriptEnabled: false })
  const page = await elsewhere.newPage()
  await page.goto('/nl/login/')
  await expect(page.getByRole('button', { name: 'Aanmelden' })).toBeVisible()
  await expect(page.getByText('passkey')).toBeHidden()
  await elsewhere.close()

  const form = { passkey: '{}' }
  expect((await request.post('/nl/login/', { form })).status()).toBe(422)
  const asked = { form: { purpose: 'second-factor' } }
  expect((await request.post('/passkey-challenge', asked)).status()).toBe(401)
  expect((await request.get('/passkey-challenge')).status()).toBe(405)
  const alone = await request.post('/passkey-challenge', { form: { purpose: 'sign-in' } })
  expect(alone.headers()).toMatchObject({ 'cache-control': 'private, no-store' })
  expect(alone.headers()['set-cookie']).toMatch(/^passkey=.*Max-Age=300; HttpOnly; SameSite=Lax$/)
  expect(await alone.json()).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
})
