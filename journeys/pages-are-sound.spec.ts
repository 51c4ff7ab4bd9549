import { randomUUID } from 'node:crypto'
import { type APIResponse, expect, type Page, type Response } from '@playwright/test'
import { htmlComplaints } from '../testing/html-validity'
import { plantHomes } from '../testing/journey-homes'
import { house } from '../testing/journey-house'
import { plantBookedVisit } from '../testing/journey-visits'
import { faultsOf } from './expect-sound'
import { test } from './journey'
import { pageKinds, publicPages } from './page-kinds'

// The visits of the demo agency are over when its house is a few days old.
test.beforeAll(async () => {
  await plantBookedVisit()
})

/** Drawn by the same file from the same parts as another kind: valid, and looked at once. */
const alike = [
  ...['for-rent', 'commercial', 'abroad', 'realisations', 'projects-for-sale', 'disclaimer'],
  ...['projects-for-rent', 'cookie-policy', 'for-sale, as a map', 'for-rent-property', 'vacancy'],
  ...['commercial-property', 'abroad-property', 'enquiry, a testimonial', 'my-demand, forged'],
  ...['enquiry-about, a friend', 'enquiry-about, documents', 'thank-you, for a search'],
]

test('every page in the table of addresses is looked at here, or signs people in first', async () => {
  const kinds = await pageKinds(house, 'nl')
  const seen = new Set(kinds.map(({ kind }) => kind.split(',')[0]))
  expect(publicPages.filter((page) => !seen.has(page))).toEqual([])
})

for (const language of ['nl', 'fr'] as const) {
  test(`every kind of page is valid HTML: ${language}`, async ({ request }) => {
    for (const { kind, path } of await pageKinds(house, language)) {
      await test.step(kind, async () => expectValid(await request.get(path), path))
    }
  })
}

for (const batch of [0, 1, 2, 3]) {
  test(`everyone can use every kind of page, part ${batch + 1} of 4`, async ({ page }) => {
    await withoutPictures(page)
    const kinds = await pageKinds(house, batch % 2 ? 'fr' : 'nl')
    const looked = kinds.filter(({ kind }) => !alike.includes(kind))
    for (const { kind, path } of looked.filter((_, place) => place % 4 === batch)) {
      await test.step(kind, async () => {
        await page.setViewportSize({ width: batch < 2 ? 390 : 1280, height: 900 })
        await page.goto(path)
        await expectUsable(page, path)
      })
    }
  })
}

test('a home that left the site says so soundly', async ({ page }) => {
  const [id] = await plantHomes([{ status: 'withdrawn' }])
  const answer = await page.goto(`/fr/a-vendre/x/x/${id}/`)
  expect(answer?.status()).toBe(410)
  await expectValid(answer, 'gone')
  await expectUsable(page, 'gone')
})

test('a form that was sent empty is as sound as one that was not sent', async ({ page }) => {
  await withoutPictures(page)
  const sent = [
    ...['contact', 'contact-demand', 'enquiry-about, an offer', 'rental-file'],
    ...['appointment, of a home', 'login', 'forgotten-password'],
  ]
  const kinds = (await pageKinds(house, 'fr')).filter(({ kind }) => sent.includes(kind))
  expect(kinds).toHaveLength(sent.length)
  for (const { kind, path } of kinds) {
    await test.step(kind, async () => {
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': randomUUID() })
      await page.goto(path)
      const isSent = (each: Response) => each.request().method() === 'POST'
      const [answer] = await Promise.all([
        page.waitForResponse(isSent),
        page.waitForEvent('load'),
        sendAsItIs(page),
      ])
      expect(answer.status(), path).toBe(422)
      await expectValid(answer, path)
      await expectUsable(page, path)
    })
  }
})

/** Past the scripts of the page, so that it is the server that says what is wrong. */
function sendAsItIs(page: Page) {
  return page
    .locator('main form[method=post]')
    .first()
    .evaluate((form) => HTMLFormElement.prototype.submit.call(form))
}

async function withoutPictures(page: Page) {
  await page.route(/\/images\//, (route) => route.abort())
}

async function expectValid(answer: Response | APIResponse | null, path: string) {
  const html = (await answer?.text()) ?? ''
  expect.soft(await htmlComplaints(html), path).toEqual([])
  // Built on one machine, served on another: neither's folders are anyone's business.
  expect.soft(html.includes(process.cwd()), path).toBe(false)
}

async function expectUsable(page: Page, path: string) {
  expect.soft(await faultsOf(page), path).toEqual([])
  for (const width of [820, 1920, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(excess, `${path} at ${width} px`).toBeLessThanOrEqual(0)
  }
}
