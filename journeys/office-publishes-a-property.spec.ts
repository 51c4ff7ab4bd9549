import { readdirSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { pathTo } from '../app/language/path-to'
import { officePath } from '../app/office/office-pages'
import { mapPointsPath } from '../app/search/search-paths'
import { site } from '../testing/journey-site'
import { signInAs } from '../testing/staff'
import { askSite } from './ask-site'
import { expectSound } from './expect-sound'
import { test } from './journey'
import { openUntil } from './open-until'
import { plantSeekers } from './own-demands'

const photos = readdirSync('seed/pictures')
  .filter((name) => /^(exterior|interior|living|kitchen).*\.webp$/.test(name))
  .slice(0, 10)
  .map((name) => `seed/pictures/${name}`)

const picturesOf = `select jsonb_path_query_array(pictures, '$[*].id') as ids from properties where id = $1`

async function isSound(page: Page) {
  await expectSound(page)
}

async function press(target: Locator, key = 'Enter') {
  await target.focus()
  await target.page().keyboard.press(key)
}

async function type(target: Locator, text: string) {
  await target.focus()
  await target.page().keyboard.press('ControlOrMeta+a')
  await target.page().keyboard.type(text)
}

async function locationsIn(page: Page) {
  const read = async (path: string) => (await page.request.get(path)).text()
  const found = (xml: string) => [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url)
  const files = found(await read('/sitemap.xml')).map((url) => new URL(url).pathname)
  return (await Promise.all(files.map(async (file) => found(await read(file))))).flat()
}

/** The least, and then the rest, typed into the forms; answers the id. */
async function fillIn(page: Page, title: string): Promise<number> {
  await press(page.getByRole('link', { name: 'Nieuw pand' }))
  await type(page.getByLabel('Postcode'), '9000')
  await type(page.getByLabel('Gemeente'), 'Gent')
  await isSound(page)
  await press(page.getByRole('button', { name: 'Aanmaken en invullen' }))
  await expect(page.getByRole('status').first()).toContainText('Het pand is aangemaakt')
  const at = (path: string) => page.locator(`[id="${path}"]`)
  await type(at('texts.title.nl'), title)
  await type(at('texts.title.fr'), `${title} FR`)
  await at('texts.description.nl').focus()
  await expect(page.locator('[contenteditable="true"][id="texts.description.nl"]')).toBeFocused()
  await page.keyboard.type('Licht en ruim.')
  await type(at('address.street'), 'Korenmarkt')
  await press(at('address.publishAddress'), 'Space')
  await type(at('address.latitude'), '51,0545')
  await type(at('address.longitude'), '3,7220')
  await type(at('finances.priceCents'), '485.000')
  await type(at('energy.energyPerformance'), '180')
  await press(page.getByRole('button', { name: 'Bewaren', exact: true }).last())
  await expect(page.getByRole('status').first()).toContainText('Bewaard')
  await expect(at('finances.priceCents')).toHaveValue('485000')
  await expect(at('energy.energyLabel')).toHaveValue('b')
  await expect(page.getByText('P-score (overstromingskans van het perceel)')).toBeVisible()
  return Number(/properties\/(\d+)\//.exec(page.url())?.[1])
}

/** Ten at once, and the third of them to the front; whether the page is awake by then does not matter. */
async function addPictures(page: Page) {
  await press(page.getByRole('link', { name: 'Foto’s (0)' }))
  await page.getByLabel('Kies één of meer bestanden').setInputFiles(photos)
  await press(page.getByRole('button', { name: 'Uploaden' }))
  await expect(page.getByRole('status').first()).toContainText('Toegevoegd', { timeout: 60_000 })
  await expect(page.getByRole('listitem').filter({ hasText: /^Foto \d/ })).toHaveCount(10)
  await press(page.getByRole('button', { name: 'Als omslag gebruiken Foto 3' }))
  const isMoved = page.getByText(/Nu op plaats 1 van 10|Verplaatst/)
  await expect(isMoved.first()).toBeAttached()
  await press(page.getByRole('button', { name: 'Volgorde en teksten bewaren' }))
  await expect(page.getByRole('status').first()).toContainText('Bewaard')
  await isSound(page)
}

test('by keyboard alone an agent publishes a property with ten pictures, and everybody finds it', async ({
  page,
}) => {
  const title = `Herenhuis ${Date.now().toString(36)}`
  const email = `seeker@${Date.now().toString(36)}.example`
  await plantSeekers(site, [email])
  await signInAs(page.context(), 'agent')
  await page.goto(officePath('properties'))
  const id = await fillIn(page, title)
  await addPictures(page)
  const [row] = await askSite<{ ids: number[] }>(site, picturesOf, [id])
  expect(row?.ids).toEqual([3, 1, 2, 4, 5, 6, 7, 8, 9, 10])

  await press(page.getByRole('link', { name: 'Gegevens' }))
  const opened = page.waitForEvent('popup')
  await press(page.getByRole('link', { name: 'Bekijken: Nederlands' }))
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(title)
  const stranger = await page.context().browser()?.newContext()
  const { origin, pathname } = new URL(preview.url())
  for (const path of [pathname, pathname.replace('/preview', '')]) {
    expect((await stranger?.request.get(origin + path))?.status(), path).toBe(404)
  }
  await preview.close()
  await press(page.getByRole('button', { name: 'Publiceren' }))
  await press(page.getByRole('button', { name: 'Ja, publiceren' }))
  await expect(page.getByRole('status').first()).toContainText('Het pand staat op de site')

  await openUntil(page, '/nl/te-koop/?city=Gent|9000', () =>
    expect(page.getByRole('link', { name: new RegExp(title) }).first()).toBeVisible({
      timeout: 500,
    }),
  )
  const points = `${mapPointsPath('nl')}?path=${pathTo('for-sale', 'nl')}&city=Gent|9000`
  await expect.poll(async () => (await page.request.get(points)).text()).toContain(`${id}`)
  await expect
    .poll(async () => (await locationsIn(page)).some((url) => url.endsWith(`/${id}/`)))
    .toBe(true)
  const letters = () =>
    askSite<{ text: string }>(site, 'select text from mails where recipient = $1', [email])
  // Another journey may have changed a price in this town.
  const told = async () => (await letters()).map(({ text }) => text).join()
  await expect.poll(told, { timeout: 30_000 }).toContain(title)
})
