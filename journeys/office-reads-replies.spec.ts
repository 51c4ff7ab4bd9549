import { expect } from '@playwright/test'
import { site } from '../testing/journey-site'
import { signInAs } from '../testing/staff'
import { askSite } from './ask-site'
import { expectSound } from './expect-sound'
import { test } from './journey'
import { plantEnquiry } from './own-enquiries'

/** A mail as it lies in the database once it was taken from the mailbox, without an enquiry. */
async function plantLoose(subject: string, sender: string) {
  await askSite(
    site,
    `insert into incoming_mails (key, kind, sender, sender_name, subject, words, quoted, bytes,
       left_out, arrived_at, taken_at)
     values (gen_random_uuid()::text, 'reply', $2, 'Nora Peeters', $1, 'Graag <b>dinsdag</b>.',
       'Op 3 maart schreef Baksteen:', 900, '{film.mov}', now(), now())`,
    [subject, sender],
  )
}

test('a mail without an enquiry is put where it belongs, and read there', async ({ page }) => {
  const mark = `Mail${Date.now()}`
  const sender = `${mark.toLowerCase()}@journeys.example`
  const answers = { email: sender, lastName: mark, remark: 'Is er een kelder?' }
  const id = await plantEnquiry({ form: 'site-contact', answers })
  await askSite(site, `update enquiries set state = 'done' where id = $1`, [id])
  await plantLoose(mark, sender)

  await signInAs(page.context(), 'agent')
  await page.goto('/office/enquiries/')
  await page.getByRole('link', { name: /^Mails zonder aanvraag/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mails zonder aanvraag')
  await expectSound(page)
  const mail = page.getByRole('article', { name: mark })
  await expect(mail).toContainText('Graag <b>dinsdag</b>.')
  const number = mail.getByLabel('Nummer van de aanvraag')
  const offered = await number.inputValue()
  expect(offered).toMatch(/^20\d\d-\d{5,}$/)
  await number.fill('2026-999999999')
  await mail.getByRole('button', { name: 'Bij deze aanvraag plaatsen' }).click()
  await expect(mail.getByText('Er is geen aanvraag met dit nummer.')).toBeVisible()
  await expect(number).toHaveValue('2026-999999999')
  await number.fill(offered)
  await mail.getByRole('button', { name: 'Bij deze aanvraag plaatsen' }).click()
  await expect(page.getByRole('status')).toContainText(offered)
  await expect(mail).toHaveCount(0)

  await page.goto(`/office/enquiries/${id}/`)
  await expect(page.getByText('Mail van Nora Peeters')).toBeVisible()
  await expect(page.getByText('Graag <b>dinsdag</b>.')).toBeVisible()
  await expect(page.getByText('Op 3 maart schreef Baksteen:')).toBeHidden()
  await page.getByText('Toon het vorige bericht').click()
  await expect(page.getByText('Op 3 maart schreef Baksteen:')).toBeVisible()
  await expect(page.getByText('film.mov')).toBeVisible()
  await expect(page.getByLabel('Status')).toHaveValue('new')
  await expectSound(page)
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('a mail that is for nobody is removed', async ({ page }) => {
    const mark = `Reclame${Date.now()}`
    await plantLoose(mark, 'shop@journeys.example')
    await signInAs(page.context(), 'agent')
    await page.goto('/office/')
    await page.getByRole('link', { name: /mails? zonder aanvraag$/ }).click()
    const mail = page.getByRole('article', { name: mark })
    await mail.getByRole('button', { name: 'Verwijderen' }).click()
    await expect(page.getByRole('status')).toContainText('De mail is verwijderd.')
    await expect(mail).toHaveCount(0)
  })
})
