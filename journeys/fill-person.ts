import type { Page } from '@playwright/test'

/** Who writes, in the fields that every form for visitors begins with. */
export async function fillPerson(page: Page, email: string) {
  await page.getByLabel('Mevrouw').check()
  await page.getByLabel('Voornaam').fill('Nora')
  await page.getByLabel('Naam', { exact: true }).fill('Peeters')
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email)
}
