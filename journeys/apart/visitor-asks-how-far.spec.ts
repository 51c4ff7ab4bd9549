import { expect, type Page } from '@playwright/test'
import { plantProperties } from '../../testing/journey-properties'
import { openRouter, type StandInRouter } from '../../testing/map/router'
import { expectSound } from '../expect-sound'
import { test } from '../journey'
import { type OwnSite, openOwnSite } from '../own-site'
import { wake } from '../wake'

test.slow()

let own: OwnSite
let router: StandInRouter
let property: string
let hidden: string
test.beforeAll(async () => {
  router = await openRouter()
  own = await openOwnSite({ ROUTER: 'valhalla', ROUTER_URL: router.at('/valhalla') })
  const spot = { latitude: 50.9012, longitude: 4.7512 }
  const [shown, secret] = await plantProperties([spot, { ...spot, publishAddress: false }], own)
  property = `${own.address}/property/${shown}/`
  hidden = `${own.address}/property/${secret}/`
})
test.afterAll(async () => {
  await own?.kill()
  router?.close()
})

const summary = 'Hoe ver is het voor mij?'
const partOf = (page: Page) => page.locator('details', { hasText: summary })

async function ask(page: Page, place: string) {
  await partOf(page).getByLabel('Gemeente', { exact: true }).fill(place)
  await partOf(page).getByRole('button', { name: 'Bereken' }).click()
}

test('a visitor keeps three places, and every property tells how far they are', async ({
  page,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto(property)
  await wake(page)
  await partOf(page).locator('summary').click()
  await ask(page, 'Leuven')
  const rows = partOf(page).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText(
    /Leuven.*vogelvlucht.*te voet.*met de fiets.*met de auto/,
  )
  await expect(partOf(page)).not.toContainText('ongeveer')
  await ask(page, 'Nergenshuizen')
  await expect(rows.nth(1)).toContainText('Deze plaats kennen we niet')
  await rows.nth(1).getByRole('button', { name: 'Nergenshuizen weglaten' }).click()
  // Who types on does not wait for a slow answer.
  const slowly = Promise.withResolvers<void>()
  await page.route('**/*place=Aarschot*', async (route) => {
    await slowly.promise
    await route.continue()
  })
  await ask(page, 'Aarschot')
  await ask(page, 'Brussel')
  slowly.resolve()
  await expect(rows).toHaveCount(3)
  await expect(partOf(page).getByRole('button', { name: 'Bereken' })).toBeDisabled()
  await expectSound(page)

  router.asked.length = 0
  await page.goto(hidden)
  await wake(page)
  expect(router.asked).toEqual([])
  await partOf(page).locator('summary').click()
  await expect(rows).toHaveCount(3)
  await expect(partOf(page)).toContainText('Gemeten vanuit het midden van de cirkel')
  for (const { spots } of router.asked) {
    expect(spots[0]).not.toEqual({ lat: 50.9012, lon: 4.7512 })
  }
  expect([...hosts]).toEqual([new URL(own.address).host])
})

/** The half of a wide screen that the questions leave free. */
async function expectMapBeside(page: Page) {
  const map = page.locator('main img[src^="/map/places/wide_"]')
  await expect(map).toHaveJSProperty('complete', true)
  expect(await map.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
  const [field, box] = await Promise.all([
    page.getByLabel('Vanwaar').boundingBox(),
    map.boundingBox(),
  ])
  if (!field || !box) throw new Error('nothing is seen')
  expect(box.x).toBeGreaterThan(field.x + field.width)
  expect(box.width).toBeGreaterThan(500)
  expect(await page.locator('main svg circle').count()).toBeGreaterThan(3)
}

test('a visitor searches by travel time, and keeps the area as an alert', async ({ page }) => {
  await page.goto(`${own.address}/nl/te-koop/?price-max=900000`)
  await wake(page)
  await page.getByRole('button', { name: 'Gemeente' }).first().click()
  await page.getByRole('link', { name: 'Zoek op reistijd' }).click()
  await expect(page.getByRole('heading', { name: 'Zoek op reistijd' })).toBeVisible()
  await expectMapBeside(page)
  await page.getByLabel('Vanwaar').fill('Leuven')
  await page.getByLabel('Hoe', { exact: true }).selectOption('Met de fiets')
  await page.getByLabel('Hoogstens').selectOption('35 minuten')
  await page.getByRole('button', { name: 'Toon de panden' }).click()
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?area=.*price-max=900000/)
  await expect(page.getByRole('link', { name: /Gebied op de kaart/ })).toBeVisible()
  expect(router.asked.some(({ path }) => path.endsWith('/isochrone'))).toBe(true)
  const area = new URL(page.url()).searchParams.get('area')
  await page
    .getByRole('link', { name: 'Hou me op de hoogte' })
    .locator('visible=true')
    .first()
    .click()
  await expect(page).toHaveURL(/\/nl\/ik-zoek\//)
  expect(new URL(page.url()).searchParams.get('area')).toBe(area)
})

test.describe('without scripts', () => {
  test.use({ hasScripts: false })

  test('the form leads to a page that answers', async ({ page }) => {
    await page.goto(property)
    await partOf(page).locator('summary').click()
    await ask(page, 'Leuven')
    await expect(page).toHaveURL(/\/nl\/reistijd\/\?property=\d+&place=Leuven/)
    await expect(page.getByRole('listitem').filter({ hasText: 'met de auto' })).toContainText(
      'Leuven',
    )
    await expect(page.locator('main svg circle')).toHaveCount(1)
    await page.getByLabel('Plaats 2').fill('Brussel')
    await page.getByRole('button', { name: 'Bereken' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'met de auto' })).toHaveCount(2)
    await expect(page.getByLabel('Plaats 1')).toHaveValue('Leuven')
  })

  test('a place that nobody knows is told, and what was typed stays', async ({ page }) => {
    const answer = await page.goto(`${own.address}/nl/reistijd/?from=Nergenshuizen&minutes=45`)
    expect(answer?.status()).toBe(422)
    await expect(page.getByRole('alert')).toContainText('Deze plaats kennen we niet')
    await expect(page.getByLabel('Vanwaar')).toHaveValue('Nergenshuizen')
    await expect(page.getByLabel('Hoogstens')).toHaveValue('45')
  })
})
