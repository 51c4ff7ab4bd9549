import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { dayFromNow } from '../testing/day-from-now'
import { site } from '../testing/journey-site'
import { lettersTo, signerOf } from '../testing/site-secrets'
import { askSite } from './ask-site'
import { beHuman, takeTime } from './be-human'
import { expectSound } from './expect-sound'
import { test } from './journey'

const day = 86_400_000

/** The newest letter to somebody: without a mail server they stay in the outbox. */
async function linkTo(email: string, page: string): Promise<string> {
  const find = async () => {
    const letters = await lettersTo(site, email)
    const found = letters.map(({ text }) => new RegExp(`http\\S+${page}\\S+`).exec(text)?.[0])
    return found.find(Boolean) ?? ''
  }
  await expect.poll(find, { timeout: 30_000 }).not.toBe('')
  return find()
}

/** A link as we sign them, also one that is too old. */
async function signed(purpose: string, value: unknown, days: number): Promise<string> {
  return (await signerOf(site)).sign(purpose, value, new Date(Date.now() + days * day))
}

async function propertyOf(where: string): Promise<number> {
  const [property] = await askSite<{ id: number }>(
    site,
    `select id from properties where status = 'available' and ${where} order by id limit 1`,
  )
  return property?.id ?? 0
}

type Answers = Record<string, string>

async function sendForm(
  page: Page,
  path: string,
  answers: Answers,
  send: string,
  hasScripts: boolean,
) {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': randomUUID() })
  await page.goto(path)
  for (const [label, value] of Object.entries(answers)) {
    const field = page.getByLabel(label, { exact: true }).first()
    if (value === 'check') await field.check()
    else await field.fill(value)
  }
  await beHuman(page, hasScripts)
  await takeTime(page)
  await page.getByRole('button', { name: send, exact: true }).click()
  await expect(page).toHaveURL(/\/nl\/bedankt\//)
}

const person = (email: string) => ({ Voornaam: 'Nora', Naam: 'Peeters', 'E-mailadres': email })
const mailbox = (name: string) => `${name}.${randomUUID().slice(0, 8)}@example.be`

test('[2.47] a reader leaves the newsletter by the button, or by one click in a mail program', async ({
  page,
  request,
}) => {
  const email = mailbox('nora')
  const stateOf = async () =>
    (await askSite(site, 'select state from newsletter_subscribers where email = $1', [email]))[0]
  const answers = { 'E-mailadres': email }
  await sendForm(page, '/nl/aanvraag/nieuwsbrief/', answers, 'Schrijf mij in', true)
  const confirm = await linkTo(email, '/mailkeuze')
  await page.goto(confirm)
  expect(await stateOf(), 'looking confirms nothing').toEqual({ state: 'asked' })
  await page.getByRole('button', { name: 'Ja, schrijf mij in' }).click()
  await expect(page.getByText('U bent ingeschreven')).toBeVisible()

  await expect.poll(() => linkTo(email, '/mailkeuze')).not.toBe(confirm)
  const leave = await linkTo(email, '/mailkeuze')
  await page.goto(leave)
  await expectSound(page)
  expect(await stateOf(), 'looking stops nothing').toEqual({ state: 'confirmed' })
  await page.getByRole('button', { name: 'Schrijf mij uit' }).click()
  await expect(page.getByText('U bent uitgeschreven')).toBeVisible()
  expect(await stateOf()).toEqual({ state: 'left' })

  await request.post(confirm)
  expect(await stateOf()).toEqual({ state: 'confirmed' })
  const oneClick = await request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(oneClick.status()).toBe(200)
  expect(await stateOf()).toEqual({ state: 'left' })

  await page.goto(leave.replace(/.\/?$/, 'x/'))
  await expect(page.getByText('Deze link is niet meer geldig')).toBeVisible()
  await expectSound(page)
})

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ hasScripts })

    test('[2.47] a friend asks never to be sent a property again, by a button', async ({
      page,
    }) => {
      const friend = mailbox('jan')
      const path = `/nl/aanvraag/doorsturen/${await propertyOf(`list = 'for-sale'`)}/`
      const answers = {
        ...person(mailbox('nora')),
        'Voornaam van uw vriend(in)': 'Jan',
        'E-mailadres van uw vriend(in)': friend,
      }
      await sendForm(page, path, answers, 'Stuur het pand door', hasScripts)
      const stopped = () => askSite(site, 'select 1 from friend_opt_outs')
      const before = (await stopped()).length
      await page.goto(await linkTo(friend, '/mailkeuze'))
      expect(await stopped(), 'looking stops nothing').toHaveLength(before)
      await page.getByRole('button', { name: 'Stuur mij niets meer' }).click()
      await expect(page.getByText('Begrepen: dit adres krijgt niets meer.')).toBeVisible()
      expect(await stopped()).toHaveLength(before + 1)
    })

    test('[4.14] [8.07] documents come by a link that ends one day', async ({ page, request }) => {
      const email = mailbox('nora')
      const property = await propertyOf(`documents @> '[{"requiresApproval": false}]'`)
      const path = `/nl/aanvraag/documenten/${property}/`
      const answers = { Mevrouw: 'check', ...person(email) }
      await sendForm(page, path, answers, 'Mail mij de documenten', hasScripts)
      const link = await linkTo(email, '/document')
      const file = await request.get(link)
      expect(file.headers()['content-type']).toBe('application/pdf')
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')

      const [asked] = await askSite<{ id: string }>(
        site,
        'select id from document_requests where email = $1 limit 1',
        [email],
      )
      const old = link.replace(/[^/]+\/?$/, `${await signed('document', asked?.id, -1)}/`)
      expect((await page.goto(old))?.status()).toBe(410)
      await expect(page.getByText('Deze link is niet meer geldig')).toBeVisible()
      expect((await request.get(link.replace(/.\/?$/, 'x/'))).status()).toBe(404)
    })
  })

  test.describe(hasScripts ? 'a file, with JavaScript' : 'a file, without JavaScript', () => {
    test.use({ hasScripts })

    test('a candidate tenant finishes the file behind a personal link', async ({ page }) => {
      const email = mailbox('nora')
      const path = `/nl/aanvraag/huren/${await propertyOf(`list = 'for-rent'`)}/`
      const known = { Mevrouw: 'check', ...person(email), Telefoon: '0470 12 34 56' }
      await sendForm(page, path, known, 'Stel mij kandidaat', hasScripts)
      const [asked] = await askSite<{ id: string }>(
        site,
        'select id from enquiries where email = $1',
        [email],
      )
      const old = await signed('rental-file', asked?.id, -1)
      expect((await page.goto(`/nl/huurdossier/${old}/`))?.status()).toBe(410)

      await page.goto(`/nl/huurdossier/${await signed('rental-file', asked?.id, 1)}/`)
      await expect(page.getByLabel('Voornaam')).toHaveValue('Nora')
      await page.getByLabel('Straat en nummer').fill('Kouter 7')
      await page.getByLabel('Postcode').fill('9000')
      await page.getByLabel('Gemeente').fill('Gent')
      await page.getByRole('button', { name: 'Ga verder' }).click()
      await page.getByLabel('Met hoeveel personen komt u er wonen?').fill('2')
      await page.getByLabel('Gewenste startdatum').fill(dayFromNow(30))
      await page.getByLabel('Netto-inkomen van het huishouden, per maand').fill('3.200')
      await page.getByRole('button', { name: 'Ga verder' }).click()
      await page.getByLabel('Ik heb alles naar waarheid ingevuld.').check()
      await takeTime(page)
      await page.getByRole('button', { name: 'Verstuur mijn dossier' }).click()
      await expect(page).toHaveURL(/\/nl\/bedankt\/rental-file/)
    })
  })
}
