import { expect } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { signInAs } from '../testing/staff'
import { expectSound } from './expect-sound'
import { test } from './journey'

test.use({ viewport: { width: 390, height: 844 } })

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ hasScripts })

    test('an agent has four pages under the thumb and the rest behind "Meer"', async ({ page }) => {
      await signInAs(page.context(), 'agent')
      await page.goto(officePath('enquiries'))
      const bar = page.getByRole('navigation', { name: 'Snel naar' })
      await expect(bar.getByRole('link')).toHaveText([
        'Vandaag',
        'Agenda',
        'Panden',
        'Aanvragen',
        'Meer',
      ])
      await expect(bar.getByRole('link', { name: 'Aanvragen' })).toHaveAttribute(
        'aria-current',
        'page',
      )
      const menu = page.getByRole('navigation', { name: 'Kantoor', exact: true })
      await expect(menu).toBeHidden()
      await bar.getByRole('link', { name: 'Meer' }).click()
      await expect(menu).toBeVisible()
      await menu.getByRole('link', { name: 'Sluiten' }).click()
      await expect(menu).toBeHidden()
      await bar.getByRole('link', { name: 'Meer' }).click()
      await menu.getByRole('link', { name: 'Contacten' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacten')
      await expect(menu).toBeHidden()
      if (hasScripts) await expectSound(page)
    })
  })
}

test('a list is cards, and nothing is wider than the screen', async ({ page }) => {
  await signInAs(page.context(), 'manager')
  for (const name of ['contacts', 'enquiries', 'figures', 'staff'] as const) {
    await page.goto(officePath(name))
    const head = page.getByRole('columnheader').first()
    const row = page.getByRole('row').nth(1)
    await expect(row, name).toBeVisible()
    expect((await row.boundingBox())?.width, name).toBeLessThanOrEqual(390)
    expect((await head.boundingBox())?.width ?? 0, name).toBeLessThanOrEqual(390)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, name).toBeLessThanOrEqual(390)
  }
})

test('the office can be kept on the screen of a phone', async ({ page }) => {
  await signInAs(page.context(), 'agent')
  await page.goto(officePath('today'))
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(href ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({
    start_url: '/office/',
    scope: '/office/',
    display: 'standalone',
  })
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200)
})
