import { expect, type Page } from '@playwright/test'
import { officePath } from '../../app/office/office-pages'
import { findChromium } from '../../bootstrap/chromium.js'
import { mapFlags } from '../../testing/browser-flags'
import { plantProperties } from '../../testing/journey-properties'
import { openGeocoder, type StandInGeocoder } from '../../testing/map/geocoder'
import { signInAs } from '../../testing/staff'
import { faultsOf } from '../expect-sound'
import { test } from '../journey'
import { type OwnSite, openOwnSite } from '../own-site'

test.slow()
test.use({
  launchOptions: { executablePath: findChromium(), args: mapFlags },
  viewport: { width: 1000, height: 700 },
})

let own: OwnSite
let geocoder: StandInGeocoder
test.beforeAll(async () => {
  geocoder = await openGeocoder()
  own = await openOwnSite({ GEOCODER: 'photon', GEOCODER_URL: geocoder.at('/api') })
})
test.afterAll(async () => {
  await own?.kill()
  geocoder?.close()
})

const latitudeOf = (page: Page) => page.getByLabel('Breedtegraad')
const longitudeOf = (page: Page) => page.getByLabel('Lengtegraad')
const numberIn = async (page: Page) =>
  Number((await latitudeOf(page).inputValue()).replace(',', '.'))

async function openProperty(page: Page) {
  await signInAs(page.context(), 'agent', { at: own })
  const facts = { street: 'Naamsestraat', houseNumber: '3', city: 'Leuven', zip: '3000' }
  const [id = 0] = await plantProperties([{ ...facts, latitude: 50.88, longitude: 4.7 }], own)
  await page.goto(own.address + officePath('property', { id }))
}

test.describe('without scripts', () => {
  test.use({ hasScripts: false })

  test('an address is found by name, and nothing that was typed is lost', async ({ page }) => {
    await openProperty(page)
    await expect(page.getByRole('button', { name: 'Punt op de kaart zetten' })).toBeHidden()
    await page.getByLabel('Referentie').fill('BK-GETYPT')
    await page.getByRole('button', { name: 'Zoek het adres' }).click()
    await expect(page.getByText('Gevonden: Naamsestraat 3, 3000 Leuven.')).toBeVisible()
    await expect(latitudeOf(page)).toHaveValue('50,8777')
    await expect(longitudeOf(page)).toHaveValue('4,7005')
    await expect(page.getByLabel('Referentie')).toHaveValue('BK-GETYPT')

    await page.getByRole('button', { name: 'Naamsestraat 3, 3360 Bierbeek' }).click()
    await expect(latitudeOf(page)).toHaveValue('50,8281')
    await expect(page.getByLabel('Referentie')).toHaveValue('BK-GETYPT')

    await page.getByLabel('Straat', { exact: true }).fill('Nergensstraat')
    await expect(async () => {
      await page.getByRole('button', { name: 'Zoek het adres' }).click()
      await expect(page.getByText('Dit adres is niet gevonden.')).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await expect(latitudeOf(page)).toHaveValue('50,8281')
    await page.getByRole('button', { name: 'Bewaren', exact: true }).last().click()
    await expect(page.getByRole('status').first()).toBeVisible()
    await expect(latitudeOf(page)).toHaveValue('50,8281')
  })
})

test('a place is set on the map, by drag, by click and by key, and typed fields move it', async ({
  page,
}) => {
  await openProperty(page)
  await page.getByRole('button', { name: 'Punt op de kaart zetten' }).click()
  const frame = page.frameLocator('iframe[title="Kaart om het punt te zetten"]')
  const mark = frame.getByRole('button', { name: /^Punt van het pand/ })
  await expect(mark).toBeVisible({ timeout: 60_000 })
  expect(await numberIn(page)).toBe(50.88)

  await mark.focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => numberIn(page)).toBeGreaterThan(50.88)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => numberIn(page)).toBeCloseTo(50.88, 4)

  const box = await mark.boundingBox()
  if (!box) throw new Error('the mark is nowhere')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 40, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => numberIn(page)).toBeLessThan(50.88)

  await latitudeOf(page).fill('50,5')
  await latitudeOf(page).blur()
  await frame.getByRole('button', { name: 'Zet het punt in het midden' }).click()
  await expect.poll(() => numberIn(page)).toBeCloseTo(50.5, 2)
  await page
    .locator('iframe[title^=Kaart]')
    .evaluate((each) => each.scrollIntoView({ block: 'center' }))
  // A map that still moves to its middle takes no click.
  await expect(async () => {
    await frame.locator('canvas').click({ position: { x: 500, y: 120 } })
    const moved = () => numberIn(page)
    await expect.poll(moved, { timeout: 5_000 }).not.toBeCloseTo(50.5, 4)
  }).toPass()

  expect(await faultsOf(page)).toEqual([])
  const set = await latitudeOf(page).inputValue()
  await page.getByRole('button', { name: 'Bewaren', exact: true }).last().click()
  await expect(page.getByRole('status').first()).toBeVisible()
  await expect(latitudeOf(page)).toHaveValue(set)
})
