import { expect } from '@playwright/test'
import { providerFacts, providers } from '../../app/captcha/providers'
import { test } from '../journey'
import { recordOthers } from '../others'
import { type OwnSite, openOwnSite } from '../own-site'
import { wake } from '../wake'

const script = 'document.currentScript.previousElementSibling.textContent = "Bent u een mens?"'

for (const name of providers) {
  test.describe(name, () => {
    let site: OwnSite
    test.beforeAll(async () => {
      const settings = { CAPTCHA_SITE_KEY: 'key-of-the-site', CAPTCHA_SECRET: 'secret' }
      site = await openOwnSite({ CAPTCHA_PROVIDER: name, ...settings })
    })
    test.afterAll(() => site?.kill())

    test('[7.04] its script is loaded where a captcha stands, and nowhere else', async ({
      page,
    }) => {
      const others = await recordOthers(page, script)
      await page.goto(`${site.address}/nl/contact/`)
      await wake(page)
      await expect(page.getByText('Verstuur mijn bericht')).toBeVisible()
      expect([...others]).toEqual([])

      await page.goto(`${site.address}/nl/aanvraag/getuigenis/`)
      await wake(page)
      const captcha = page.locator('[data-sitekey=key-of-the-site]')
      await expect(captcha).toHaveClass(providerFacts[name].element)
      await expect(captcha).toHaveText('Bent u een mens?')
      await expect(page.getByAltText('Afbeelding met vijf tekens')).toHaveCount(0)
      expect([...others]).toEqual([new URL(providerFacts[name].script).hostname])
    })
  })
}

test('[7.04] without a provider the captcha is ours, and nobody else is asked', async ({
  page,
}) => {
  const others = await recordOthers(page)
  await page.goto('/nl/aanvraag/getuigenis/')
  await wake(page)
  await expect(page.getByAltText('Afbeelding met vijf tekens')).toBeVisible()
  expect([...others]).toEqual([])
})
