import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { type Refusable, writeConsent } from '../app/consent/consent'
import { site } from '../testing/journey-site'
import { askSite } from './ask-site'
import { formJourneys } from './form-journeys'
import { test } from './journey'
import { sendForm } from './send-form'

const campaign = 'utm_source=nieuwsbrief&gclid=abc'
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('campaign'))

async function arrive(page: Page, agreed: Refusable[]) {
  const receipt = randomUUID()
  const value = writeConsent({ version: 1, receipt, agreed })
  await page.context().addCookies([{ name: 'consent', value, url: site.address }])
  await page.goto(`/nl/?${campaign}`)
}

for (const agreed of ['analytical', 'marketing'] as const) {
  test(`[7.08] who agreed to ${agreed} keeps the campaign from page to page, and with a question`, async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': randomUUID() })
    await arrive(page, [agreed])
    await expect.poll(() => kept(page)).toBe(campaign)
    await page.goto('/nl/diensten/')
    await expect(page).toHaveURL(`/nl/diensten/?${campaign}`)
    const [question] = formJourneys
    if (question) await sendForm(page, question, site, true)
    const [asked] = await askSite<{ source: object }>(
      site,
      'select source from enquiries order by received_at desc limit 1',
    )
    expect(asked?.source).toEqual({ utm_source: 'nieuwsbrief', gclid: 'abc' })
  })
}

test('[7.08] without that consent it stays on the address it came with, and is stored nowhere', async ({
  page,
}) => {
  for (const agreed of [[], ['social']] as const) {
    await arrive(page, [...agreed])
    const link = page.locator('footer a[href^="/nl/"]').first()
    await expect(link).toBeAttached()
    expect(await kept(page)).toBeNull()
    expect(
      await page
        .context()
        .cookies()
        .then((all) => JSON.stringify(all)),
    ).not.toContain('utm_')
    await page.goto('/nl/diensten/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await kept(page)).toBeNull()
    await expect(page).toHaveURL('/nl/diensten/')
  }
})
