import { type APIRequestContext, expect } from '@playwright/test'
import { test } from './journey'

const read = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  return answer.text()
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)

function alternatesOf(html: string) {
  const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)
  return Object.fromEntries([...links].map(([, language = '', href = '']) => [language, href]))
}

test('the sitemaps lead to pages that are their own canonical and name each other', async ({
  request,
}) => {
  expect(await read(request, '/robots.txt')).toMatch(/Disallow: \/office\/[\s\S]*Sitemap: http/)
  const files = locations(await read(request, '/sitemap.xml'))
  expect(files.length).toBeGreaterThanOrEqual(3)

  const seen = new Set<string>()
  for (const file of files) {
    const pages = locations(await read(request, file ?? ''))
    expect(pages.length, file).toBeGreaterThan(0)
    const step = Math.max(1, Math.floor(pages.length / 4))
    for (const page of pages.filter((_, at) => at % step === 0)) seen.add(page ?? '')
  }
  for (const address of seen) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.status(), address).toBe(200)
    const html = await answer.text()
    expect(html, address).toContain(`<link rel="canonical" href="${address}"`)
    for (const [language, href] of Object.entries(alternatesOf(html))) {
      const other = alternatesOf(await read(request, href ?? ''))
      const mine = address.split('/')[3] ?? ''
      expect(other[mine], `${address} in ${language}`).toBe(address)
    }
  }
})

test('the news is a feed in every language', async ({ request }) => {
  const news = await (await request.get('/fr/actualites/')).text()
  expect(news).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]+rss\.xml"/)
  const answer = await request.get('/fr/actualites/rss.xml')
  expect(answer.headers()['content-type']).toContain('application/rss+xml')
  const feed = await answer.text()
  expect(feed).toContain('<language>fr-be</language>')
  const [, link = ''] = feed.match(/<item>.*?<link>([^<]+)/) ?? []
  expect((await request.get(link, { maxRedirects: 0 })).status()).toBe(200)
  expect((await request.get('/de/neuigkeiten/rss.xml')).status()).toBe(404)
})

test('the home page says who the agency is', async ({ page }) => {
  await page.goto('/nl/')
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const agent = facts
    .map((fact) => JSON.parse(fact))
    .find((fact) => fact['@type'] === 'RealEstateAgent')
  expect(agent).toMatchObject({ name: 'Baksteen', address: { addressCountry: 'BE' } })
  expect(agent.telephone).toMatch(/^\+32/)
})
