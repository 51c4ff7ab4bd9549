import { expect, type Page } from '@playwright/test'
import { configure } from '../testing/configure'
import { testAfresh as test } from './journey'
import { openUntil } from './open-until'
import { stopTheClock } from './stop-the-clock'

const title = { nl: 'Kijkdag op zaterdag' }
const leadsTo = '/nl/nieuws/'
const link = { to: 'page:news', label: { nl: 'Bekijk' } }
const everywhere = { isPublished: 'yes', delay: 8, pages: [], title, link }
const popup = (page: Page) => page.getByRole('dialog', { name: title.nl })

test.use({ storageState: { cookies: [], origins: [] } })
test.beforeAll(async ({ request }) => {
  await configure('popup', everywhere)
  await expect(async () => {
    const html = await (await request.get('/nl/')).text()
    expect(html).toMatch(/id="popup"[^>]* data-here="" data-delay="8"/)
  }).toPass()
})
test.beforeEach(({ page }) => stopTheClock(page))
test.afterAll(() => configure('popup', { isPublished: 'no' }))

/** A page that has it. */
const open = (page: Page, path: string) =>
  openUntil(page, path, () => expect(page.locator('#popup')).toBeAttached({ timeout: 500 }))

/** On a page without a form: one that leads to itself would count as the pop-up seen. */
async function answerCookies(page: Page) {
  await page.goto('/nl/diensten/')
  await page.getByRole('button', { name: 'Alles weigeren' }).click()
  await expect(page.getByRole('button', { name: 'Alles weigeren' })).toBeHidden()
}

test('[4.02] the first visit: it waits until the cookie question is answered', async ({ page }) => {
  await open(page, '/nl/')
  await page.clock.fastForward(20_000)
  await expect(page.getByRole('button', { name: 'Alles weigeren' })).toBeVisible()
  await expect(popup(page)).toBeHidden()
  await page.getByRole('button', { name: 'Alles weigeren' }).click()
  await expect(popup(page)).toBeVisible()
})

test('[4.02] it opens after its delay, not before', async ({ page }) => {
  await answerCookies(page)
  await open(page, '/nl/')
  await page.clock.fastForward(7_000)
  await expect(popup(page)).toBeHidden()
  await page.clock.fastForward(2_000)
  await expect(popup(page)).toBeVisible()
})

test('[4.02] on a phone the end of the page can still be read and pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await answerCookies(page)
  await open(page, '/nl/')
  await page.clock.fastForward(9_000)
  await expect(popup(page)).toBeVisible()
  // What comes near is laid out, and the end lies elsewhere then.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const last = await page.getByRole('link', { name: 'Cookie-instellingen' }).boundingBox()
    const card = await popup(page).boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0)
  }).toPass()
})

const closing = {
  'with Escape': (page: Page) => page.keyboard.press('Escape'),
  'with its button': (page: Page) => popup(page).getByRole('button').click(),
  'by following its link': async (page: Page) => {
    await popup(page).getByRole('link').click()
    await expect(page).toHaveURL(/nieuws/)
  },
}
for (const [how, close] of Object.entries(closing)) {
  test(`[4.03] closed ${how}, it stays closed for the session`, async ({ page, context }) => {
    await answerCookies(page)
    await open(page, '/nl/')
    await page.clock.fastForward(9_000)
    await expect(popup(page)).toBeVisible()
    await close(page)
    await expect(popup(page)).toBeHidden()
    await page.goto('/nl/diensten/')
    await page.clock.fastForward(20_000)
    await expect(popup(page)).toBeHidden()

    const another = await context.newPage()
    await stopTheClock(another)
    await open(another, '/nl/diensten/')
    await another.clock.fastForward(9_000)
    await expect(popup(another)).toBeVisible()
  })
}

test('[4.03] who followed its link to a page that is not meant for it has seen it', async ({
  page,
}) => {
  await configure('popup', { ...everywhere, pages: ['page:home'] })
  await answerCookies(page)
  await openUntil(page, '/nl/diensten/', () =>
    expect(page.locator('#popup:not([data-here])')).toBeAttached({ timeout: 500 }),
  )
  await open(page, '/nl/')
  await page.clock.fastForward(9_000)
  await popup(page).getByRole('link').click()
  await expect(page).toHaveURL(/nieuws/)
  await page.goto('/nl/')
  await page.clock.fastForward(20_000)
  await expect(popup(page)).toBeHidden()
  await configure('popup', everywhere)
})

const arrivals = {
  'where it leads': leadsTo,
  'with modal-clicked in the query': '/nl/?modal-clicked',
  'with modal-clicked anywhere': '/nl/#modal-clicked',
}
for (const [where, address] of Object.entries(arrivals)) {
  test(`[2.13, 4.03] a visitor ${where} has seen it, also on the next page`, async ({ page }) => {
    await answerCookies(page)
    await page.goto(address)
    await expect(page.locator('#popup')).toBeAttached()
    // Of a page with one the first form would decide, and hide what this is about.
    if (address === leadsTo) await expect(page.locator('main form')).toHaveCount(0)
    await page.clock.fastForward(20_000)
    await expect(popup(page)).toBeHidden()
    await page.goto('/nl/diensten/')
    await page.clock.fastForward(20_000)
    await expect(popup(page)).toBeHidden()
  })
}

/** On a page whose first form is sent to the page itself, and on one whose form leads elsewhere. */
test('[4.03] where the first form of the page leads to the page itself, it has been seen', async ({
  page,
}) => {
  const elsewhere = { to: 'https://partner.example/open/', label: { nl: 'Bekijk' } }
  await configure('popup', { ...everywhere, link: elsewhere })
  await answerCookies(page)
  await openUntil(page, '/nl/', () =>
    expect(page.locator('#popup a')).toHaveAttribute('href', elsewhere.to, { timeout: 500 }),
  )
  expect(await page.locator('main form').first().getAttribute('action')).not.toBe('/nl/')
  await page.clock.fastForward(9_000)
  await expect(popup(page)).toBeVisible()

  await page.goto('/nl/te-huur/')
  expect(await page.locator('main form').first().getAttribute('action')).toBe('/nl/te-huur/')
  await page.clock.fastForward(9_000)
  await expect(popup(page)).toBeHidden()
  await page.goto('/nl/')
  await page.clock.fastForward(9_000)
  await expect(popup(page)).toBeHidden()
  await configure('popup', everywhere)
})

test('[2.11] hidepopup keeps it away from that page only', async ({ page }) => {
  await answerCookies(page)
  await page.goto('/nl/?hidepopup')
  await page.clock.fastForward(20_000)
  await expect(popup(page)).toBeHidden()
  await open(page, '/nl/')
  await page.clock.fastForward(9_000)
  await expect(popup(page)).toBeVisible()
})

test('[4.02] without a delay it is there at once, also when it leads to the same path elsewhere', async ({
  page,
}) => {
  const elsewhere = { ...link, to: 'https://partner.example/nl/' }
  await configure('popup', { isPublished: 'yes', pages: [], title, link: elsewhere })
  await answerCookies(page)
  await openUntil(page, '/nl/', async () => {
    await page.clock.runFor(1)
    await expect(popup(page)).toBeVisible({ timeout: 500 })
  })
})
