import { expect } from '@playwright/test'
import { writeConsent } from '../app/consent/consent'
import { configure } from '../testing/configure'
import { test } from './journey'
import { carryTags, recordOthers } from './others'

const pageKinds = [
  '/nl/',
  '/nl/te-koop/',
  '/nl/diensten/',
  '/nl/nieuws/',
  '/nl/contact/',
  '/nl/kosten/',
  '/nl/cookiebeleid/',
  '/nl/bestaat-niet/',
]

test.use({ storageState: { cookies: [], origins: [] } })
test.describe.configure({ mode: 'serial' })
test.beforeAll(carryTags)
test.afterAll(() => configure('site_info', {}))

/** Decision 070: looking at a page before its time is not consent. */
test('[2.09] a preview asks nothing, and loads nothing of others whatever was agreed to', async ({
  request,
}) => {
  const receipt = '0b6c2f1e-7a0d-4c55-9a43-8f2f6f7f2a11'
  const cookie = `consent=${writeConsent({ version: 1, receipt, agreed: ['analytical', 'marketing'] })}`
  const read = async (path: string, headers = {}) => (await request.get(path, { headers })).text()
  const tag = 'googletagmanager.com/gtag'
  await expect.poll(() => read('/nl/diensten/', { cookie })).toContain(tag)
  expect(await read('/nl/diensten/')).toContain('id="cookies"')
  for (const path of ['/nl/preview/', '/nl/preview/diensten/', '/nl/diensten/preview/']) {
    for (const headers of [{}, { cookie }]) {
      const html = await read(path, headers)
      expect(html, path).toContain('<h1')
      expect(html, path).not.toContain('id="cookies"')
      expect(html, path).not.toContain(tag)
    }
  }
})

test('[7.05] before a choice, and after declining, nobody else hears of the visit', async ({
  page,
}) => {
  const others = await recordOthers(page)
  for (const path of pageKinds) await page.goto(path)
  expect([...others]).toEqual([])

  await page.goto('/nl/')
  await page.getByRole('button', { name: 'Alles weigeren' }).click()
  await expect(page.getByRole('region', { name: 'Mogen we een paar cookies' })).toBeHidden()
  for (const path of pageKinds) await page.goto(path)
  expect([...others]).toEqual([])
  await expect(page.getByRole('button', { name: 'Alles weigeren' })).toHaveCount(0)
})

const choices: [option: string, hosts: string[]][] = [
  ['Sociale media', ['connect.facebook.net']],
  ['Statistieken', ['www.googletagmanager.com']],
  ['Marketing', ['www.googletagmanager.com']],
  ['Niet ingedeeld', []],
]
test('[4.04, 9.12] of the five options the necessary one is locked', async ({ page }) => {
  await page.goto('/nl/diensten/')
  await page.getByText('Zelf kiezen').click()
  const boxes = page
    .getByRole('region', { name: 'Mogen we een paar cookies' })
    .getByRole('checkbox')
  await expect(boxes).toHaveCount(5)
  const necessary = boxes.and(page.getByLabel('Noodzakelijk', { exact: true }))
  await expect(necessary).toBeChecked()
  await expect(necessary).toBeDisabled()
  for (const [option] of choices) {
    const box = boxes.and(page.getByLabel(option, { exact: true }))
    await expect(box).not.toBeChecked()
    await expect(box).toBeEnabled()
  }
})

for (const [option, hosts] of choices) {
  test(`[9.12] agreeing to «${option}» alone loads exactly that`, async ({ page }) => {
    const others = await recordOthers(page)
    await page.goto('/nl/diensten/')
    await page.getByText('Zelf kiezen').click()
    await page.getByLabel(option, { exact: true }).check()
    await page.getByRole('button', { name: 'Mijn keuze bewaren' }).click()
    await expect(page.getByRole('button', { name: 'Alles weigeren' })).toHaveCount(0)
    await page.waitForLoadState()
    await expect.poll(() => [...others]).toEqual(hosts)
  })
}

test('[9.11, 4.04] the choice is kept with its flags, and a link at the bottom reopens it', async ({
  page,
}) => {
  await recordOthers(page)
  await page.goto('/fr/services/')
  await page.getByRole('button', { name: 'Tout accepter' }).click()
  await expect(page.getByRole('button', { name: 'Tout accepter' })).toHaveCount(0)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent')
  expect(decodeURIComponent(cookie?.value ?? '')).toContain('analytical')
  const told = () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []))
  await expect.poll(told).toContain('"analytics_storage":"granted"')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Paramètres des cookies' }).click()
  await expect(page.getByLabel('Statistiques', { exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Tout refuser' }).click()
  await expect(page.getByRole('button', { name: 'Tout refuser' })).toHaveCount(0)
})

test('[2.12] setcookies forgets the choice', async ({ page }) => {
  await page.goto('/nl/')
  await page.getByRole('button', { name: 'Alles weigeren' }).click()
  await expect(page.getByRole('button', { name: 'Alles weigeren' })).toBeHidden()
  await page.goto('/nl/te-koop/?setcookies&type=1')
  await expect(page).toHaveURL('/nl/te-koop/?type=1')
  await expect(page.getByRole('button', { name: 'Alles weigeren' })).toBeVisible()
})

test('[2.09] a preview asks nothing', async ({ page }) => {
  const answer = await page.goto('/nl/preview/')
  await expect(page.getByRole('button', { name: 'Alles weigeren' })).toHaveCount(0)
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })
  test('[1.08, 9.14] the question is a form that leads back to the page', async ({ page }) => {
    await page.goto('/nl/te-koop/?type=1')
    const question = page.getByRole('region', { name: 'Mogen we een paar cookies' })
    expect(await question.evaluate((each) => getComputedStyle(each).zIndex)).toBe('1300')
    const [no, yes] = [
      page.getByRole('button', { name: 'Alles weigeren' }),
      page.getByRole('button', { name: 'Alles aanvaarden' }),
    ]
    const look = (each: Element) => {
      const { width, height } = each.getBoundingClientRect()
      const { color, backgroundColor, fontSize } = getComputedStyle(each)
      return { width, height, color, backgroundColor, fontSize }
    }
    expect(await no.evaluate(look)).toEqual(await yes.evaluate(look))
    await no.click()
    await expect(page).toHaveURL('/nl/te-koop/?type=1')
    await expect(question).toHaveCount(0)
  })
})
