import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { plantProperties } from '../testing/journey-properties'
import { site } from '../testing/journey-site'
import { askSite } from './ask-site'
import { test } from './journey'

test.use({ hasScripts: false })

const named = ['Voornaam', 'Naam', 'E-mailadres', 'Telefoon']

async function expectFields(page: Page, labels: string[]) {
  for (const name of labels) {
    await expect(page.getByRole('main').getByLabel(name, { exact: true }), name).toBeEditable()
  }
}

async function expectChoices(page: Page, question: string, choices: string[]) {
  const group = page.getByRole('group', { name: question })
  const told = await group
    .getByRole('radio')
    .evaluateAll((all) =>
      all.map((each) => (each as HTMLInputElement).labels?.[0]?.textContent?.trim()),
    )
  expect(told).toEqual(choices)
}

test('[3.18] who writes to us: title, names, how and when to be reached, and a remark', async ({
  page,
}) => {
  await page.goto('/nl/contact/')
  await expectChoices(page, 'Aanspreking', ['De heer', 'Mevrouw', 'Mejuffrouw'])
  await expectFields(page, [...named.slice(0, 3), 'Uw bericht'])
  await expectChoices(page, 'Hoe bereiken we u het liefst?', ['Telefoon', 'E-mail'])
  await expectChoices(page, 'Wanneer mogen we u bellen?', [
    '10:00 – 13:00',
    '13:00 – 16:00',
    '16:00 – 19:00',
  ])
})

test('[3.18] who wants a valuation: an address, a goal and a person', async ({ page }) => {
  await page.goto('/nl/gratis-schatting/')
  const address = ['Straat en nummer van het pand', 'Postcode', 'Gemeente']
  await expectFields(page, address)
  for (const [at, value] of ['Molenstraat 14', '3200', 'Aarschot'].entries()) {
    await page.getByLabel(address[at] ?? '', { exact: true }).fill(value)
  }
  await page.getByRole('button', { name: 'Ga verder' }).click()
  await page.getByLabel('Huis', { exact: true }).check()
  await page.getByLabel('Op te frissen').check()
  await page.getByRole('button', { name: 'Ga verder' }).click()
  await expectChoices(page, 'Wat bent u van plan?', [
    'Verkopen',
    'Verhuren',
    'Ik wil alleen de waarde kennen',
  ])
  await page.getByLabel('Verkopen', { exact: true }).check()
  await page.getByRole('button', { name: 'Ga verder' }).click()
  await expectChoices(page, 'Aanspreking', ['De heer', 'Mevrouw', 'Mejuffrouw'])
  await expectFields(page, named)
})

test('[3.18] who tells a friend: both names and addresses, and a proof of being human', async ({
  page,
}) => {
  const [property] = await askSite<{ id: number }>(
    site,
    `select id from properties where list = 'for-sale' and status = 'available' order by id limit 1`,
  )
  await page.goto(`/nl/aanvraag/doorsturen/${property?.id}/`)
  await expectFields(page, named.slice(0, 3))
  await expectFields(page, ['Voornaam van uw vriend(in)', 'E-mailadres van uw vriend(in)'])
  await expect(page.getByLabel('Naam van uw vriend(in)')).toHaveCount(2)
  await expect(page.locator('[name=captcha]')).toBeEditable()
})

test('[5.03] [8.06] characters that are missing or wrong are said to be so, and asked for anew', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': randomUUID() })
  const [id] = await plantProperties([{}])
  await page.goto(`/en/request/send-to-a-friend/${id}/`)
  const person = {
    'First name': 'Nora',
    'Last name': 'Peeters',
    'Email address': 'nora@example.be',
  }
  for (const [label, value] of Object.entries(person)) {
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByLabel('Your friend’s first name').fill('Jan')
  await page.getByLabel('Your friend’s email address').fill('jan@example.be')
  const characters = page.locator('[name=captcha]')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await expect(characters).toHaveAccessibleDescription('Type the characters from the picture')
  await characters.fill('00000')
  await send.click()
  await expect(characters).toHaveAccessibleDescription('The entered characters are not valid')
  await expect(characters).toHaveValue('')
})

test('[3.18] an owner: an address and a password', async ({ page }) => {
  await page.goto('/nl/login/')
  await expectFields(page, ['E-mailadres'])
  await expect(page.getByRole('main').locator('input[name=password]')).toHaveAttribute(
    'type',
    'password',
  )
})
