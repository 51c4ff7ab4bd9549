import { expect } from '@playwright/test'
import { pathTo } from '../app/language/path-to'
import { site } from '../testing/journey-site'
import { signInAs } from '../testing/staff'
import { askSite } from './ask-site'
import { takeTime } from './be-human'
import { expectSound } from './expect-sound'
import { test } from './journey'
import { plantEnquiry, propertyFor } from './own-enquiries'
import { wake } from './wake'

test('an enquiry is taken in hand and answered in the language of the person', async ({ page }) => {
  const lastName = `Lambert${Date.now()}`
  const email = `${lastName.toLowerCase()}@journeys.example`
  const about = { form: 'plus-d-infos', id: await propertyFor('sale') }
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': lastName })
  await page.goto(pathTo('enquiry-about', 'fr', about))
  await page.getByLabel('Madame').check()
  await page.getByLabel('Prénom').fill('Nora')
  await page.getByLabel('Nom', { exact: true }).fill(lastName)
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await page.getByLabel('Votre question').fill('Y a-t-il un garage ?')
  await takeTime(page)
  await page.getByRole('button', { name: 'Poser ma question' }).click()
  await expect(page).toHaveURL(/\/fr\/merci\//)

  await signInAs(page.context(), 'agent')
  await page.goto(`/office/enquiries/?text=${lastName}`)
  await expectSound(page)
  await page.getByRole('link', { name: `Nora ${lastName}` }).click()
  await expect(page.getByText('Y a-t-il un garage ?').first()).toBeVisible()
  await page.getByLabel('Status').selectOption({ label: 'In behandeling' })
  await page.getByLabel('Toegewezen aan').selectOption({ label: 'agent' })
  await page.getByRole('button', { name: 'Bewaren' }).first().click()
  await expect(page.getByRole('status')).toContainText('Bewaard')

  await page.getByRole('link', { name: 'Antwoord op een vraag' }).click()
  const words = page.getByLabel('Tekst')
  await expect(words).toHaveValue(/^Bonjour Nora,/)
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(page.getByRole('alert')).toContainText('{text}')
  await expectSound(page)
  await wake(page)
  await words.fill((await words.inputValue()).replace('{text}', 'Oui, pour deux voitures.'))
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(page.getByRole('status')).toContainText('Uw antwoord is onderweg')
  await expect(page.getByText('agent antwoordde per mail')).toBeVisible()

  const letters = () =>
    askSite<{ text: string }>(
      site,
      `select text from mails where recipient = $1 and key like 'enquiry-answer:%'`,
      [email],
    )
  await expect.poll(letters).toHaveLength(1)
  expect((await letters())[0]?.text).toContain('Oui, pour deux voitures.')
})

test('a template takes its fields from buttons, and names one that we do not fill in', async ({
  page,
}) => {
  await signInAs(page.context(), 'agent')
  await page.goto('/office/answer-templates/new/')
  await wake(page)
  const body = page.locator('textarea[name="body.nl"]')
  await body.fill('{prenom} ')
  await page.getByRole('button', { name: 'Aanspreking' }).first().click()
  await expect(body).toHaveValue('{prenom} {greeting}')
  await expect(body).toBeFocused()
  await expectSound(page)
  await page.getByRole('button', { name: 'Bewaren' }).first().click()
  await expect(page.getByText('Dit vullen we niet in: {prenom}.').first()).toBeVisible()
})

test('a candidate is decided about, with the reason', async ({ page }) => {
  const propertyId = await propertyFor('rent')
  const application = await plantEnquiry({ form: 'rental-application', answers: {}, propertyId })
  await signInAs(page.context(), 'agent')
  await page.goto(`/office/enquiries/${application}/`)
  await expectSound(page)
  await page
    .getByLabel('Beslissing en reden')
    .selectOption({ label: 'Uitgenodigd voor het huurdossier: heeft het pand bezocht' })
  await page.getByRole('button', { name: 'Beslissing bewaren' }).click()
  await expect(page.getByRole('status')).toContainText('De beslissing is bewaard')
  const said = page.getByRole('listitem').filter({ hasText: 'agent: Uitgenodigd' })
  await expect(said).toContainText('heeft het pand bezocht')
})

const replied = `insert into enquiry_entries (enquiry_id, kind, words, at, noted_at, by_name)
  values ($1, 'reply', 'Nog een vraag.', now(), now(), 'Nora Maes')`

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ hasScripts })

    test('an answer is planned for tomorrow, taken back, planned again and sent at once', async ({
      page,
    }) => {
      const email = `plan${Date.now()}@journeys.example`
      const id = await plantEnquiry({ form: 'site-contact', answers: { email, lastName: 'Maes' } })
      await signInAs(page.context(), 'agent')
      await page.goto(`/office/enquiries/${id}/`)
      await page.getByLabel('Onderwerp').fill('Uw vraag')
      await page.getByLabel('Tekst').fill('Morgen weten we meer.')
      await page.getByLabel('Vertrekt').selectOption({ label: 'Later' })
      await page.getByLabel('Dag van vertrek').fill('2020-01-01')
      await page.getByRole('button', { name: 'Versturen', exact: true }).click()
      await expect(page.getByRole('alert')).toHaveText('Kies een moment dat nog komt.')
      await expect(page.getByLabel('Tekst')).toHaveValue('Morgen weten we meer.')
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
      await page.getByLabel('Dag van vertrek').fill(tomorrow)
      await page.getByRole('button', { name: 'Versturen', exact: true }).click()
      await expect(page.getByRole('status')).toContainText('vertrekt op het gekozen moment')
      const waiting = page.getByRole('region', { name: 'Wacht op vertrek' })
      await expect(waiting).toContainText('Morgen weten we meer.')
      if (hasScripts) await expectSound(page)
      await askSite(site, replied, [id])
      await page.reload()
      await expect(waiting.getByRole('alert')).toContainText('er kwam intussen een reactie')

      await waiting.getByRole('button', { name: 'Annuleren' }).click()
      await expect(page.getByRole('alert')).toContainText('Dit antwoord vertrekt niet.')
      await expect(waiting).toHaveCount(0)
      await expect(page.getByLabel('Tekst')).toHaveValue('Morgen weten we meer.')
      await page.getByLabel('Vertrekt').selectOption({ label: 'Later' })
      await page.getByRole('button', { name: 'Versturen', exact: true }).click()
      await waiting.getByRole('button', { name: 'Nu versturen' }).click()
      await expect(page.getByRole('status')).toContainText('Uw antwoord is onderweg')
      await expect(waiting).toHaveCount(0)
      const sent = await askSite(
        site,
        `select key from mails where recipient = $1 and key like 'enquiry-answer:%'`,
        [email],
      )
      expect(sent).toHaveLength(1)
    })
  })
}
