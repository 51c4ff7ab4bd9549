import AxeBuilder from '@axe-core/playwright'
import { request as client, expect, type Page } from '@playwright/test'
import { pathTo } from '../../app/language/path-to'
import { demoStaff } from '../../seed/staff/demo-staff'
import { site } from '../../testing/journey-site'
import { signInAs } from '../../testing/staff'
import { askSite } from '../ask-site'
import { beHuman } from '../be-human'
import { test } from '../journey'
import { openOwnSite } from '../own-site'
import { gather } from '../pages/visitors'

/** Of somebody with one property: the list is skipped. */
const home = /\/nl\/eigenaar\/\d+\/$/
const owner = { email: 'marleen.desmet@owners.example', password: 'baksteen in aarschot' }

async function signIn(page: Page) {
  await page.getByLabel('E-mailadres').fill(owner.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Aanmelden' }).click()
}

/** All journeys come from one network, and would be asked whether they are human. */
test.afterEach(() => askSite(site, "delete from rate_limits where key like 'sign-in%'"))

test('strangers who guess keep nobody out', async ({ page, browser, request }) => {
  await page.goto('/nl/login/')
  await signIn(page)
  await expect(page).toHaveURL(home)
  await page.getByRole('button', { name: 'Afmelden', exact: true }).click()

  for (let tries = 0; tries < 8; tries += 1) {
    const form = { email: owner.email, password: `guess ${tries}` }
    expect((await request.post('/nl/login/', { form })).status()).toBe(422)
  }
  await signIn(page)
  await expect(page).toHaveURL(home)

  for (let tries = 0; tries < 8; tries += 1) {
    await request.post('/nl/login/', { form: { email: owner.email, password: 'guess' } })
  }
  const elsewhere = await browser.newContext({ javaScriptEnabled: false })
  const there = await elsewhere.newPage()
  await there.goto('/nl/login/')
  await signIn(there)
  await expect(there.getByRole('alert')).toContainText('toon dat u een mens bent')
  await expect(there.getByLabel('E-mailadres')).toHaveValue(owner.email)
  await expect(there.getByAltText('Afbeelding met vijf tekens')).toBeVisible()
  await there.getByLabel('Wachtwoord', { exact: true }).fill(owner.password)
  await there.getByLabel('Typ de tekens uit de afbeelding').fill('fout')
  await there.getByRole('button', { name: 'Aanmelden' }).click()
  await expect(there.getByText('De ingevoerde tekens zijn niet geldig')).toBeVisible()
  await expect(there.getByAltText('Afbeelding met vijf tekens')).toBeVisible()
  await beHuman(there, false)
  await signIn(there)
  await expect(there).toHaveURL(home)
  await elsewhere.close()
})

test('an owner reads where they are signed in, and signs out the others', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext({ javaScriptEnabled: false })
  const there = await elsewhere.newPage()
  for (const each of [there, page]) {
    await each.goto('/nl/login/')
    await signIn(each)
    await expect(each).toHaveURL(home)
  }
  await page.goto('/nl/eigenaar/toegang/')
  await expect(page.getByText('Dit toestel')).toHaveCount(1)
  await expect(page.getByText(/Chrome op/).first()).toBeVisible()
  await expect(page.getByText(/Zelfde netwerk als nu/).first()).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Alle andere toestellen afmelden' }).click()
  await expect(page.getByRole('button', { name: /^Afmelden:/ })).toHaveCount(0)
  await expect(page.getByText('Dit toestel')).toHaveCount(1)
  await there.goto('/nl/eigenaar/')
  await expect(there).toHaveURL('/nl/login/')
  await elsewhere.close()
})

test('over https only a cookie that no other host can set opens anything', async () => {
  const own = await openOwnSite({ SITE_ORIGIN: 'https://www.agency.example' })
  const behindTls = { host: 'www.agency.example', 'x-forwarded-proto': 'https' }
  const request = await client.newContext({ baseURL: own.address })
  try {
    const { tokens } = await gather(own, 'nl')
    const statusWith = async (cookie: string) => {
      const headers = { ...behindTls, cookie }
      return (await request.get('/office/', { headers, maxRedirects: 0 })).status()
    }
    expect(await statusWith(`session=${tokens.agent}`)).toBe(302)
    expect(await statusWith(`__Host-session=${tokens.agent}`)).toBe(200)
    const left = await request.post(pathTo('log-out', 'nl'), {
      form: { here: 'yes' },
      headers: {
        ...behindTls,
        origin: 'https://www.agency.example',
        cookie: `__Host-session=${tokens.agent}`,
      },
      maxRedirects: 0,
    })
    expect(left.headers()['set-cookie']).toMatch(/^__Host-session=; Path=\/; Max-Age=0;.*Secure$/)
    expect(await statusWith(`__Host-session=${tokens.agent}`)).toBe(302)
  } finally {
    await request.dispose()
    await own.kill()
  }
})

test('who showed long ago who they are gives the password again, and loses nothing typed', async ({
  page,
}) => {
  const { email, password } = demoStaff.find(({ role }) => role === 'manager') ?? owner
  await signInAs(page.context(), 'manager', { name: 'prover' })
  const mine = "(select id from accounts where email = 'prover-nl@journeys.example')"
  await askSite(
    site,
    `update accounts set password_hash = (select password_hash from accounts where email = $1)
     where id = ${mine}`,
    [email],
  )
  const longAgo = `update sessions set proved_at = now() - interval '11 minutes' where account_id = ${mine}`
  await askSite(site, longAgo)
  await page.goto('/office/staff/')
  const invited = `proof-${Date.now()}@journeys.example`
  await page.getByLabel('Naam').fill('An Bewezen')
  await page.getByLabel('E-mailadres').fill(invited)
  await page.getByRole('button', { name: 'Uitnodiging versturen' }).last().click()
  await expect(page.getByRole('heading', { name: 'Bevestig dat u het bent' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByLabel('Wachtwoord').fill('niet het goede')
  await page.getByRole('button', { name: 'Verdergaan' }).click()
  await expect(page.getByRole('alert')).toContainText('wachtwoord is niet correct')
  await page.getByLabel('Wachtwoord').fill(password)
  await page.getByRole('button', { name: 'Verdergaan' }).click()
  await expect(page.getByRole('status')).toContainText('De uitnodiging is verstuurd')
  await page.getByRole('row', { name: invited }).getByRole('link').click()

  await askSite(site, longAgo)
  await page.getByLabel('Rol').selectOption('editor')
  await page.getByRole('button', { name: 'Bewaren' }).last().click()
  await page.getByLabel('Wachtwoord').fill(password)
  await page.getByRole('button', { name: 'Verdergaan' }).click()
  await expect(page.getByRole('status')).toContainText('Bewaard')
  await expect(page.getByLabel('Rol')).toHaveValue('editor')

  await askSite(site, longAgo)
  await page.goto('/office/me/')
  await page.getByRole('button', { name: 'Nieuwe herstelcodes maken' }).click()
  await expect(page.locator('code')).toHaveCount(0)
  await page.getByLabel('Wachtwoord').fill(password)
  await page.getByRole('button', { name: 'Verdergaan' }).click()
  await expect(page.locator('code')).toHaveCount(10)
})
