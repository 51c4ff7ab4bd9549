import { expect } from '@playwright/test'
import { test } from './journey'
import { wake } from './wake'
import { wholeHeight } from './whole-height'

const project = 302

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ hasScripts })

    test('[1.03, 2.05, 2.17, 2.29, 2.30] a visitor sorts the price list and opens a unit', async ({
      page,
    }) => {
      await page.goto(`/project/?id=${project}`)
      await expect(page).toHaveURL(new RegExp(`^.*/nl/projecten/kessel-lo/[a-z-]+/${project}/$`))
      const rows = page.locator('#price-list tbody tr')
      await expect(rows).toHaveCount(14)
      await page.getByRole('columnheader', { name: 'Prijs' }).getByRole('link').click()
      await expect(page).toHaveURL(/sort=price/)
      // The address changes first, and then the list.
      await expect(async () => {
        const prices = (await rows.locator('td:nth-last-child(2)').allTextContents())
          .map((text) => Number(text.replace(/[^\d]/g, '')))
          .filter((euros) => euros > 0)
        expect(prices.length).toBeGreaterThan(3)
        expect(prices).toEqual(prices.toSorted((one, other) => one - other))
      }).toPass()
      await page.getByRole('link', { name: 'Vrij', exact: true }).click()
      await expect(rows).toHaveCount(8)
      await expect(page).toHaveURL(/sort=price&free=yes/)
      // The whole row is its link.
      await rows.first().click({ position: { x: 300, y: 20 } })
      await expect(page).toHaveURL(/\/nl\/projecten\/[a-z-]+\/[a-z-]+\/302\/[a-z0-9-]+\/\d+\/$/)
      await page.getByRole('link', { name: /^Deel van/ }).click()
      await expect(page.getByRole('heading', { name: 'Prijslijst' })).toBeVisible()
    })
  })
}

for (const width of [390, 820, 1280, 1920]) {
  test(`at ${width} px its page is as high before the end is laid out as after`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/fr/projets/x/y/${project}/`)
    const reserved = await page.evaluate(() => document.documentElement.scrollHeight)
    const whole = await page.evaluate(wholeHeight)
    expect(Math.abs(whole - reserved)).toBeLessThanOrEqual(width < 960 ? 64 : 0)
  })
}

for (const width of [820, 1280, 1920]) {
  test(`at ${width} px its picture goes from edge to edge, and leads to all of them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/fr/projets/x/y/${project}/`)
    const visual = page.locator('article > div').first()
    const pictures = visual.locator('a:has(img)').filter({ visible: true })
    await expect(pictures).toHaveCount(1)
    expect(await pictures.locator('img').boundingBox()).toMatchObject({ x: 0, width })
    await wake(page)
    await page.getByRole('link', { name: 'Les 3 photos' }).click()
    await expect(page.getByRole('dialog', { name: 'Photos' })).toContainText('1 / 3')
  })
}

test('a visitor reads how far the building site is, and what the contract settles', async ({
  page,
}) => {
  await page.goto(`/fr/projets/x/y/${project}/`)
  const line = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Calendrier du chantier' }),
  })
  await expect(line.getByRole('listitem')).toHaveCount(5)
  await expect(line.locator('[aria-current=step]')).toContainText('Gros œuvre')
  await expect(line.locator('[aria-current=step]')).toContainText('en cours depuis')
  await expect(line.getByRole('listitem').last()).toContainText('prévision')
  await expect(line).toContainText('le contrat fixe le délai')

  await page.goto('/nl/projecten/x/y/301/')
  await expect(page.getByRole('heading', { name: 'Planning van de werf' })).toBeVisible()
  await expect(page.locator('[aria-current=step]')).toHaveCount(0)
})

test('[4.12] a project that is sold out says so, and shows how it was sold', async ({ page }) => {
  await page.goto('/project/301/')
  await expect(page.getByText('Dit project is uitverkocht')).toBeVisible()
  await expect(page.getByRole('img', { name: /^8 verkocht/ })).toBeVisible()
})

test('[8.03] a project that does not exist is not found', async ({ request }) => {
  for (const address of ['/project/?id=999999', '/project/abc/', '/nl/projecten/x/y/0/']) {
    expect((await request.get(address)).status(), address).toBe(404)
  }
})
