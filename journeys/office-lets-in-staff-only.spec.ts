import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { type StaffRole, staffRoles } from '../app/accounts/account'
import { type OfficePageName, officePages, officePath } from '../app/office/office-pages'
import { demoSecret, demoStaff } from '../seed/staff/demo-staff'
import { fromOurPages } from '../testing/journey-site'
import { signInAs } from '../testing/staff'
import { expectSound } from './expect-sound'
import { test } from './journey'

const names = Object.keys(officePages) as OfficePageName[]
const nobody = '00000000-0000-4000-8000-000000000000'
/** An address of each page, about something that is not there. */
const addresses = names.map((name) => ({
  name,
  path: officePath(name, {
    id: '999999999',
    kind: 'page',
    owner: nobody,
    document: '1',
    shelf: 'pictures',
    size: 'a4',
    paper: 'mandate',
  }).replace('*', 'nowhere/'),
}))
const owner = { email: 'marleen.desmet@owners.example', password: 'baksteen in aarschot' }

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/nl/login/')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Aanmelden' }).click()
}

async function expectNothing(request: APIRequestContext) {
  for (const { path } of addresses) {
    for (const address of [path, `${path}_.data`]) {
      const read = await request.get(address, { maxRedirects: 0 })
      expect(read.status(), `GET ${address}`).toBeLessThan(404)
      expect(read.status(), `GET ${address}`).not.toBe(200)
      expect(await read.text(), `GET ${address}`).not.toContain('<table')
    }
    const form = { version: '1', name: 'x' }
    const written = await request.post(path, { form, headers: fromOurPages, maxRedirects: 0 })
    expect(written.status(), `POST ${path}`).toBe(401)
  }
}

test('a visitor gets nothing from any page of the office', async ({ request }) => {
  await expectNothing(request)
})

test('neither does an owner', async ({ page }) => {
  await signIn(page, owner)
  await expect(page).toHaveURL(/eigenaar/)
  await expectNothing(page.context().request)
})

test('nor somebody of the office whose code is not in yet', async ({ page }) => {
  await signIn(page, demoStaff[0] ?? owner)
  await expect(page).toHaveURL(/code/)
  await expectNothing(page.context().request)
})

for (const role of staffRoles) {
  test(`what is not for the role ${role} is refused, and says for whom it is`, async ({ page }) => {
    await signInAs(page.context(), role)
    for (const { name, path } of addresses) {
      const roles: readonly StaffRole[] = officePages[name].roles
      const isAllowed = role === 'manager' || roles.includes(role)
      for (const answer of [
        await page.request.get(path, { maxRedirects: 0 }),
        await page.request.post(path, {
          form: { version: '1' },
          headers: fromOurPages,
          maxRedirects: 0,
        }),
      ]) {
        if (isAllowed) expect(answer.status(), path).not.toBe(403)
        else expect(answer.status(), path).toBe(403)
        expect(answer.status(), path).toBeLessThan(500)
        expect(answer.headers()['cache-control'], path).toContain('no-store')
      }
      if (isAllowed) continue
      // A file is refused in data, which names the roles too.
      expect(await (await page.request.get(path)).text(), path).toMatch(/Zaakvoerder|"roles":/)
    }
  })
}

test('a manager signs in with a code, and signs out', async ({ page }) => {
  await signIn(page, demoStaff.find(({ role }) => role === 'manager') ?? owner)
  const code = new TOTP({ secret: Secret.fromBase32(demoSecret) }).generate()
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(page).toHaveURL('/office/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Karel')
  await page.getByRole('button', { name: 'Afmelden', exact: true }).click()
  await expect(page).toHaveURL('/nl/login/')
  expect((await page.request.get('/office/', { maxRedirects: 0 })).status()).toBe(302)
})

test('someone ends a session elsewhere, and gets new recovery codes', async ({ page, browser }) => {
  const elsewhere = await browser.newContext()
  await signInAs(elsewhere, 'agent', { name: 'twice' })
  await signInAs(page.context(), 'agent', { name: 'twice' })
  expect((await elsewhere.request.get('/office/', { maxRedirects: 0 })).status()).toBe(200)
  await page.goto('/office/me/')
  await expect(page.getByText('Dit toestel')).toHaveCount(1)
  await expectSound(page)
  const others = page.getByRole('button', { name: /^Afmelden:/ })
  for (let left = await others.count(); left > 0; left -= 1) {
    await others.first().click()
    await expect(others).toHaveCount(left - 1)
  }
  expect((await elsewhere.request.get('/office/', { maxRedirects: 0 })).status()).toBe(302)
  await elsewhere.close()
  await page.getByRole('button', { name: 'Nieuwe herstelcodes maken' }).click()
  await expect(page.locator('code')).toHaveCount(10)
})

test('a manager invites a colleague; every change is in the journal', async ({ page }) => {
  await signInAs(page.context(), 'manager')
  await page.goto('/office/staff/')
  await expectSound(page)
  await page.getByRole('button', { name: 'Uitnodiging versturen' }).last().click()
  await expect(page.getByRole('alert')).toContainText('2 velden')
  const email = `an-${Date.now()}@journeys.example`
  await page.getByLabel('Naam').fill('An Uitgenodigd')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Uitnodiging versturen' }).last().click()
  await expect(page.getByRole('status')).toContainText('De uitnodiging is verstuurd')
  await page.getByRole('row', { name: email }).getByRole('link').click()

  const second = await page.context().newPage()
  await second.goto(page.url())
  await page.getByLabel('Rol').selectOption('editor')
  await page.getByRole('button', { name: 'Bewaren' }).last().click()
  await expect(page.getByRole('status')).toContainText('Bewaard')
  await second.getByLabel('Naam').fill('An Anders')
  await second.getByRole('button', { name: 'Bewaren' }).last().click()
  await expect(second.getByRole('heading', { name: /Iemand anders heeft dit/ })).toBeVisible()
  await expect(second.getByLabel('Naam')).toHaveValue('An Anders')
  await expectSound(second)

  await page.goto('/office/journal/?kind=staff')
  await expect(page.getByText('manager: wijzigde').first()).toBeVisible()
  await expectSound(page)
})

test('what was typed survives the end of a session', async ({ page }) => {
  await signInAs(page.context(), 'manager')
  await page.goto('/office/staff/')
  await page.getByLabel('Naam').fill('Niet verloren')
  await page.getByLabel('E-mailadres').fill(`kept-${Date.now()}@journeys.example`)
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Uitnodiging versturen' }).last().click()
  await expect(page.getByRole('heading', { name: 'Uw sessie is afgelopen' })).toBeVisible()
  await signInAs(page.context(), 'manager')
  await page.getByRole('button', { name: 'Opnieuw versturen' }).click()
  await expect(page.getByRole('status')).toContainText('De uitnodiging is verstuurd')
  await expect(page.getByRole('row', { name: 'Niet verloren' }).first()).toBeVisible()
})
