import { expect } from '@playwright/test'
import { configure } from '../testing/configure'
import { filmed } from './filmed'
import { testAfresh as test } from './journey'
import { banner, header, propertyWith } from './property-with'
import { stopTheClock } from './stop-the-clock'
import { wake } from './wake'

test.afterAll(() => configure('header', header))

test('[2.33] the home page holds properties, articles, figures and two blocks of others', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).host))
  await page.goto('/nl/')
  const properties = page.getByRole('region', { name: 'Net op de markt' })
  await expect(properties.getByRole('article')).toHaveCount(4)
  await expect(page.getByRole('region', { name: 'Waar kunnen we u mee helpen?' })).toContainText(
    'Ik wil verkopen',
  )
  await expect(page.getByRole('region', { name: 'Baksteen in cijfers' }).locator('dd')).toHaveCount(
    4,
  )
  await expect(page.getByRole('link', { name: 'Speel de film af' })).toHaveAttribute(
    'href',
    /youtube\.com/,
  )
  await expect(page.getByRole('link', { name: 'Toon de beoordelingen' })).toBeVisible()
  // Nothing of others before a click.
  await wake(page)
  expect(new Set(asked).size).toBe(1)
})

test('[3.11] the home page shows the homes of the list that its number in the tree names', async ({
  page,
}) => {
  await page.goto('/nl/')
  const homes = page.getByRole('region', { name: 'Net op de markt' })
  await expect(homes.locator('a[href="/nl/te-koop/"]')).toBeVisible()
  await expect(homes.locator('article a[href^="/nl/te-koop/"]')).not.toHaveCount(0)
  await expect(homes.locator('article a:not([href^="/nl/te-koop/"])')).toHaveCount(0)
})

test('[3.14] a slide is its picture, small and large, its words and where it leads', async ({
  page,
}) => {
  await page.goto('/nl/')
  const slide = page.locator('[data-slide]').first()
  await expect(slide.getByRole('link', { name: 'Thuiskomen bij valavond' })).toHaveAttribute(
    'href',
    '/nl/te-koop/',
  )
  const picture = slide.getByRole('img', {
    name: 'Moderne woning bij valavond met verlichte ramen',
  })
  const small = (await picture.getAttribute('src')) ?? ''
  const [large = ''] = (await picture.getAttribute('srcset'))?.split(/, ?/).at(-1)?.split(' ') ?? []
  expect(small).toMatch(/^\/images\/.+\?width=720$/)
  expect(large).toBe(small.replace('720', '1920'))
  for (const address of [small, large]) {
    const answer = await page.request.get(address)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp'])
  }
})

test('a block of another company is loaded by a click', async ({ page }) => {
  await page.route(/youtube/, (route) =>
    route.fulfill({ body: '<p>Film</p>', contentType: 'text/html' }),
  )
  await page.goto('/nl/')
  await wake(page)
  await page.getByRole('link', { name: 'Speel de film af' }).click()
  await expect(
    page.frameLocator('iframe[title="Een dag bij Baksteen"]').getByText('Film'),
  ).toBeVisible()
})

test('[2.43, 9.10] the gallery cross-fades by itself, loops and can be paused', async ({
  page,
}) => {
  await stopTheClock(page)
  await propertyWith(page, { banner: { type: 'gallery', seconds: 3 } }, async () => {
    await expect(banner(page)).toHaveAttribute('data-banner', '3', { timeout: 500 })
  })
  const slides = page.locator('[data-slide]')
  const current = () =>
    slides.evaluateAll((all) => all.findIndex((slide) => slide.hasAttribute('data-current')))
  const count = await slides.count()
  expect(count).toBe(4)
  await expect(slides.first()).toHaveCSS('transition-duration', '0.5s, 0.5s')
  const pause = page.getByRole('button', { name: 'Beelden pauzeren' })
  await expect(pause).toBeVisible()
  for (const next of [1, 2, 3, 0]) {
    await page.clock.runFor(3_000)
    expect(await current()).toBe(next)
  }

  await pause.click()
  const play = page.getByRole('button', { name: 'Beelden afspelen' })
  await expect(play).toBeVisible()
  await page.clock.runFor(30_000)
  expect(await current()).toBe(0)
  await play.click()
  await expect(pause).toBeVisible()
  await page.clock.runFor(3_000)
  expect(await current()).toBe(1)
})

test('[9.10] whoever prefers less motion gets a still picture', async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await stopTheClock(page)
  await page.goto('/nl/')
  await expect(page.getByRole('button', { name: 'Beelden afspelen' })).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(page.locator('[data-slide]').first()).toHaveAttribute('data-current')
  await page.close()
})

for (const [type, address] of [
  ['properties', /\/nl\/te-koop\/.+\/\d+\/$/],
  ['projects', /\/nl\/projecten\/.+\/\d+\/$/],
] as const) {
  test(`[2.43, 2.05] a banner of ${type} links to their pages`, async ({ page }) => {
    await propertyWith(page, { banner: { type } }, async () => {
      await expect(banner(page)).toHaveAttribute('data-type', type, { timeout: 500 })
    })
    const link = page.locator('[data-slide][data-current] a')
    await expect(link).toHaveAttribute('href', address)
    await link.click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('[2.43] a film of our own plays over its picture, without sound, and can be paused', async ({
  page,
  browser,
}) => {
  await page.goto('/nl/')
  const video = await filmed(page)
  await propertyWith(page, { banner: { type: 'video', video } }, async () => {
    await expect(page.locator('video')).toHaveAttribute('src', video, { timeout: 500 })
  })
  const film = page.locator('video')
  await expect(film).toBeVisible()
  await expect(film).toHaveJSProperty('muted', true)
  await expect(film).toHaveJSProperty('paused', false)
  await page.getByRole('button', { name: 'Beelden pauzeren' }).click()
  await expect(film).toHaveJSProperty('paused', true)

  const calm = await browser.newPage({ reducedMotion: 'reduce' })
  const asked: string[] = []
  calm.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await calm.goto('/nl/')
  const play = calm.getByRole('button', { name: 'Beelden afspelen' })
  await expect(play).toBeVisible()
  await expect(calm.locator('[data-banner] img')).toBeVisible()
  await expect(calm.locator('video')).toBeHidden()
  expect(asked).not.toContain(video)
  await play.click()
  await expect(calm.locator('video')).toBeVisible()
  expect(asked).toContain(video)
  await calm.close()
})

test('[2.43] one picture, or no banner at all', async ({ page }) => {
  await propertyWith(page, { banner: { type: 'image' } }, async () => {
    await expect(page.locator('[data-slide]')).toHaveCount(1, { timeout: 500 })
  })
  await expect(page.getByRole('button', { name: /Beelden/ })).toHaveCount(0)

  await propertyWith(page, { banner: { type: 'none' } }, async () => {
    await expect(banner(page)).toHaveCount(0, { timeout: 500 })
  })
  await expect(page.locator('[data-over]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
