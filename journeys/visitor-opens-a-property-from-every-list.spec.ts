import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { pathTo } from '../app/language/path-to'
import type { PropertyList } from '../app/properties/property-lists'
import { keptPictures, plantProperties } from '../testing/journey-properties'
import { pdfText } from '../testing/pdf-text'
import { test } from './journey'

test.describe.configure({ mode: 'parallel' })

const photos = { nl: /^Alle \d+ foto/, fr: /^Les \d+ photos/, en: /^All \d+ photos/ }
type Spoken = keyof typeof photos

const lists = {
  'for-sale': {},
  'for-rent': { goal: 'rent', priceCents: 120_000 },
  commercial: { type: 6 },
  abroad: { countryId: 33, zip: '06000', city: 'Nice', latitude: 43.7, longitude: 7.26 },
  realisations: { status: 'sold' },
} as const
type List = keyof typeof lists

/** The newest of its list, with all there is to look at. */
async function plantOnePerList(): Promise<Record<List, number>> {
  const pictures = await keptPictures(['exterior-modern-01', 'interior-living-01'])
  const names = Object.keys(lists) as List[]
  const document = {
    id: 1,
    file: 'documents/x',
    name: { nl: 'EPC', fr: 'PEB', en: 'EPC' },
    bytes: 1200,
    requiresApproval: false,
    hash: 'x',
    source: 'https://crm.example/x',
  }
  const ids = await plantProperties(
    names.map((list) => ({
      list: list satisfies PropertyList,
      pictures,
      documents: [document],
      latitude: 50.88,
      longitude: 4.7,
      publishedAt: new Date(),
      ...lists[list],
    })),
  )
  return Object.fromEntries(names.map((list, at) => [list, ids[at] ?? 0])) as Record<List, number>
}

async function looksAtPictures(page: Page, language: Spoken) {
  await page.waitForLoadState()
  await page.mouse.move(200, 300)
  await expect(page.locator('html[data-awake]')).toBeAttached()
  await page.getByRole('link', { name: photos[language] }).click()
  const dialog = page.getByRole('dialog', { name: /^(Foto’s|Photos)$/ })
  await expect(dialog).toContainText(/1 \/ \d+/)
  // While it still opens, it hears no key.
  await expect(async () => {
    if (/1 \/ \d+/.test((await dialog.textContent()) ?? '')) await page.keyboard.press('ArrowRight')
    await expect(dialog).toContainText(/2 \/ \d+/, { timeout: 2_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

async function looksAtDocuments(page: Page) {
  const here = page.url()
  await page.locator('#documents a').first().click()
  await expect(page).toHaveURL(/document=\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(here)
}

async function printsSheet(page: Page, request: APIRequestContext, reference: string) {
  const sheet = page.locator('a[type="application/pdf"]')
  const answer = await request.get((await sheet.getAttribute('href')) ?? '')
  const pdf = await answer.body()
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdfText(pdf)).toContain(reference)
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('awake', () => document.documentElement.setAttribute('data-awake', '')),
  )
})

for (const language of ['nl', 'fr', 'en'] as const) {
  test(`[1.01, 1.02, 2.04, 2.28] a visitor opens a property from every list, in ${language}`, async ({
    page,
    request,
  }) => {
    test.slow()
    const ids = await plantOnePerList()
    for (const list of Object.keys(lists) as List[]) {
      const id = ids[list]
      const link = page.locator(`#property-${id} a`).first()
      // What was planted is on the site within a second, not at once.
      await expect(async () => {
        await page.goto(pathTo(list, language))
        await expect(link).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await link.click()
      await expect(page).toHaveURL(new RegExp(`${pathTo(list, language)}.*/${id}/$`))
      await looksAtPictures(page, language)
      await looksAtDocuments(page)
      await printsSheet(page, request, `JH-${id}`)
    }
  })

  test(`[1.03, 2.05] a visitor opens a project and one of its properties, in ${language}`, async ({
    page,
    request,
  }) => {
    test.slow()
    await page.goto(pathTo('projects', language))
    await page.locator('main a[href$="/302/"]').first().click()
    await expect(page).toHaveURL(new RegExp(`${pathTo('projects', language)}.+/\\d+/$`))
    await looksAtPictures(page, language)
    await page.locator('#price-list tbody a').first().click()
    await expect(page).toHaveURL(/\/\d+\/[^/]+\/\d+\/$/)
    await expect(page.locator('#price-list')).toHaveCount(0)
    const [reference = ''] =
      ((await page.getByRole('main').textContent()) ?? '').match(/\bBK-[\w-]+/) ?? []
    await printsSheet(page, request, reference)
  })
}
