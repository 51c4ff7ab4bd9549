import { request as client, expect } from '@playwright/test'
import { test } from '../journey'
import { openOwnSite } from '../own-site'
import { get, send, tricks } from '../raw-request'

const publicOrigin = 'https://www.agency.example'

/** As a proxy that ends TLS passes a form on: its own line to us is plain http. */
const passedOn = (origin: string) => ({
  host: new URL(publicOrigin).host,
  'x-forwarded-proto': 'https',
  origin,
})

test('behind TLS the forms of our own pages are read, and those of other sites are not', async () => {
  const site = await openOwnSite({ SITE_ORIGIN: publicOrigin })
  const request = await client.newContext({ baseURL: site.address })
  try {
    const post = (path: string, origin: string) =>
      request.post(path, { form: { email: 'nora@example.be' }, headers: passedOn(origin) })
    for (const path of ['/nl/contact/', '/nl/login/', '/fr/estimation-gratuite/']) {
      const ours = await post(path, publicOrigin)
      expect(ours.status(), path).toBe(422)
      expect(await ours.text(), path).toContain('value="nora@example.be"')
      for (const other of ['https://evil.example', 'http://www.agency.example', 'null']) {
        expect((await post(path, other)).status(), `${path} from ${other}`).toBe(400)
      }
    }
    for (const trick of tricks) {
      const { status } = await send(site.address, get(trick))
      expect(status, trick.slice(0, 80)).toBeLessThan(500)
    }
    const data = await post('/nl/contact/_.data', publicOrigin)
    expect(data.status()).toBe(422)
    const page = await request.get('/nl/contact/', { headers: passedOn(publicOrigin) })
    expect(page.headers()['strict-transport-security']).toContain('max-age=')
    expect(await page.text()).toContain(`<link rel="canonical" href="${publicOrigin}/nl/contact/"`)
  } finally {
    await request.dispose()
    await site.kill()
  }
})
