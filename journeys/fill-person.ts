import type { Page } from '@playwright/test'

/** Who writes, in the fields that most forms for visitors begin with. */
export async function fillPerson(page: Page, email: string) {
  await page.getByLabel('Mevrouw').check()
  await fillNames(page, email)
}

/** Who comes to see a property: a viewing asks no title. */
export async function fillVisitor(page: Page, email: string) {
  await fillNames(page, email)
  await page.getByLabel('Telefoon').fill('0470 12 34 56')
}

async function fillNames(page: Page, email: string) {
  await page.getByLabel('Voornaam').fill('Nora')
  await page.getByLabel('Naam', { exact: true }).fill('Peeters')
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email)
}
