import { expect } from '@playwright/test'
import { configure } from '../testing/configure'
import { plantProperties } from '../testing/journey-properties'
import { test } from './journey'

const french = { name: /Français/ }

test('[2.21] switching keeps the page, what was asked of it, and the place on it', async ({
  page,
}) => {
  await page.goto('/nl/nieuws/?page=2')
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  const part = await page.evaluate(
    () => scrollY / (document.documentElement.scrollHeight - innerHeight),
  )
  await page.locator('[data-top-bar]').getByRole('link', french).dispatchEvent('click')
  await expect(page).toHaveURL('/fr/actualites/?page=2')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect
    .poll(() =>
      page.evaluate(() => scrollY / (document.documentElement.scrollHeight - innerHeight)),
    )
    .toBeCloseTo(part, 1)
})

test.describe('without scripts', () => {
  test.use({ hasScripts: false })
  test('[2.21] the languages are links to the same page, filters included', async ({ page }) => {
    await page.goto('/nl/te-koop/?type=1')
    await page.locator('[data-top-bar]').getByRole('link', french).click()
    await expect(page).toHaveURL('/fr/a-vendre/?type=1')
  })
})

for (const [address, other] of [
  ['/nl/huurdossier/onleesbaar/', '/fr/dossier-de-location/onleesbaar/'],
  ['/nl/mailkeuze/onleesbaar/', '/fr/choix-e-mail/onleesbaar/'],
] as const) {
  test(`[2.21] a link that opens nothing says so in the other language too: ${address}`, async ({
    page,
  }) => {
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page.locator('h1')).toHaveText('Deze link is niet meer geldig')
    await page.locator('[data-top-bar]').getByRole('link', french).click()
    await expect(page).toHaveURL(other)
    await expect(page.locator('h1')).toHaveText('Ce lien n’est plus valable')
  })
}

test('[2.20, 4.09] an address in a language switches to it, and it is remembered', async ({
  page,
  context,
}) => {
  await page.goto('/fr/services/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lng'))).toBe('fr')
  const remembered = async () =>
    (await context.cookies()).find(({ name }) => name === 'language')?.value
  await expect.poll(remembered).toBe('fr')
  await page.goto('/')
  await expect(page).toHaveURL('/fr/')
})

test('[4.09] ?lng, the cookie, local storage, session storage, the browser: the first of them decides', async ({
  page,
  context,
}) => {
  const remember = async (cookie: string | null, local: string | null, session: string | null) => {
    await page.evaluate(
      (kept) => {
        for (const [store, language] of [
          [localStorage, kept.local],
          [sessionStorage, kept.session],
        ] as const) {
          if (language) store.setItem('lng', language)
          else store.removeItem('lng')
        }
      },
      { local, session },
    )
    await context.clearCookies({ name: 'language' })
    const url = new URL(page.url()).origin
    if (cookie) await context.addCookies([{ name: 'language', value: cookie, url }])
  }
  await page.goto('/nl/')
  await remember('en', 'en', 'en')
  await page.goto('/for-sale/?lng=fr')
  await expect(page).toHaveURL('/fr/a-vendre/')

  await remember('nl', 'en', 'fr')
  await page.goto('/for-sale/')
  await expect(page).toHaveURL('/nl/te-koop/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lng'))).toBe('nl')

  await remember(null, 'en', 'fr')
  await page.goto('/for-sale/')
  await expect(page).toHaveURL('/en/for-sale/')

  await remember(null, null, 'fr')
  await page.goto('/')
  await expect(page).toHaveURL('/fr/')

  await remember(null, null, null)
  await page.goto('/')
  await expect(page).toHaveURL('/nl/')
})

test('a language that the site does not speak is remembered for nothing', async ({
  page,
  context,
}) => {
  await page.goto('/fr/')
  await page.evaluate(() => localStorage.setItem('lng', 'de'))
  await context.clearCookies({ name: 'language' })
  await page.goto('/')
  await expect(page).toHaveURL('/nl/')
})

test.describe('German', () => {
  const list = (de: boolean) => [
    { code: 'nl', use: true },
    { code: 'fr', use: true },
    { code: 'en', use: true },
    { code: 'de', use: de },
  ]
  test.afterAll(() => configure('language', { list: list(false) }))

  test('[3.15] one flag turns it on, without a restart', async ({ page }) => {
    expect((await page.goto('/de/leistungen/'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/bestaat niet meer/)
    await configure('language', { list: list(true), flags: true })
    await expect(async () => {
      expect((await page.goto('/de/leistungen/'))?.status()).toBe(200)
    }).toPass()
    await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toContainText('Leistungen')
    await expect(page.locator('[data-top-bar] [data-flag]')).toHaveCount(4)
  })
})

test('[2.10] [2.21] what is not there, gone or refused can be left in another language', async ({
  page,
}) => {
  const [gone] = await plantProperties([{ status: 'withdrawn' }])
  const places = {
    '/nl/bestaat-niet/': [404, '/fr/'],
    [`/nl/te-koop/x/y/${gone}/`]: [410, '/fr/a-vendre/'],
    '/nl/%E0/': [400, '/fr/'],
  } as const
  for (const [address, [status, end]] of Object.entries(places)) {
    expect((await page.goto(address))?.status(), address).toBe(status)
    const switcher = page.getByRole('navigation', { name: 'Taal' })
    await expect(switcher.getByRole('link', french)).toHaveAttribute('href', end)
    await switcher.getByRole('link', french).click()
    await expect(page).toHaveURL(end)
  }
})
