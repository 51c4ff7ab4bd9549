import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { aFeedProperty } from '../../app/feed/testing'
import { openMailServer, type Received } from '../../app/mail/testing'
import { askSite } from '../ask-site'
import { takeTime } from '../be-human'
import { expectSound } from '../expect-sound'
import { fillPerson } from '../fill-person'
import { test } from '../journey'
import { importProperties, plantSeekers } from '../own-demands'
import { type OwnSite, openOwnSite } from '../own-site'

let site: OwnSite
let mail: Awaited<ReturnType<typeof openMailServer>>

test.beforeAll(async () => {
  mail = await openMailServer()
  site = await openOwnSite({ SMTP_URL: mail.url })
})
test.afterAll(async () => {
  await site.kill()
  await mail.close()
})

const lettersTo = (email: string) =>
  mail.received.filter(({ to }) => [to].flat()[0]?.text === email)

async function letterTo(email: string, subject: string): Promise<Received> {
  const find = () => lettersTo(email).find((letter) => letter.subject === subject)
  await expect.poll(find, { timeout: 30_000 }).toBeDefined()
  return find() as Received
}

const linkIn = (letter: Received, name: string) =>
  new RegExp(`http\\S+[?&]${name}=[\\w.-]+`).exec(letter.text ?? '')?.[0] ?? ''

async function register(page: Page, email: string) {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': randomUUID() })
  await page.goto(`${site.address}/nl/te-koop/?city=Gent|9000&type=1`)
  await page.getByRole('link', { name: 'Hou me op de hoogte' }).first().click()
  await expect(page.getByRole('heading', { name: 'Ik zoek', level: 1 })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Gent/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^Villa/ })).toBeChecked()
  await fillPerson(page, email)
  await expect(page.getByAltText('Afbeelding met vijf tekens')).toHaveCount(0)
  await takeTime(page, site)
  await page.getByRole('button', { name: 'Hou me op de hoogte' }).click()
  await expect(page.getByText('Kijk in uw mailbox')).toBeVisible()
}

async function changeTooMuch(page: Page, hasScripts: boolean) {
  await page.getByRole('checkbox', { name: /^Gent/ }).uncheck()
  await page.getByRole('checkbox', { name: /^Villa/ }).uncheck()
  await page.getByRole('button', { name: 'Wijziging bewaren' }).click()
  await expect(page.getByText('Kies minstens één type of één gemeente')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Villa/ })).not.toBeChecked()
  if (hasScripts) await expectSound(page)
}

async function lookAtStopped(page: Page, stop: string, hasScripts: boolean) {
  await page.goto(stop.replace('uitschrijven', 'mijn-zoekopdracht'))
  await expect(page.getByRole('status')).toContainText('geen berichten meer')
  if (hasScripts) await expectSound(page)
}

async function typeTowns(page: Page) {
  await page.goto(`${site.address}/nl/te-koop/?city=Gent|9000`)
  await page.getByRole('link', { name: 'Hou me op de hoogte' }).first().click()
  await page.getByLabel('Gemeente 1').fill('Atlantis')
  await page.getByLabel('Gemeente 2').fill('tongres')
  await fillPerson(page, 'nora@example.be')
  await page.getByRole('button', { name: 'Hou me op de hoogte' }).click()
  const unknown = 'Deze gemeente kennen we niet: Atlantis.'
  await expect(page.getByRole('link', { name: unknown })).toBeVisible()
  await expect(page.getByLabel('Gemeente 1')).toHaveValue('Atlantis')
  await expect(page.getByRole('checkbox', { name: /^Tongeren/ })).toBeChecked()
  await expect(page.getByText(/^U koos 3 criteria: te koop · Gent · Tongeren$/)).toBeVisible()
}

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'towns, with JavaScript' : 'towns, without JavaScript', () => {
    test.use({ hasScripts })

    test('[1.05] any municipality may be typed, in any spelling; one that is none is told', ({
      page,
    }) => typeTowns(page))
  })
}

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ hasScripts })

    test('[1.05] [5.06] [2.47] a visitor keeps a search, hears of a property, and stops with one click', async ({
      page,
    }) => {
      const run = `r${Date.now().toString(36)}`
      const email = `nora@${run}.example`
      const witness = `witness@${run}.example`
      const first = 1_000_000_000 + (Math.floor(Date.now() / 100) % 1_000_000_000)
      const properties = [
        aFeedProperty({ ID: first, Price: 315_000 }),
        aFeedProperty({ ID: first + 1, Price: 444_444, PublishPrice: false }),
        aFeedProperty({ ID: first + 2, City: 'LIÈGE', Zip: '4000' }),
      ]

      await register(page, email)
      const asked = await letterTo(email, 'Bevestig uw zoekopdracht')
      await page.goto(linkIn(asked, 'confirm'))
      if (hasScripts) await expectSound(page)
      const statusOf = async () =>
        (await askSite(site, 'select status from demands where email = $1', [email]))[0]
      expect(await statusOf(), 'looking confirms nothing').toEqual({ status: 'unconfirmed' })
      await expect(page.getByText('te koop · Gent · Villa/Woning/Hoeve')).toBeVisible()
      await page.getByRole('button', { name: 'Ja, hou me op de hoogte' }).click()
      await expect(page.getByText('Uw zoekopdracht is bevestigd')).toBeVisible()
      if (hasScripts) await expectSound(page)
      await changeTooMuch(page, hasScripts)
      await plantSeekers(site, [witness])

      await importProperties(site, properties)
      const alert = await letterTo(email, '2 panden voor uw zoekopdracht')
      expect(alert.text).toContain('Dit past bij wat u zoekt: Gent, Villa/Woning/Hoeve.')
      expect(alert.text).toContain('Past bij uw zoekopdracht: Gent, Villa/Woning/Hoeve')
      expect(alert.text).toContain('Nieuw')
      expect(alert.text).toContain('€\u00a0315.000')
      expect(alert.raw + alert.text + alert.html).not.toMatch(/444[.,\s]?444/)
      expect(alert.text).not.toMatch(/Liège/i)
      expect(alert.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
      const list = alert.headers.get('list') as unknown as { unsubscribe: { url: string } }
      const stop = list.unsubscribe.url

      await page.goto(stop)
      await expect(page.getByRole('button', { name: 'Stop de berichten' })).toBeVisible()
      if (hasScripts) await expectSound(page)
      expect(await statusOf(), 'looking stops nothing').toEqual({ status: 'active' })
      const answer = await fetch(stop, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        redirect: 'error',
      })
      expect(answer.status).toBe(200)
      expect(await statusOf()).toEqual({ status: 'stopped' })
      await lookAtStopped(page, stop, hasScripts)

      await letterTo(witness, '2 panden voor uw zoekopdracht')
      await importProperties(site, [...properties, aFeedProperty({ ID: first + 3 })])
      await letterTo(witness, 'Een pand voor uw zoekopdracht')
      const owed = await askSite(site, 'select 1 from mails where recipient = $1', [email])
      expect(owed).toHaveLength(2)
      expect(lettersTo(email)).toHaveLength(2)
    })
  })
}
