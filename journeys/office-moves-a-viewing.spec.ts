import { expect } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { dayFromNow } from '../testing/day-from-now'
import { site } from '../testing/journey-site'
import { plantBookedViewing } from '../testing/journey-viewings'
import { signInAs } from '../testing/staff'
import { askSite } from './ask-site'
import { test } from './journey'

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('an agent finds a viewing in the agenda and moves it; the visitor’s mail says so', async ({
    page,
  }) => {
    const { email, name, agentId } = await plantBookedViewing()
    await signInAs(page.context(), 'agent')
    const day = dayFromNow(2)
    await page.goto(`${officePath('agenda')}?view=week&agent=${agentId}&day=${day}`)
    await page.getByRole('link', { name: 'Dag', exact: true }).waitFor()
    await page.getByRole('link', { name }).click()
    await page.getByRole('link', { name: 'Verplaatsen' }).click()
    await page.waitForURL(/\/move\/$/)
    await page.goto(`${page.url()}?day=${dayFromNow(3)}`)
    await page.getByRole('button', { name: '14:00' }).click()
    await expect(page.getByRole('status')).toContainText('verplaatst')
    await expect(page.getByText('14:00 – 14:30')).toBeVisible()
    await expect(page.getByText('agent: verplaatste')).toBeVisible()

    const letter = () =>
      askSite<{ subject: string }>(
        site,
        `select subject from mails where recipient = $1 and key like 'visit-moved:%'`,
        [email],
      )
    await expect.poll(async () => (await letter())[0]?.subject).toMatch(/verplaatst .* 14:00$/)
  })
})

test('what a colleague changed meanwhile is not undone; the reason of a cancellation is mailed', async ({
  page,
}) => {
  const { id, email } = await plantBookedViewing()
  await signInAs(page.context(), 'agent')
  await page.goto(officePath('viewing', { id }))
  await page.getByText('Annuleren', { exact: true }).click()
  await page.getByLabel('Reden').fill('De eigenaar is ziek.')
  await askSite(site, 'update appointments set sequence = sequence + 1 where id = $1', [id])
  await page.getByRole('button', { name: 'Annuleer dit bezoek' }).click()
  await expect(page.getByRole('alert')).toContainText('intussen gewijzigd')
  await expect(page.getByText('Bevestigd', { exact: true })).toBeVisible()

  await expect(page.getByLabel('Reden')).toHaveValue('De eigenaar is ziek.')
  await page.getByRole('button', { name: 'Annuleer dit bezoek' }).click()
  await expect(page.getByRole('status')).toContainText('geannuleerd')
  const letter = () =>
    askSite<{ text: string }>(
      site,
      `select text from mails where recipient = $1 and key like 'visit-cancelled:%'`,
      [email],
    )
  await expect.poll(async () => (await letter())[0]?.text).toContain('Reden: De eigenaar is ziek.')
})

test('who calls gets a viewing planned, with what was typed kept when the hour is forgotten', async ({
  page,
}) => {
  const { propertyId } = await plantBookedViewing()
  await signInAs(page.context(), 'agent')
  await page.goto(officePath('property-viewings', { id: propertyId }))
  await page.getByRole('link', { name: 'Bezoek inplannen' }).click()
  const path = officePath('viewing-new', { id: propertyId })
  await expect(page).toHaveURL(path)
  await page.goto(`${path}?day=${dayFromNow(2)}`)
  await page.getByLabel('Aanspreking').selectOption({ label: 'De heer' })
  await page.getByLabel('Voornaam').fill('Jan')
  await page.getByLabel('Naam', { exact: true }).fill('Claes')
  await page.getByLabel('E-mailadres').fill(`jan${propertyId}@journeys.example`)
  await page.getByLabel('Telefoon').fill('0470 12 34 56')
  const save = page.getByRole('button', { name: 'Plan het bezoek in' }).last()
  await save.click()
  await expect(page.getByRole('alert')).toContainText('Kies een uur')
  await expect(page.getByLabel('Voornaam')).toHaveValue('Jan')
  await page.getByRole('radio', { name: /^15:00/ }).check()
  await save.click()
  await expect(page.getByRole('status')).toContainText('ingepland')
  await expect(page.getByText('door het kantoor')).toBeVisible()
})

test('hours are changed with a list that works, and two at once are told', async ({ page }) => {
  const { agentId } = await plantBookedViewing()
  await signInAs(page.context(), 'agent')
  const path = officePath('agent', { id: agentId })
  await page.goto(path)
  await page.getByRole('button', { name: 'Toevoegen Uren van de week' }).click()
  const last = page.getByRole('group', { name: 'Uren van de week' }).last()
  await last.getByLabel('Van').fill('18:00')
  await last.getByLabel('Tot').fill('17:30')
  const save = page.getByRole('button', { name: 'Bewaren' }).last()
  await save.click()
  await expect(page.getByRole('alert').first()).toContainText('na het begin')
  await last.getByLabel('Tot').fill('19:30')
  await askSite(site, 'update agents set version = version + 1, phone = $2 where id = $1', [
    agentId,
    '016 99 99 99',
  ])
  await save.click()
  await expect(page.getByRole('alert').first()).toContainText('intussen bewaard')
  await expect(page.getByText('016 99 99 99').first()).toBeVisible()
  await expect(last.getByLabel('Tot')).toHaveValue('19:30')
  await save.click()
  await expect(page.getByRole('status')).toContainText('Bewaard')
})

test('closing on a day with a viewing says who was to come', async ({ page }) => {
  const { agentId, name } = await plantBookedViewing()
  await signInAs(page.context(), 'agent')
  await page.goto(officePath('agent', { id: agentId }))
  await expect(page.getByText('nog 1 bezoek afgesproken')).toBeHidden()
  // The agent has hours of their own for the next four days; the viewing is on the second.
  const days = page.getByRole('region', { name: 'Afwijkende dagen' })
  await days.getByRole('button').nth(1).click()
  await expect(page.getByRole('status')).toContainText('weer een gewone dag')
  await page.getByRole('textbox', { name: 'Dag', exact: true }).fill(dayFromNow(2))
  await page.getByRole('button', { name: 'Dagen toevoegen' }).last().click()
  await expect(page.getByText('nog 1 bezoek afgesproken')).toBeVisible()
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('link', { name: 'Verplaatsen' })).toBeVisible()
})
