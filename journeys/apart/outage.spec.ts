import { expect } from '@playwright/test'
import { test } from '../journey'
import { openSiteOnCable } from '../own-site'

let site: Awaited<ReturnType<typeof openSiteOnCable>>

test.beforeAll(async () => {
  site = await openSiteOnCable()
})
test.afterAll(() => site?.kill())

test('[8.02] without the database, pages we have are shown and others say when to come back', async ({
  page,
  request,
}) => {
  const { address: origin, database } = site
  expect((await request.get(`${origin}/nl/te-koop/`)).status()).toBe(200)
  database.cut()

  await expect.poll(async () => (await request.get(`${origin}/healthz`)).status()).toBe(503)
  expect((await request.get(`${origin}/nl/te-koop/`)).status()).toBe(200)

  const answer = await page.goto(`${origin}/fr/a-vendre/?type=3`)
  expect(answer?.status()).toBe(503)
  expect(answer?.headers()['retry-after']).toBe('30')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nous revenons dans un instant')
  await expect(page.getByRole('link', { name: /\d\d \d\d/ })).toHaveAttribute('href', /^tel:\+32/)
  const font = await page.getByRole('heading').evaluate((each) => getComputedStyle(each).fontFamily)
  expect(font).toContain('Fraunces')
  await page.screenshot({ path: 'test-results/outage.png' })

  database.mend()
  await expect
    .poll(async () => (await request.get(`${origin}/fr/a-vendre/?type=3`)).status())
    .toBe(200)
})
