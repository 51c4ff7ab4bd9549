import { expect, test } from '@playwright/test'

// Without a graphics card the map is drawn by software, which takes its time.
test.slow()
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
})

test('[7.03] nothing of the map is fetched before it is opened; then it shows the list', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/nl/te-koop/')
  await page.mouse.move(300, 300)
  const opener = page.getByRole('button', { name: 'Kaart tonen' })
  await expect(opener).toBeVisible()
  expect(fetched.filter((url) => /maplibre|draw-map|map-points|\/map$/.test(url))).toEqual([])

  await opener.click()
  const frame = page.frameLocator('iframe[title="Kaart van de resultaten"]')
  await expect(frame.locator('[data-state=ready]')).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => fetched.some((url) => url.includes('/nl/map-points/'))).toBe(true)
  expect(fetched.filter((url) => new URL(url).hostname !== 'localhost')).toEqual([])
})

test('a visitor draws an area with the keyboard and sees only what is inside', async ({ page }) => {
  await page.goto('/nl/te-koop/')
  await page.mouse.move(300, 300)
  await page.getByRole('button', { name: 'Kaart tonen' }).click()
  const frame = page.frameLocator('iframe[title="Kaart van de resultaten"]')
  await expect(frame.locator('[data-state=ready]')).toBeVisible({ timeout: 60_000 })
  await frame.getByRole('button', { name: 'Zoek in dit stuk van de kaart' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/area=/)
})
