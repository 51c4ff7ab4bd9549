import { expect, type Page } from '@playwright/test'
import { propertyDetails } from '../app/properties/stored/property-details'
import { plantProperties } from '../testing/journey-properties'
import { test } from './journey'
import { openUntil } from './open-until'

const rent = { goal: 'rent', goalNumber: 1, zip: '8900', city: 'Ieper' } as const
const costs = { renterCharges: 4_000, inventoryCost: 30_000 }
const details = propertyDetails.parse({ costs })
const shop = { ...rent, type: 6, list: 'commercial' } as const
const wishes = {
  business: { ...shop, goalNumber: 2, priceCents: 5_500_000 },
  office: { ...shop, priceCents: 120_000, details },
  garage: { ...rent, type: 7, list: 'for-rent', priceCents: 9_000, details },
  flat: { ...rent, type: 2, list: 'for-rent', priceCents: 95_000, details },
} as const

/** Opens its page; answers its id and the offer that search engines read there. */
async function open(page: Page, language: 'nl' | 'fr', kind: keyof typeof wishes) {
  const zip = `8${['business', 'office', 'garage', 'flat'].indexOf(kind) + 6}00`
  const [id = 0] = await plantProperties([{ ...wishes[kind], zip }])
  await page.goto(`/${language}/${language === 'nl' ? 'te-huur' : 'a-louer'}/x/y/${id}/`)
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return { id, offer: facts.map((each) => JSON.parse(each).offers).find(Boolean) }
}

const words = {
  nl: {
    month: /per maand|maand huur/i,
    homeDeposit: /huurwaarborg|richtinkomen|plaatsbeschrijving/i,
    business: ['€ 55.000 voor de overname'],
    office: ['Huurprijs per maand€ 1.200', 'Waarborgvolgens de huurovereenkomst', '€ 1.240'],
    garage: ['Huurprijs per maand€ 90', 'Samen per maand€ 130'],
    start: [
      'Eerste maand huur€ 950',
      'Huurlasten€ 40',
      'Uw aandeel in de plaatsbeschrijving€ 150',
      'Huurwaarborg, 3 maanden',
      '€ 2.850',
    ],
    flat: ['€ 950 per maand', 'Huurwaarborg, 3 maanden huur€ 2.850', 'Richtinkomen'],
    tenant: 'Stel u kandidaat als huurder',
  },
  fr: {
    month: /par mois|mensuel|mois de loyer/i,
    homeDeposit: /garantie locative|revenu indicatif|état des lieux/i,
    business: ['€ 55.000 pour la reprise'],
    office: ['Loyer mensuel€ 1.200', 'Garantieselon le contrat de bail', '€ 1.240'],
    garage: ['Loyer mensuel€ 90', 'Total par mois€ 130'],
    start: [
      'Premier mois de loyer€ 950',
      'Charges locatives€ 40',
      'Votre part de l’état des lieux€ 150',
      'Garantie locative, 3 mois',
      '€ 2.850',
    ],
    flat: ['€ 950 par mois', 'Garantie locative, 3 mois de loyer€ 2.850', 'Revenu indicatif'],
    tenant: 'Posez votre candidature',
  },
}

for (const language of ['nl', 'fr'] as const) {
  const say = words[language]

  test(`[5.16] a business is taken over for one sum, in ${language}`, async ({ page }) => {
    const { offer } = await open(page, language, 'business')
    const main = page.getByRole('main')
    for (const text of say.business) await expect(main).toContainText(text)
    await expect(main).not.toContainText(say.month)
    await expect(main).not.toContainText(say.homeDeposit)
    await expect(main.getByRole('link', { name: say.tenant })).toHaveCount(0)
    expect(offer).toMatchObject({ price: 55_000, priceCurrency: 'EUR' })
    expect(offer.businessFunction).toMatch(/Sell$/)
  })

  test(`[5.16] the deposit of an office is set by its lease, in ${language}`, async ({ page }) => {
    const { offer } = await open(page, language, 'office')
    expect(offer.priceSpecification).toMatchObject({ price: 1_200, unitCode: 'MON' })
    const section = page.locator('section[aria-labelledby="costs"]')
    for (const text of say.office) await expect(section).toContainText(text)
    await expect(section).not.toContainText(say.homeDeposit)
    await page.getByRole('link', { name: say.tenant }).click()
    const panel = page.getByRole('main').locator('.side')
    for (const text of say.office) await expect(panel).toContainText(text)
    await expect(panel).not.toContainText(say.homeDeposit)
  })

  test(`[5.16] a garage has no deposit of a property, in ${language}`, async ({ page }) => {
    await open(page, language, 'garage')
    const section = page.locator('section[aria-labelledby="costs"]')
    for (const text of say.garage) await expect(section).toContainText(text)
    await expect(section).not.toContainText(say.homeDeposit)
  })

  test(`[9.20] a property has the deposit of the law, in ${language}`, async ({ page }) => {
    await open(page, language, 'flat')
    const main = page.getByRole('main')
    for (const text of say.flat) await expect(main).toContainText(text)
    await main.getByRole('link', { name: say.tenant }).click()
    for (const text of say.start) await expect(main.locator('.side')).toContainText(text)
  })
}

test('[5.16] nobody applies as the tenant of a business that is taken over', async ({ page }) => {
  const { id } = await open(page, 'nl', 'business')
  const application = await page.goto(`/nl/aanvraag/huren/${id}/`)
  expect(application?.status()).toBe(404)
  await page.goto(`/nl/aanvraag/meer-info/${id}/`)
  await expect(page.getByRole('main')).toContainText('€ 55.000 voor de overname')
})

const quickly = { timeout: 500 }

test('[5.16] a card says what its price is for', async ({ page }) => {
  const prices = page.locator('[data-property] p:has(+ h3)')
  await openUntil(page, '/nl/handel/', async () => {
    await expect(prices.filter({ hasText: 'voor de overname' }).first()).toBeVisible(quickly)
    await expect(prices.filter({ hasText: 'per maand' }).first()).toBeVisible(quickly)
  })
})
