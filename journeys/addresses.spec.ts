import { type APIRequestContext, expect } from '@playwright/test'
import { test } from './journey'

const moves = {
  '/for-sale/': '/nl/te-koop/',
  '/FOR-SALE?city=Gent%7C9000': '/nl/te-koop/?city=Gent%7C9000',
  '/nl/te-koop': '/nl/te-koop/',
  '/NL//Te-Koop?type=1': '/nl/te-koop/?type=1',
  '/fr/te-koop/': '/fr/a-vendre/',
  '/te-koop/': '/nl/te-koop/',
  '/a-vendre': '/fr/a-vendre/',
  '/services': '/nl/diensten/',
}

for (const [from, to] of Object.entries(moves)) {
  test(`[2.03] [2.22] [2.32] ${from} leads in one step to ${to}`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([308, to])
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200)
  })
}

/** Some property of the demo agency, as the list shows it. */
async function someProperty(request: APIRequestContext) {
  const list = await (await request.get('/nl/te-koop/')).text()
  const [path = '', city, id] = list.match(/\/nl\/te-koop\/([^/"]+)\/[^/"]+\/(\d+)\//) ?? []
  return { path, city, id }
}

test('[2.03] [2.22] a careless address of a property leads in one step to the right one', async ({
  request,
}) => {
  const { path, city, id } = await someProperty(request)
  for (const from of [`/property/${id}/`, `/Property/${id}`, `/nl/te-koop/${city}/wrong/${id}`]) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], from).toEqual([308, path])
  }
  const french = await request.get(`/fr/te-koop/x/y/${id}/`, { maxRedirects: 0 })
  expect(french.status()).toBe(308)
  expect(french.headers().location).toMatch(new RegExp(`^/fr/a-vendre/[^/]+/[^/]+/${id}/$`))
})

test('[2.01] [4.09] the site opens in the language asked for, remembered or preferred', async ({
  request,
}) => {
  const property = async (path: string, headers: Record<string, string>) => {
    const answer = await request.get(path, { maxRedirects: 0, headers })
    return [answer.status(), answer.headers().location]
  }
  const french = { 'accept-language': 'fr-BE,fr;q=0.9,nl;q=0.5' }
  expect(await property('/', { 'accept-language': 'es' })).toEqual([302, '/nl/'])
  expect(await property('/', french)).toEqual([302, '/fr/'])
  expect(await property('/', { ...french, cookie: 'language=en' })).toEqual([302, '/en/'])
  expect(await property('/?lng=nl', { ...french, cookie: 'language=en' })).toEqual([302, '/nl/'])
  expect(await property('/?lng=de', { 'accept-language': 'de' })).toEqual([302, '/nl/'])
})

test('[2.16] [2.21] ?lng shows the same page in that language and remembers it', async ({
  page,
  request,
}) => {
  const { path, id } = await someProperty(request)
  await page.goto(`${path}?lng=fr&x=1`)
  await expect(page).toHaveURL(new RegExp(`/fr/a-vendre/[^/]+/[^/]+/${id}/\\?x=1$`))
  await page.goto('/')
  await expect(page).toHaveURL('/fr/')
})

test('[2.16] a language nobody knows is ignored', async ({ request }) => {
  for (const lng of ['xx', 'de', '', '%3Cscript%3E']) {
    const answer = await request.get(`/fr/a-vendre/?lng=${lng}`, { maxRedirects: 0 })
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('<html lang="fr">')
  }
})

test('[2.18] [2.20] a language that is switched off has no pages', async ({ request }) => {
  for (const path of ['/de/', '/de/zu-verkaufen/', '/de/anything/']) {
    const answer = await request.get(path, { headers: { 'accept-language': 'fr' } })
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('<html lang="fr">')
  }
})

test('[2.05] [2.29] a project is found by its number, in the query or in the path', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap-projects.xml')).text()
  const [, path, id] = sitemap.match(/<loc>[^<]*?(\/nl\/projecten\/[^<]+\/(\d+)\/)<\/loc>/) ?? []
  for (const address of [`/project/?id=${id}`, `/project?id=${id}`, `/project/${id}/`]) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], address).toEqual([308, path])
  }
})
