import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { signInAs } from '../testing/staff'
import { expectSound } from './expect-sound'
import { test } from './journey'

/** A number of nobody else, as it is written and as somebody else writes it. */
function somePhone() {
  const digits = String(Math.floor(Math.random() * 1e6)).padStart(6, '0')
  const [one, two, three] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
  return { written: `0470 ${one} ${two} ${three}`, otherwise: `+32 470${one}${two}${three}` }
}

async function addContact(page: Page, person: { name: string; phone: string; email?: string }) {
  await page.goto(officePath('contacts'))
  await page.getByRole('link', { name: 'Nieuw contact' }).click()
  await page.getByLabel('Voornaam').fill('Nora')
  await page.getByLabel('Naam', { exact: true }).fill(person.name)
  await page.getByLabel('E-mailadres').fill(person.email ?? '')
  await page.getByLabel('Telefoon').fill(person.phone)
  await page.getByRole('button', { name: 'Bewaren' }).last().click()
  await expect(page.getByRole('status').first()).toContainText('Het contact is bewaard.')
}

async function find(page: Page, text: string) {
  await page.goto(officePath('contacts'))
  const field = page.getByLabel('Naam, e-mailadres, telefoon, gemeente')
  await field.fill(text)
  await field.press('Enter')
  await expect(page).toHaveURL(/text=/)
}

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ hasScripts })

    test('who calls gets a card, is found, and two cards of one person become one', async ({
      page,
    }) => {
      const name = `Beller${randomUUID().slice(0, 8)}`
      const { written, otherwise } = somePhone()
      await signInAs(page.context(), 'agent')
      await addContact(page, { name, phone: written })
      await page.getByRole('button', { name: 'Noteren' }).click()
      await expect(page.getByRole('status').first()).toContainText('Genoteerd.')
      await expect(page.getByText('Telefoongesprek').last()).toBeVisible()

      await find(page, otherwise)
      await page.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)

      const email = `${name.toLowerCase()}@journeys.example`
      await addContact(page, { name: `${name}bis`, phone: otherwise, email })
      const compare = page.getByRole('link', { name: `Vergelijken met Nora ${name}`, exact: true })
      await page
        .getByRole('button', { name: `Niet dezelfde persoon Nora ${name}`, exact: true })
        .click()
      await expect(page.getByRole('status').first()).toContainText('niet meer voor')
      await expect(compare).toHaveCount(0)
      await page.getByRole('button', { name: `Ongedaan maken Nora ${name}`, exact: true }).click()
      await expect(page.getByRole('status').first()).toContainText('weer voorgesteld')
      await compare.click()
      await page.getByRole('button', { name: 'Samenvoegen' }).click()
      await expect(page.getByRole('status').first()).toContainText('zijn samengevoegd')
      await expect(page.getByText('Telefoongesprek').last()).toBeVisible()
      await page.getByRole('button', { name: 'Ongedaan maken' }).click()
      await expect(page.getByRole('status').first()).toContainText('weer apart')

      await page.getByRole('link', { name: 'Gegevens wissen' }).click()
      await page.getByRole('button', { name: 'Wissen' }).click()
      await expect(page.getByRole('alert')).toContainText('zeker weet')
      await page.getByLabel('Ja, wis alles').check()
      await page.getByRole('button', { name: 'Wissen' }).click()
      await expect(page.getByRole('status').first()).toContainText('gewist')
      await find(page, email)
      await expect(page.getByText('Geen contacten gevonden.')).toBeVisible()
      await find(page, written)
      await expect(page.getByRole('link', { name: `Nora ${name}`, exact: true })).toBeVisible()
    })
  })
}

test('a card is changed beside a colleague, and nothing typed is lost', async ({
  page,
  browser,
}) => {
  const name = `Fiche${randomUUID().slice(0, 8)}`
  await signInAs(page.context(), 'agent')
  await addContact(page, { name, phone: somePhone().written })
  const address = page.url().replace(/\?.*/, '')
  await page.goto(address)
  const colleague = await browser.newContext({ baseURL: new URL(address).origin })
  await signInAs(colleague, 'manager')
  const other = await colleague.newPage()
  await other.goto(address)
  await other.getByLabel('Gemeente').last().fill('Aarschot')
  await other.getByRole('button', { name: 'Bewaren' }).last().click()
  await expect(other.getByRole('status').first()).toContainText('Bewaard.')
  await colleague.close()

  await page.getByLabel('Aantekening').last().fill('Belt liefst na zes uur.')
  await page.getByRole('button', { name: 'Bewaren' }).last().click()
  await expect(page.getByLabel('Aantekening').last()).toHaveValue('Belt liefst na zes uur.')
  await page.getByRole('button', { name: 'Bewaren' }).last().click()
  await expect(page.getByRole('status').first()).toContainText('Bewaard.')
  await expect(page.getByLabel('Gemeente').last()).toHaveValue('Aarschot')
  await expectSound(page)
})
