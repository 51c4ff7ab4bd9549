import { type APIRequestContext, expect } from '@playwright/test'
import { test } from './journey'

/** The page that stands there: its heading, and the address it says it has. */
async function pageAt(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 })
  const html = await answer.text()
  const [, heading = ''] = html.match(/<h1[^>]*>(.*?)<\/h1>/s) ?? []
  const [, canonical = ''] =
    html.match(/<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/) ?? []
  return [answer.status(), canonical, heading.replace(/<[^>]*>/g, '').trim()]
}

const dutch = {
  '/nl/te-koop/': 'Te koop',
  '/nl/te-huur/': 'Te huur',
  '/nl/diensten/': 'Eén makelaar, de hele weg',
  '/nl/ik-zoek/': 'Ik zoek',
  '/nl/gratis-schatting/': 'Vertel ons over uw pand',
  '/nl/privacy-statement/': 'Privacyverklaring',
  '/nl/projecten/te-koop/': 'Projecten te koop',
  '/nl/projecten/te-huur/': 'Projecten te huur',
}
for (const [address, heading] of Object.entries(dutch)) {
  test(`[2.23] ${address} is the page “${heading}”`, async ({ request }) => {
    expect(await pageAt(request, address)).toEqual([200, address, heading])
  })
}

const others = {
  '/fr/a-vendre/': 'À vendre',
  '/en/for-sale/': 'For sale',
  '/fr/a-louer/': 'À louer',
  '/en/for-rent/': 'For rent',
}
for (const [address, heading] of Object.entries(others)) {
  test(`[2.32] ${address} is the page “${heading}”`, async ({ request }) => {
    expect(await pageAt(request, address)).toEqual([200, address, heading])
  })
}

const words = {
  contact: ['/nl/contact/', 'Kom langs, bel of schrijf ons'],
  vacatures: ['/nl/vacatures/', 'Bouw mee aan Baksteen'],
  realisaties: ['/nl/realisaties/', 'Realisaties'],
  disclaimer: ['/nl/disclaimer/', 'Disclaimer'],
  'cookie-policy': ['/nl/cookiebeleid/', 'Cookiebeleid'],
  buitenland: ['/nl/buitenland/', 'Buitenland'],
  handel: ['/nl/handel/', 'Handelspanden'],
  projecten: ['/nl/projecten/', 'Projecten'],
  nieuws: ['/nl/nieuws/', 'Goed om te weten'],
} as const
for (const [word, [address, heading]] of Object.entries(words)) {
  test(`[2.24] /${word}/ leads to the page “${heading}”`, async ({ request }) => {
    const moved = await request.get(`/${word}/`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([308, address])
    expect(await pageAt(request, address)).toEqual([200, address, heading])
  })
}

test('[2.08] /feedback/{form} leads to the page that thanks', async ({ request }) => {
  const address = '/nl/bedankt/site-contact'
  const moved = await request.get('/feedback/site-contact', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([308, address])
  expect(await pageAt(request, address)).toEqual([200, address, 'Bedankt'])
})

const services = {
  'ik-wil-verkopen': 'Ik wil verkopen',
  'ik-wil-kopen': 'Ik wil kopen',
  'ik-wil-verhuren': 'Ik wil verhuren',
  'ik-wil-huren': 'Ik wil huren',
}
for (const [slug, heading] of Object.entries(services)) {
  test(`[2.25] the service ${slug} stands below onze-diensten`, async ({ request }) => {
    const address = `/nl/onze-diensten/${slug}/`
    expect(await pageAt(request, address)).toEqual([200, address, heading])
    const moved = await request.get(`/services/${slug}/`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([308, address])
  })
}

const vacancies = {
  'vastgoedmakelaar-aarschot': 'Vastgoedmakelaar in Aarschot (m/v/x)',
  'medewerker-verhuur-leuven': 'Medewerker verhuur in Leuven (m/v/x)',
  'administratief-bediende-namen': 'Administratief bediende in Namen (m/v/x)',
}
for (const [slug, heading] of Object.entries(vacancies)) {
  test(`[2.26] the vacancy ${slug} stands below vacatures`, async ({ request }) => {
    const address = `/nl/vacatures/${slug}/`
    expect(await pageAt(request, address)).toEqual([200, address, heading])
    expect(await (await request.get('/nl/vacatures/')).text()).toContain(`href="${address}"`)
    const moved = await request.get(`/vacatures/${slug}/`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([308, address])
  })
}
