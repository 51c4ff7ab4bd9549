import { expect } from '@playwright/test'
import { configure } from '../testing/configure'
import { test } from './journey'

const title = { nl: 'Kijkdag op zaterdag' }
const link = { to: 'page:for-sale', label: { nl: 'Bekijk' } }

test.use({ storageState: { cookies: [], origins: [] } })
test.beforeAll(() => configure('popup', { isPublished: 'yes', delay: 8, title, link }))
test.afterAll(() => configure('popup', { isPublished: 'no' }))

/** The pop-up never covers the cookie question, so that one is answered first. */
test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.goto('/nl/contact/')
  await page.getByRole('button', { name: 'Alles weigeren' }).click()
  await expect(page.getByRole('button', { name: 'Alles weigeren' })).toBeHidden()
})

const popup = title.nl

test('[4.02, 4.03] after its delay it opens, closed it stays closed for the session', async ({
  page,
}) => {
  await page.goto('/nl/')
  await page.clock.fastForward(7_000)
  await expect(page.getByRole('dialog', { name: popup })).toBeHidden()
  await page.clock.fastForward(2_000)
  await expect(page.getByRole('dialog', { name: popup })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: popup })).toBeHidden()
  await page.goto('/nl/diensten/')
  await page.clock.fastForward(20_000)
  await expect(page.getByRole('dialog', { name: popup })).toBeHidden()
})

test('[4.03] following its link closes it for good', async ({ page }) => {
  await page.goto('/nl/')
  await page.clock.fastForward(9_000)
  await page.getByRole('dialog', { name: popup }).getByRole('link').click()
  await expect(page).toHaveURL(/te-koop/)
  await page.clock.fastForward(20_000)
  await expect(page.getByRole('dialog', { name: popup })).toBeHidden()
})

for (const query of ['hidepopup', 'modal-clicked']) {
  test(`[2.11, 2.13] ${query} keeps it away`, async ({ page }) => {
    await page.goto(`/nl/?${query}`)
    await page.clock.fastForward(20_000)
    await expect(page.getByRole('dialog', { name: popup })).toBeHidden()
  })
}
