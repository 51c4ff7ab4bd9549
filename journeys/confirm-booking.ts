import { expect, type Page } from '@playwright/test'
import { site } from '../testing/journey-site'
import { lettersTo } from '../testing/site-secrets'

/** Where the letter leads that asks to confirm: without a mail server it stays in the outbox. */
async function confirmationLink(email: string): Promise<string> {
  const find = async () => {
    const letters = await lettersTo(site, email)
    const asking = letters.find(({ text }) => text.includes('Bevestig mijn bezoek'))
    return /http\S+mijn-bezoek\S+/.exec(asking?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(find, { timeout: 30_000 }).not.toBe('')
  return find()
}

/** From the mail that a booking sends to a viewing that is booked. */
export async function confirmBooking(page: Page, email: string): Promise<string> {
  const link = await confirmationLink(email)
  await page.goto(link)
  await page.getByRole('button', { name: 'Ja, ik kom' }).click()
  await expect(page.getByText('Bevestigd', { exact: true })).toBeVisible()
  return link
}
