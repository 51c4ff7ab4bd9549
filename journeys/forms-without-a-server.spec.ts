import { expect } from '@playwright/test'
import { fillPerson } from './fill-person'
import { test } from './journey'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('awake', () => document.documentElement.setAttribute('data-awake', '')),
  )
})

test('[8.08] a server that does not answer takes nothing that was typed', async ({ page }) => {
  await page.goto('/nl/contact/')
  await fillPerson(page, 'nora@example.be')
  await page.getByLabel('Uw bericht').fill('Is de zolder ingericht?')
  await page.waitForTimeout(2_600)
  await expect(page.locator('html[data-awake]')).toBeAttached()

  await page.context().route('**/*', (route) => route.abort('internetdisconnected'))
  const send = page.getByRole('button', { name: 'Verstuur mijn bericht' })
  await send.click()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('We konden onze server niet bereiken')
  await expect(notice).toBeFocused()
  await expect(notice.getByRole('link', { name: /\d{2}/ })).toHaveAttribute('href', /^tel:\+32/)
  await expect(page.getByLabel('Uw bericht')).toHaveValue('Is de zolder ingericht?')
  await expect(page.getByLabel('Mevrouw')).toBeChecked()

  await page.context().unroute('**/*')
  await send.click()
  await expect(page).toHaveURL(/\/nl\/bedankt\/site-contact/)
})

test('a large file shows how much of it has been sent', async ({ page }) => {
  await page.goto('/nl/aanvraag/solliciteren/')
  await page.getByLabel('Voornaam').fill('Nora')
  await expect(page.locator('html[data-awake]')).toBeAttached()
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 2_000_000,
  })
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const bar = document.querySelector('progress')
      if (bar && bar.value !== seen.at(-1)) seen.push(bar.value)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  const buffer = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(4_000_000, ' ')])
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
  await expect(page.getByText('cv.pdf wordt verstuurd')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /cv\.pdf/ })).toBeChecked()
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  expect(seen[0]).toBe(0)
  expect(seen).toEqual([...seen].sort((one, other) => one - other))
  expect(seen.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(2)
})
