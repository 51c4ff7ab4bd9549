import { expect } from '@playwright/test'
import { fullDetails, keptPictures, plantProperties } from '../testing/journey-properties'
import { pdfText } from '../testing/pdf-text'
import { expectValidPage } from './expect-valid-page'
import { test } from './journey'
import { wake } from './wake'
import { wholeHeight } from './whole-height'

const title = { nl: 'Huis met alles', fr: 'Maison avec tout', en: 'House with everything' }
const names = ['exterior-modern-01', 'interior-living-01', 'interior-kitchen-01']
const heverlee = { zip: '3001', city: 'Heverlee', latitude: 50.86123, longitude: 4.69321 }

/** Planted in the middle of one list and one zip area: similar properties find each other. */
async function plantFullProperty() {
  const pictures = await keptPictures(names)
  const [id] = await plantProperties([
    {
      ...heverlee,
      title,
      pictures,
      plans: pictures.slice(1, 2),
      details: fullDetails,
      street: 'Bosdreef',
      houseNumber: '14',
      energyPerformance: 78,
      energyLabel: 'a',
      documents: [
        {
          id: 1,
          file: 'documents/x',
          name: { nl: 'EPC-attest' },
          bytes: 1200,
          requiresApproval: false,
          hash: 'x',
          source: 'https://crm.example/x',
        },
      ],
      links: [{ url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', name: { nl: 'Rondleiding' } }],
    },
  ])
  return id ?? 0
}

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('[1.02, 2.04, 2.28] a visitor reads everything about a property', async ({ page }) => {
    const id = await plantFullProperty()
    await page.goto(`/property/${id}/`)
    await expect(page).toHaveURL(`/nl/te-koop/heverlee/huis-met-alles/${id}/`)
    const main = page.getByRole('main')
    await expect(main.getByText('Wg', { exact: true })).toBeVisible()
    for (const text of ['Bosdreef 14, 3001 Heverlee', '€ 300.000', 'Woongebied', 'P-score']) {
      await expect(main.getByText(text).first()).toBeVisible()
    }
    await expect(main.getByText('20220312-0002581147-RES-1')).toBeVisible()
    await expect(main.getByText('12-3-2032')).toBeVisible()
    await expect(main.getByText('Overstromingsgevoelig', { exact: true })).toBeVisible()
    await expect(main.getByText('Op aanvraag', { exact: true })).toBeVisible()
    await expect(main.getByRole('img', { name: /Vlaamse schaal/ })).toBeVisible()
    await expect(main.getByText('€ 1.842', { exact: true })).toBeVisible()
    await expect(main.getByRole('img', { name: 'Ligging van het pand: Bosdreef 14' })).toBeVisible()
    await main.getByText('Straatbeeld', { exact: true }).click()
    await expect(main.getByRole('link', { name: 'Bekijk de straat' })).toHaveAttribute(
      'href',
      /map_action=pano&viewpoint=50\.86123,4\.69321$/,
    )
    await expect(main.getByRole('link', { name: /EPC-attest/ })).toHaveAttribute(
      'href',
      /document=1/,
    )
    const picture = main.getByRole('link', { name: 'Foto 1' })
    const answer = await page.request.get((await picture.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toBe('image/webp')
  })
})

test('[1.02] pictures open full screen, with keys and a counter', async ({ page }) => {
  const id = await plantFullProperty()
  // A link waits four seconds for the page to wake: a busy machine is given more.
  await page.addInitScript(() => {
    const later = window.setTimeout
    window.setTimeout = ((work: () => void, wait = 0) =>
      later(work, wait < 4_000 ? wait : wait * 10)) as typeof setTimeout
  })
  await page.goto(`/fr/a-vendre/x/y/${id}/`)
  // The very first press of the visit: the page is still asleep.
  await page.getByRole('link', { name: 'Les 3 photos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Photos' })
  await expect(dialog).toBeVisible()
  // Three pictures, a plan and a film.
  await expect(dialog).toContainText('1 / 5')
  // While it still opens, it hears no key.
  await expect(async () => {
    if ((await dialog.textContent())?.includes('1 / 5')) await page.keyboard.press('ArrowRight')
    await expect(dialog).toContainText('2 / 5', { timeout: 2_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('[1.02] nothing of a third party is fetched before a click', async ({ page }) => {
  const id = await plantFullProperty()
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  await page.goto(`/nl/te-koop/x/y/${id}/`)
  await page.mouse.wheel(0, 6000)
  await wake(page)
  await expect(page.getByRole('link', { name: 'Bekijk de video' })).toBeVisible()
  expect([...hosts]).toEqual(['localhost'])

  await page.getByRole('link', { name: 'Bekijk de video' }).click()
  const frame = page.getByTitle('Rondleiding')
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//)
  await expect.poll(() => [...hosts]).toContain('www.youtube-nocookie.com')

  await page.getByText('Straatbeeld', { exact: true }).click()
  expect([...hosts]).not.toContain('www.google.com')
  await page.getByRole('link', { name: 'Bekijk de straat' }).click()
  const street = /^https:\/\/www\.google\.com\/maps\?layer=c&cbll=50\.86123,4\.69321/
  await expect(page.getByTitle('Straatbeeld')).toHaveAttribute('src', street)
})

test('[4.11, 8.03] sold and let say so and stay; removed is 410 with a way on; unknown is 404', async ({
  page,
}) => {
  const [sold = 0, gone = 0, like = 0, rented = 0] = await plantProperties([
    {
      ...heverlee,
      type: 3,
      types: [3],
      title,
      status: 'sold',
      list: 'realisations',
      priceCents: 45_670_000,
    },
    { ...heverlee, type: 3, types: [3], hiddenAt: new Date() },
    { ...heverlee, type: 3, types: [3], title: { nl: 'Studio als deze' } },
    { ...heverlee, title, status: 'rented', list: 'realisations', goal: 'rent', goalNumber: 1 },
  ])
  const answer = await page.goto(`/nl/realisaties/heverlee/huis-met-alles/${sold}/`)
  expect(answer?.status()).toBe(200)
  await expect(page.getByText('Dit pand is verkocht')).toBeVisible()
  expect(await answer?.text()).not.toMatch(/456[.\s]?700|45670000/)
  await expect(page.locator(`#property-${like}`)).toBeVisible()

  await page.goto(`/nl/realisaties/heverlee/huis-met-alles/${rented}/`)
  await expect(page.getByText('Dit pand is verhuurd')).toBeVisible()

  const removed = await page.goto(`/property/${gone}/`)
  expect(removed?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('niet meer op onze site')
  await expect(page.getByRole('link', { name: 'Panden te koop' })).toBeVisible()

  for (const id of ['0', '-1', 'abc', '99999999999', '1e3', '%00']) {
    const unknown = await page.request.get(`/nl/te-koop/x/y/${id}/`)
    expect([400, 404], id).toContain(unknown.status())
  }
  await page.goto('/nl/te-koop/x/y/99999999999/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/bestaat niet meer$/)
})

test('[8.09] a property without photos or documents says so', async ({ page }) => {
  const [id] = await plantProperties([{ ...heverlee, title }])
  await page.goto(`/en/for-sale/x/y/${id}/`)
  await expect(page.getByText('There are no photos of this property yet.')).toBeVisible()
  await expect(page.getByText('There are no documents for this property.')).toBeVisible()
})

test('the sheet is a PDF in the language of the page', async ({ page, request }) => {
  const id = await plantFullProperty()
  await page.goto(`/fr/a-vendre/x/y/${id}/`)
  const link = page.getByRole('link', { name: 'Fiche (pdf)' })
  const answer = await request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const text = pdfText(await answer.body())
  for (const words of [
    'Maison avec tout',
    '20220312-0002581147-RES-1',
    'P-score D',
    'Vg (Permis',
  ]) {
    expect(text).toContain(words)
  }
  const asked = await request.head(`/fr/fiche/${id}/`)
  expect(asked.headers().etag).toBe(answer.headers().etag)
  expect((await request.get('/nl/fiche/abc/')).status()).toBe(404)
})

test('the fullest home is told within 5,000 px at 1280, and nothing is lost', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const id of [2138, 2210, 2286, await plantFullProperty()]) {
    await page.goto(`/nl/te-koop/x/y/${id}/`)
    expect(await page.evaluate(wholeHeight), `${id}`).toBeLessThanOrEqual(5000)
  }
  const main = page.getByRole('main')
  await expect(main.getByText('Staat van het dak')).toBeHidden()
  await main.getByText(/^Nog \d+ kenmerken$/).click()
  for (const name of [
    'Staat van het dak',
    'Gevelbreedte',
    'Toiletten',
    'Oriëntatie van de achtergevel',
  ])
    await expect(main.getByText(name, { exact: true })).toBeVisible()
  for (const name of ['Slaapkamers', 'Bouwjaar', 'Vraagprijs', 'Boeket'])
    expect(await main.getByText(name, { exact: true }).count(), name).toBeLessThanOrEqual(1)
})

test('of an annuity the two sums stand on top', async ({ page }) => {
  const id = await plantFullProperty()
  await page.goto(`/nl/te-koop/x/y/${id}/`)
  const head = page.getByRole('main').locator('header').first()
  await expect(head).toContainText('€ 90.000 boeket + € 850 per maand')
  await expect(head).not.toContainText('€ 300.000')
})

test('the next free hours lead to the booking page, where the hour is chosen', async ({ page }) => {
  const id = await plantFullProperty()
  await page.goto(`/nl/te-koop/x/y/${id}/`)
  const card = page.getByRole('complementary', { name: 'Contact over dit pand' })
  const hours = card.getByRole('listitem').getByRole('link')
  await expect(hours).toHaveCount(4)
  const hour = /\d\d:\d\d/.exec((await hours.first().textContent()) ?? '')?.[0] ?? 'none'
  await hours.first().click()
  await expect(page.getByRole('radio', { name: hour })).toBeChecked()
})

test('on a phone the picture comes first, with the way back on it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const id = await plantFullProperty()
  await page.goto(`/nl/te-koop/x/y/${id}/`)
  const picture = await page.getByRole('link', { name: 'Foto 1' }).boundingBox()
  expect(picture?.y).toBeLessThanOrEqual(65)
  const back = await page.getByRole('link', { name: 'Resultaten' }).first().boundingBox()
  expect(back?.y).toBeGreaterThan(picture?.y ?? 0)
  expect(back?.width).toBeGreaterThanOrEqual(44)
  await page.getByRole('navigation', { name: 'Op deze pagina' }).getByText('Juridisch').click()
  await expect(page.getByRole('heading', { name: 'Stedenbouw en juridisch' })).toBeInViewport()
})

for (const width of [390, 1280]) {
  test(`the page of a property is sound and accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const id = await plantFullProperty()
    await expectValidPage(page, `/nl/te-koop/x/y/${id}/`)
  })
}
