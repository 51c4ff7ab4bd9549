import { type APIRequestContext, expect } from '@playwright/test'
import { site } from '../testing/journey-site'
import { test } from './journey'
import { findAt } from './pages/found'

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

async function factsAt(request: APIRequestContext, path: string) {
  const html = await read(request, path)
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  const facts = [...scripts].map(([, text = '']) => JSON.parse(text))
  return Object.fromEntries(facts.map((fact) => [fact['@type'], fact]))
}

/** What Google takes no breadcrumb without: places that count up, with a name and an address. */
function expectCrumbs(facts: Record<string, { itemListElement?: object[] }>, address: string) {
  const crumbs = facts.BreadcrumbList?.itemListElement ?? []
  expect(crumbs.length, address).toBeGreaterThanOrEqual(3)
  for (const [at, crumb] of crumbs.entries()) {
    const name = expect.stringMatching(/./)
    const item = expect.stringMatching(/^http.*\/nl\//)
    expect(crumb).toEqual({ '@type': 'ListItem', position: at + 1, name, item })
  }
  expect(crumbs.at(-1)).toMatchObject({ item: expect.stringMatching(new RegExp(`${address}$`)) })
}

test('[2.19] homes, units, projects and articles tell where they stand, and in which country', async ({
  request,
}) => {
  const { to, sale, abroad, unit, unitProject, service } = await findAt(site, 'nl')
  const ids = { property: sale, abroad, unit }
  for (const [kind, id] of Object.entries(ids)) {
    const { url } = await request.get(`/property/${id}/`).then((answer) => ({ url: answer.url() }))
    const { pathname } = new URL(url)
    const facts = await factsAt(request, pathname)
    expectCrumbs(facts, pathname)
    const country = expect.stringMatching(kind === 'abroad' ? /^[A-Z]{2}$/ : /^BE$/)
    expect(facts.RealEstateListing.about.address).toMatchObject({ addressCountry: country })
  }
  const project = new URL((await request.get(`/project/${unitProject}/`)).url()).pathname
  const facts = await factsAt(request, project)
  expectCrumbs(facts, project)
  expect(facts.RealEstateListing.about.address).toMatchObject({ addressCountry: 'BE' })
  const article = to('service', { slug: service })
  expectCrumbs(await factsAt(request, article), article)
})

test('[1.11] a vacancy is told as a job', async ({ request }) => {
  const { to, vacancy } = await findAt(site, 'nl')
  const address = to('vacancy', { slug: vacancy })
  const { JobPosting: job, NewsArticle: news } = await factsAt(request, address)
  expect(news).toBeUndefined()
  expect(job).toMatchObject({
    title: expect.stringMatching(/./),
    description: expect.stringMatching(/<p>/),
    datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    hiringOrganization: { '@type': 'Organization', name: 'Baksteen' },
    jobLocation: { '@type': 'Place', address: { addressCountry: 'BE' } },
  })
  expect(job).not.toHaveProperty('baseSalary')
})
