import { expect } from '@playwright/test'
import { test } from './journey'

test('[2.35, 3.13] the services page is drawn from its modules', async ({ page }) => {
  await page.goto('/nl/diensten/')
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'Wat wij voor u doen',
    'Ons team',
    'Veelgestelde vragen',
  ])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('[1.11] selling, buying, letting, renting, a valuation and vacancies are a click away', async ({
  page,
}) => {
  await page.goto('/nl/diensten/')
  const services = page.getByRole('main')
  for (const name of ['verkopen', 'kopen', 'verhuren', 'huren']) {
    const link = services.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', `/nl/onze-diensten/ik-wil-${name}/`)
    expect((await page.request.get(`/nl/onze-diensten/ik-wil-${name}/`)).status()).toBe(200)
  }
  await expect(services.getByRole('link', { name: 'schatting' })).toHaveAttribute(
    'href',
    '/nl/gratis-schatting/',
  )
  await page.goto('/nl/vacatures/')
  const places = page.locator('a[href^="/nl/vacatures/"]:not([href="/nl/vacatures/"])')
  await expect(places).toHaveCount(3)
  const days = await page
    .locator('main time')
    .evaluateAll((all) => all.map((each) => each.getAttribute('datetime') ?? ''))
  expect(days).toEqual(days.toSorted().reverse())
  await places.first().click()
  await expect(page).toHaveURL('/nl/vacatures/administratief-bediende-namen/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('[9.18] a module shows four at a glance; the others are one click away, without scripts', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/nl/diensten/')
  const team = page.getByRole('region', { name: 'Ons team' })
  await expect(team.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveCount(4)
  await team.getByText('Nog 2 collega’s').click()
  await expect(team.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveCount(6)
  const questions = page.getByRole('region', { name: 'Veelgestelde vragen' })
  await questions.getByText('Wat kost een schatting?').click()
  await expect(questions.getByRole('link', { name: 'Vraag ze hier aan' })).toHaveAttribute(
    'href',
    '/nl/gratis-schatting/',
  )
  await page.close()
})

test('[2.36] every page has its own words for search engines, per language', async ({
  request,
}) => {
  const html = await (await request.get('/fr/services/')).text()
  for (const tag of [
    /<title>[^<]+<\/title>/,
    /<meta name="description" content="[^"]{50,}"/,
    /<meta property="og:title" content="[^"]+"/,
    /<meta property="og:type" content="website"/,
    /<meta property="og:url" content="[^"]+\/fr\/services\/"/,
    /<meta property="og:image" content="https?:[^"]+"/,
    /<meta property="og:description" content="[^"]+"/,
    /<meta name="twitter:title" content="[^"]+"/,
    /<meta name="twitter:description" content="[^"]+"/,
    /<meta name="twitter:image" content="https?:[^"]+"/,
  ])
    expect(html).toMatch(tag)
})

test('[2.36, 2.40, 4.01] redirects, drafts and breadcrumbs', async ({ request, page }) => {
  const away = await request.get('/nl/deontologie/', { maxRedirects: 0 })
  expect([away.status(), away.headers().location]).toEqual([302, 'https://www.biv.be/'])
  expect((await request.get('/nl/kantoor-eupen/')).status()).toBe(404)

  await page.goto('/nl/privacy-statement/')
  const way = page.getByRole('navigation', { name: 'U bent hier' })
  await expect(way.getByRole('listitem')).toHaveText(['Home', 'Privacyverklaring'])
  await page.goto('/nl/diensten/')
  await expect(page.getByRole('navigation', { name: 'U bent hier' })).toHaveCount(0)
})

test('an article stands under its page, and tells so', async ({ page, request }) => {
  await page.goto('/nl/onze-diensten/ik-wil-verkopen/')
  const crumbs = page.getByRole('navigation', { name: 'U bent hier' })
  await expect(crumbs.getByRole('link', { name: 'Diensten' })).toHaveAttribute(
    'href',
    '/nl/diensten/',
  )
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining('BreadcrumbList')]),
  )
  const wrong = await request.get('/fr/nos-services/ik-wil-verkopen/', { maxRedirects: 0 })
  expect([wrong.status(), wrong.headers().location]).toEqual([
    308,
    '/fr/nos-services/je-veux-vendre/',
  ])
  expect((await request.get('/nl/onze-diensten/ik-wil-dansen/')).status()).toBe(404)
})

test('the news is dated and comes in pages', async ({ page, request }) => {
  await page.goto('/nl/nieuws/')
  const dates = await page
    .locator('main time')
    .evaluateAll((all) => all.map((each) => (each as HTMLTimeElement).dateTime))
  expect(dates).toHaveLength(6)
  expect(dates).toEqual(dates.toSorted().reverse())
  await page.getByRole('link', { name: 'Oudere berichten' }).click()
  await expect(page.getByText('Pagina 2 van 2')).toBeVisible()
  for (const wrong of ['9', '0', '-1', '1.5', 'x'])
    expect((await request.get(`/nl/nieuws/?page=${wrong}`)).status(), wrong).toBe(404)
})

const gone = {
  nl: 'Oeps, deze pagina bestaat niet meer',
  fr: 'Oups, cette page n’existe plus',
  en: 'Oops, this page no longer exists',
}
for (const [language, title] of Object.entries(gone)) {
  test(`[2.10, 8.04] a page that is gone says so in ${language}, with a search and a way home`, async ({
    page,
  }) => {
    const answer = await page.goto(`/${language}/nowhere/at/all/`)
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const form = page.getByRole('search')
    await expect(form.getByRole('link')).toHaveAttribute('href', `/${language}/`)
    await form.getByRole('searchbox').fill('zonder naam')
    await form.getByRole('button').click()
    await expect(page).toHaveURL(/text=zonder/)
  })
}
