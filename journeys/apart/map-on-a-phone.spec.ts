import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { insertAgent } from '../../app/appointments/agents/agent-queries.server'
import { insertOpenHouse } from '../../app/appointments/open-houses/open-house-queries.server'
import { findChromium } from '../../bootstrap/chromium.js'
import { mapFlags } from '../../testing/browser-flags'
import { plantProperties } from '../../testing/journey-properties'
import { inHouse } from '../../testing/journey-site'
import { anAgent } from '../../testing/viewing-samples'
import { expectSound } from '../expect-sound'
import { test } from '../journey'
import { wake } from '../wake'

test.slow()
test.use({
  launchOptions: { executablePath: findChromium(), args: mapFlags },
  viewport: { width: 390, height: 700 },
  hasTouch: true,
})

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Kaart van de resultaten' })
const frameOf = (page: Page) => page.frameLocator('iframe[title="Kaart van de resultaten"]')

async function openSheet(page: Page, query = '') {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/nl/te-koop/${query}`)
  await wake(page)
  await page.getByRole('button', { name: 'Kaart tonen' }).click()
  await expect(sheetOf(page)).toBeVisible()
  await expect(frameOf(page).locator('[data-state=ready]')).toBeVisible({ timeout: 60_000 })
}

test('on a phone the map is over the list, with its properties as a row of cards', async ({
  page,
}) => {
  await openSheet(page)
  const box = await sheetOf(page).boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 700 })
  const cards = sheetOf(page).getByRole('listitem')
  expect(await cards.count()).toBeGreaterThan(3)
  await expect(cards.first().getByRole('link')).toHaveAttribute('href', /\/nl\/te-koop\/.+\/\d+\/$/)
  // By keys the same homes: each is a link in the row.
  await cards.nth(1).getByRole('link').focus()
  await expect(cards.nth(1)).toBeInViewport()
  await expectSound(page)

  await sheetOf(page).getByRole('button', { name: 'Kaart sluiten' }).click()
  await expect(sheetOf(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Kaart tonen' }).click()
  await expect(sheetOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheetOf(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Kaart tonen' })).toBeVisible()
})

test('a property that is pressed on the map comes into the row, also from another page', async ({
  page,
}) => {
  await openSheet(page)
  const first = sheetOf(page).getByRole('listitem').first()
  const before = await first.getAttribute('data-property')
  const other = await page.evaluate(async () => {
    const query = new URLSearchParams({ path: '/nl/te-koop/' })
    const told = await (await fetch(`/nl/map-points/?${query}`)).json()
    const here = [...document.querySelectorAll('[data-property]')].map((each) =>
      Number(each.getAttribute('data-property')),
    )
    const found = told.propertyList.find(({ id }: { id: number }) => !here.includes(id))
    // As the frame tells it when a price is pressed.
    window.postMessage({ kind: 'chosen', id: found.id, href: found.href }, location.origin)
    return found.id as number
  })
  await expect(first).toHaveAttribute('data-property', `${other}`)
  expect(before).not.toBe(`${other}`)
  await expect(first).toBeInViewport()
  await expect(page).toHaveURL(/\/nl\/te-koop\/$/)
})

test('a card of the row says when a property is open, as the list does', async ({ page }) => {
  const euros = 8_000_000 + randomInt(1_000_000)
  const [id = 0] = await plantProperties([{ priceCents: euros * 100 }])
  const startsAt = new Date(Date.now() + 3 * 86_400_000)
  const endsAt = new Date(startsAt.getTime() + 3_600_000)
  await inHouse(async (db) => {
    const agentId = await insertAgent(db, anAgent({ name: 'An Peeters' }))
    await insertOpenHouse(db, { propertyId: id, agentId, startsAt, endsAt, seats: 2 })
  })
  await openSheet(page, `?price-min=${euros}&price-max=${euros}`)
  const badge = /^Opendeurdag \S+ \d+ \S+$/
  const card = sheetOf(page).locator(`[data-property="${id}"]`)
  await expect(card.getByText(badge)).toBeVisible()
  await expectSound(page)
  // Pressed on the map of another page of the list, it says the same.
  const pressed = await page.request.get(`/nl/map-card/?id=${id}`)
  expect(await pressed.json()).toMatchObject({ id, openHouse: expect.stringMatching(/^\S+ \d+ /) })
})

test('a drawn area can be kept as an alert from the sheet', async ({ page }) => {
  await openSheet(page)
  const frame = frameOf(page)
  await frame.getByRole('button', { name: 'Zoek hier' }).click()
  await expect(page).toHaveURL(/area=/)
  const area = new URL(page.url()).searchParams.get('area')
  await sheetOf(page).getByRole('link', { name: 'Hou me op de hoogte' }).click()
  await expect(page).toHaveURL(/\/nl\/ik-zoek\//)
  expect(new URL(page.url()).searchParams.get('area')).toBe(area)
})

test('the tools of the map are sound while somebody draws', async ({ page }) => {
  await openSheet(page)
  await frameOf(page).getByRole('button', { name: 'Teken een gebied' }).click()
  await expect(frameOf(page).getByText('0 hoeken')).toBeVisible()
  await expectSound(page)
})
