import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { pathTo } from '../app/language/path-to'
import { officePath } from '../app/office/office-pages'
import { dayFromNow } from '../testing/day-from-now'
import { plantProperties } from '../testing/journey-properties'
import { site } from '../testing/journey-site'
import { letVisitorsIn, plantVisitor } from '../testing/journey-viewings'
import { lettersTo } from '../testing/site-secrets'
import { signInAs } from '../testing/staff'
import { test } from './journey'

const day = dayFromNow(3)
/** A price by which its list finds it among all that is planted. */
const euros = 7_000_000 + randomInt(1_000_000)
const openHouse = /^(Opendeurdag|Portes ouvertes)/

test.use({ hasScripts: false })

test('an open house is announced, stands in the agenda, and is booked by the quarter', async ({
  page,
  browser,
}) => {
  // Without a session: who has one is not shown a kept page.
  const elsewhere = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await elsewhere.newPage()
  const [id = 0] = await plantProperties([{ priceCents: euros * 100, publishAddress: false }])
  await letVisitorsIn(id)
  await expectOnList(visitor, id, null)
  await signInAs(page.context(), 'agent')
  await page.goto(officePath('property-viewings', { id }))
  const part = page.locator('section').filter({ hasText: 'Opendeurdagen' }).last()
  const add = part.getByRole('button', { name: 'Opendeurdag toevoegen' }).last()
  await part.getByLabel('Van').fill('18:00')
  await part.getByLabel('Tot').fill('17:00')
  await part.getByLabel('Dag').fill(day)
  await add.click()
  await expect(page.getByRole('alert').first()).toContainText('Tot')
  await expect(part.getByLabel('Van')).toHaveValue('18:00')
  await part.getByLabel('Tot').fill('19:00')
  await add.click()
  await expect(page.getByRole('status').first()).toContainText('opendeurdag staat op de site')
  await expect(part.getByText('18:00 – 19:00').first()).toBeVisible()

  await page.goto(`${officePath('agenda')}?agent=all&view=day&day=${day}`)
  await expect(page.getByText('18:00 – 19:00 · Opendeurdag')).not.toHaveCount(0)

  await expectOnList(visitor, id, {
    nl: /^Opendeurdag \S+ \d+ \S+$/,
    fr: /^Portes ouvertes \S+ \d+/,
  })

  await page.goto(pathTo('for-sale-property', 'nl', { city: 'x', slug: 'x', id }))
  const line = page.getByRole('link', { name: /^Opendeurdag .+, 18:00 – 19:00$/ })
  await expect(line).toHaveAttribute('href', '#open-house')
  await expect(page.locator('#open-house')).toContainText('Schrijf u in')
  await expect(page.getByRole('heading', { name: 'Opendeurdag' })).toBeVisible()
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(
    facts.map((fact) => JSON.parse(fact)).find((fact) => fact['@type'] === 'Event'),
  ).toMatchObject({
    name: expect.stringMatching(/^Opendeurdag: ./),
    startDate: expect.stringContaining(day),
  })
  await page.getByRole('link', { name: 'Schrijf u in' }).click()
  await expect(page.getByRole('radio', { name: /^18:15/ })).toBeEnabled()
  await expect(page.getByRole('radio', { name: /^19:00/ })).toHaveCount(0)

  await page.goto(officePath('property-viewings', { id }))
  await part
    .getByRole('button', { name: /^Verwijderen/ })
    .first()
    .click()
  await expect(page.getByRole('status').first()).toContainText('verwijderd')
  await expectOnList(visitor, id, null)
  await elsewhere.close()
})

test('an open house moves with everybody who registered, or goes with a word to them', async ({
  page,
}) => {
  const [id = 0] = await plantProperties([{}])
  await letVisitorsIn(id)
  await signInAs(page.context(), 'agent')
  await page.goto(officePath('property-viewings', { id }))
  const part = page.locator('section').filter({ hasText: 'Opendeurdagen' }).last()
  await part.getByLabel('Van').fill('10:00')
  await part.getByLabel('Tot').fill('11:00')
  await part.getByLabel('Dag').fill(day)
  await part.getByRole('button', { name: 'Opendeurdag toevoegen' }).last().click()
  await expect(page.getByRole('status').first()).toContainText('opendeurdag staat op de site')
  const early = await plantVisitor(id, day, '10:00')
  const late = await plantVisitor(id, day, '10:45')

  await page.goto(officePath('property-viewings', { id }))
  await expect(part.getByText('2 bezoekers ingeschreven')).toBeVisible()
  await part.getByRole('link', { name: /^Wijzigen/ }).click()
  await expect(page.getByRole('checkbox', { name: 'An Peeters' }).first()).toBeVisible()
  await page.getByLabel('Van').fill('10:30')
  await page.getByLabel('Tot').fill('11:30')
  await page.getByRole('button', { name: 'Opendeurdag wijzigen' }).last().click()
  const question = page.getByRole('alert')
  await expect(question).toContainText('Eén bezoeker')
  await expect(question).toContainText(`${early.name}: van`)
  await expect(question).not.toContainText(late.name)
  await page.getByRole('button', { name: 'Wijzig en verwittig 1 bezoeker' }).last().click()
  await expect(page.getByRole('status').first()).toContainText('gewijzigd')
  await expect(part.getByText('10:30 – 11:30').first()).toBeVisible()
  await expect(async () => {
    const [letter, ...more] = await lettersTo(site, early.email)
    expect(more).toEqual([])
    expect(letter?.text).toContain('verplaatst')
    expect(letter?.text).toContain('Eerder gepland op')
  }).toPass()

  await part.getByRole('button', { name: /^Verwijderen/ }).click()
  await expect(page.getByRole('alert')).toContainText('2 bezoekers zijn ingeschreven')
  await part.getByLabel('Reden, voor in de mail').fill('De eigenaar is ziek.')
  await part.getByRole('button', { name: 'Verwijder en verwittig 2 bezoekers' }).click()
  await expect(page.getByRole('status').first()).toContainText('krijgt een mail')
  await expect(part.getByText('10:30 – 11:30')).toHaveCount(0)
  await expect(async () => {
    const letters = await lettersTo(site, late.email)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('De eigenaar is ziek.')
  }).toPass()
  await expect(page.getByText('wijzigde een opendeurdag').first()).toBeAttached()
})

/** What its card tells of an open house; a kept list is made anew when that changes. */
async function expectOnList(page: Page, id: number, told: Record<'nl' | 'fr', RegExp> | null) {
  for (const language of ['nl', 'fr'] as const) {
    await expect(async () => {
      await page.goto(`${pathTo('for-sale', language)}?price-min=${euros}&price-max=${euros}`)
      const badge = page.locator(`#property-${id} .badge`).filter({ hasText: openHouse })
      if (told) await expect(badge).toHaveText(told[language], { timeout: 1_000 })
      else await expect(badge).toHaveCount(0, { timeout: 1_000 })
      await expect(page.locator(`#property-${id}`)).toBeVisible({ timeout: 1_000 })
    }).toPass()
  }
}
