import { expect } from '@playwright/test'
import { proxyNames } from '../bootstrap/proxies.js'
import { askSite } from '../journeys/ask-site'
import { formJourneys } from '../journeys/form-journeys'
import { test } from '../journeys/journey'
import { openBehindProxy } from '../journeys/open-behind-proxy'
import { sendForm } from '../journeys/send-form'

for (const name of proxyNames) {
  test(`behind ${name} every form is thanked for, and nobody says for himself who he is`, async () => {
    const { site, page, close } = await openBehindProxy(name)
    const counted = new Set<string>()
    try {
      for (const journey of formJourneys) {
        await page.setExtraHTTPHeaders({
          'x-forwarded-for': `198.51.100.${formJourneys.indexOf(journey)}`,
        })
        await sendForm(page, journey, site, true)
        await expect(page.getByText(/Uw referentie is \d{4}-\d{5}/), journey.form).toBeVisible()
        // Somebody who sends more than five in ten minutes is asked for more.
        const kept = await askSite<{ key: string }>(site, 'delete from rate_limits returning key')
        for (const { key } of kept) if (key.startsWith('enquiry:')) counted.add(key)
      }
      expect(counted.size).toBe(1)
    } finally {
      await close()
    }
  })
}
