import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { configure } from '../../testing/configure'
import { dayFromNow } from '../../testing/day-from-now'
import { letVisitorsIn } from '../../testing/journey-viewings'
import { lettersTo } from '../../testing/site-secrets'
import { takeTime } from '../be-human'
import { test } from '../journey'
import { notIn, textsOf } from '../other-languages'
import { type OwnSite, openOwnSite } from '../own-site'
import { findAt } from '../pages/found'
import { pageRows } from '../pages/page-rows'

test.use({ locale: 'de-BE', storageState: { cookies: [], origins: [] } })

let site: OwnSite

test.beforeAll(async () => {
  site = await openOwnSite()
  const list = ['nl', 'fr', 'en', 'de'].map((code) => ({ code, use: true }))
  await configure('language', { list }, site)
})
test.afterAll(() => site?.kill())
test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'x-forwarded-for': randomUUID() }))

/** In German from the title to the foot, and the way to the other languages is told. */
async function expectGerman(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/)
  expect(notIn('de', await textsOf(page)), page.url()).toEqual([])
}

async function expectAlternates(page: Page) {
  const links = page.locator('link[rel=alternate][hreflang]')
  const told = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
  )
  expect(told.map(([language]) => language)).toEqual(
    expect.arrayContaining(['nl', 'fr', 'en', 'de']),
  )
  for (const [language, href = ''] of told) {
    const answer = await page.request.get(href, { maxRedirects: 0 })
    expect([language, answer.status()]).toEqual([language, 200])
  }
  const own = told.find(([language]) => language === 'de')?.[1] ?? ''
  expect(new URL(own).pathname).toBe(new URL(page.url()).pathname)
}

async function fillVisitor(page: Page, email: string) {
  await page.getByLabel('Vorname').fill('Heike')
  await page.getByLabel('Nachname').fill('Schröder')
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email)
  await page.getByRole('textbox', { name: /^Telefon/ }).fill('0470 12 34 56')
}

/** The newest letter that says this: without a mail server they stay in the outbox. */
async function letterTo(email: string, words: string): Promise<string> {
  const find = async () => {
    const letters = await lettersTo(site, email)
    return letters.find(({ text }) => text.includes(words))?.text ?? ''
  }
  await expect.poll(find, { timeout: 30_000 }).not.toBe('')
  return find()
}

function expectGermanLetter(text: string) {
  const lines = text.split('\n').map((line) => line.replace(/https?:\S+/g, '').trim())
  expect(notIn('de', lines.filter(Boolean))).toEqual([])
}

test('[3.15] a visitor finds a property in German, and nothing in another language', async ({
  page,
}) => {
  await page.goto(`${site.address}/`)
  await expect(page).toHaveURL(`${site.address}/de/`)
  await expect(page.getByRole('region', { name: 'Dürfen wir einige Cookies' })).toBeVisible()
  await expectGerman(page)
  await expectAlternates(page)
  await page.getByRole('button', { name: 'Alle ablehnen' }).click()

  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  await menu.getByRole('link', { name: 'Zu verkaufen', exact: true }).click()
  await expect(page).toHaveURL(`${site.address}/de/zu-verkaufen/`)
  await expect(page.getByText(/\d+ Immobilien zu verkaufen/).first()).toBeVisible()
  await expectGerman(page)
  await expectAlternates(page)

  const { sale, rent } = await findAt(site, 'de')
  for (const id of [sale, rent]) {
    await page.goto(`${site.address}/property/${id}/?lng=de`)
    await expect(page).toHaveURL(new RegExp(`/de/zu-ver(kauf|miet)en/.+/${id}/$`))
    await expect(page.getByRole('link', { name: 'Frage stellen' }).first()).toBeVisible()
    await expectGerman(page)
    await expectAlternates(page)
  }
})

test('[3.15] a visitor writes to us in German and is answered in it', async ({ page }) => {
  await page.goto(`${site.address}/de/kontakt/`)
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.getByRole('alert')).toContainText('Angaben stimmen noch nicht')
  await expectGerman(page)

  const email = `heike.${randomUUID().slice(0, 8)}@example.be`
  await page.getByLabel('Frau', { exact: true }).check()
  await fillVisitor(page, email)
  await page.getByLabel('Ihre Nachricht').fill('Ist das Haus noch frei?')
  await takeTime(page, site)
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page).toHaveURL(/\/de\/danke\/site-contact/)
  await expect(page.getByText(/Ihre Referenz lautet \d{4}-\d{5}/)).toBeVisible()
  await expectGerman(page)

  const letter = await letterTo(email, 'Wir antworten innerhalb eines Werktags.')
  expect(letter).toContain('Guten Tag Heike,')
  expect(letter).toContain('Mit freundlichen Grüßen')
  expectGermanLetter(letter)
})

test('[3.15] a visitor books a viewing in German and is confirmed in it', async ({ page }) => {
  const { sale } = await findAt(site, 'de')
  await letVisitorsIn(sale, site)
  const email = `heike.${randomUUID().slice(0, 8)}@example.be`
  await page.goto(`${site.address}/de/termin/?property=${sale}&day=${dayFromNow(2)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wann möchten Sie besichtigen?')
  await expectGerman(page)
  await fillVisitor(page, email)
  await page.getByRole('radio', { name: /^10:00/ }).check()
  await takeTime(page, site)
  await page.getByRole('button', { name: 'Besichtigung bestätigen' }).click()
  await expect(page).toHaveURL(/\/de\/danke\/contact-appointment\?visit=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fast geschafft, Heike.')
  await expectGerman(page)

  const asking = await letterTo(email, 'Besichtigung bestätigen')
  expectGermanLetter(asking)
  await page.goto(/http\S+meine-besichtigung\S+/.exec(asking)?.[0] ?? '')
  await page.getByRole('button', { name: 'Ja, ich komme' }).click()
  await expect(page.getByText('Bestätigt', { exact: true })).toBeVisible()
  await expect(page.getByText('10:00 bis 10:30 Uhr')).toBeVisible()
  await expectGerman(page)

  const confirmed = await letterTo(email, 'Ihre Besichtigung ist bestätigt')
  expect(confirmed).toContain('10:00 bis 10:30 Uhr')
  expectGermanLetter(confirmed)
})

test('[3.15] every kind of public page is German throughout', async ({ page }) => {
  test.setTimeout(300_000)
  const found = await findAt(site, 'de')
  const rows = pageRows.filter(
    ({ who, language, isBare, like }) => who === 'anyone' && !language && !isBare && !like,
  )
  expect(rows.length).toBeGreaterThan(20)
  for (const { kind, path } of rows) {
    await page.goto(site.address + path(found, kind), { waitUntil: 'domcontentloaded' })
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/)
    expect.soft(notIn('de', await textsOf(page)), `${kind}, ${page.url()}`).toEqual([])
  }
})
