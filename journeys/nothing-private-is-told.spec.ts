import { type APIRequestContext, expect } from '@playwright/test'
import fc from 'fast-check'
import { dayFromNow } from '../testing/day-from-now'
import { hiddenIn, hiddenProperty } from '../testing/hidden-property'
import { keptPictures, plantProperties } from '../testing/journey-properties'
import { site } from '../testing/journey-site'
import { letVisitorsIn } from '../testing/journey-viewings'
import { pdfText } from '../testing/pdf-text'
import { askSite } from './ask-site'
import { takeTime } from './be-human'
import { plantDiscreetProperty, secrets } from './discreet-property'
import { fillVisitor } from './fill-person'
import { test } from './journey'

/** All that names the property or could: pages, their data, lists, searches, paper, what machines read. */
function addressesAbout(id: number, like: number): string[] {
  const lists = ['', '&sort=price-up', '&sort=price-down', '&price-min=487000&price-max=488000']
  return [
    `/nl/te-koop/heverlee/discreet-huis/${id}/`,
    `/nl/te-koop/heverlee/discreet-huis/${like}/`,
    `/fr/a-vendre/heverlee/maison-discrete/${id}/`,
    `/en/for-sale/x/y/${id}/`,
    ...lists.map((query) => `/nl/te-koop/?city=Heverlee|3001${query}`),
    `/nl/te-koop/?text=JH-${id}`,
    `/nl/bewaard/?ids=${id}`,
    '/nl/',
    `/nl/vergelijken/?ids=${id},${like}`,
    `/property/${id}/`,
  ].flatMap((address) => [address, dataOf(address)])
}

function answersAbout(id: number): string[] {
  const list = encodeURIComponent('/nl/te-koop/')
  return [
    `/nl/fiche/${id}/`,
    `/fr/fiche/${id}/`,
    `/en/sheet/${id}/`,
    `/nl/map-points/?path=${list}`,
    `/nl/map-points/?path=${list}&city=Heverlee|3001`,
    `/nl/suggest/?text=${id}`,
    `/nl/suggest/?text=JH-${id}`,
    '/nl/suggest/?text=Heverlee',
    `/nl/find/?text=JH-${id}`,
    '/nl/nieuws/rss.xml',
    '/fr/actualites/rss.xml',
    '/robots.txt',
  ]
}

/** What React Router fetches in place of the page. */
function dataOf(address: string): string {
  const [path, query] = address.split('?')
  return `${path}_.data${query ? `?${query}` : ''}`
}

async function sitemaps(request: APIRequestContext): Promise<string[]> {
  const index = await (await request.get('/sitemap.xml')).text()
  const children = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  expect(children.length).toBeGreaterThan(1)
  return ['/sitemap.xml', ...children.map((url) => new URL(url).pathname)]
}

/** Everything of ours that a page leads to or shows and that is about this property. */
function linksIn(html: string, id: number): string[] {
  const links = [...html.matchAll(/(?:href|src|content)="([^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  )
  return links
    .filter((link) => URL.canParse(link, 'http://localhost'))
    .map((link) => new URL(link, 'http://localhost'))
    .filter(({ hostname }) => hostname === 'localhost')
    .filter(({ href }) => href.includes(`${id}`) || /\/(images|pictures|files)\//.test(href))
    .map(({ pathname, search }) => pathname + search)
}

/** All of an answer: where it leads to, what is on its paper, what its headers say. */
async function sentBy(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 })
  const body = await answer.body()
  const text = body.subarray(0, 4).toString() === '%PDF' ? pdfText(body) : ''
  const sent = `${text}${body.toString()}${body.toString('latin1')}${JSON.stringify(answer.headers())}`
  return { sent, isOk: answer.ok() }
}

test('[5.10, 5.11] a hidden price and address are in nothing the server sends', async ({
  request,
}) => {
  test.slow()
  const { id, like } = await plantDiscreetProperty()
  const [page = ''] = addressesAbout(id, like)
  const html = await (await request.get(page)).text()
  expect(html).toContain('Prijs op aanvraag')
  const addresses = new Set([
    ...addressesAbout(id, like),
    ...answersAbout(id),
    ...(await sitemaps(request)),
    ...linksIn(html, id),
  ])
  let told = 0
  for (const address of addresses) {
    const { sent, isOk } = await sentBy(request, address)
    expect(sent.match(secrets)?.[0], address).toBeUndefined()
    if (isOk && sent.includes(`${id}`)) told += 1
  }
  // The property itself is in what was searched: an error page has no secrets either.
  expect(told).toBeGreaterThan(20)
  const byPrice = await request.get('/nl/te-koop/?price-min=487000&price-max=488000')
  expect(await byPrice.text()).not.toContain(`property-${id}`)
})

/** What anybody may ask who knows only its number. */
function addressesOf(id: number, list: string): string[] {
  const pages = [
    `/nl/te-koop/x/y/${id}/`,
    `/nl/realisaties/x/y/${id}/`,
    `/fr/a-vendre/x/y/${id}/`,
    `/en/for-sale/x/y/${id}/`,
    `${list}?text=JH-${id}`,
    `${list}?text=JH-${id}&sort=price-down`,
    `/fr/favoris/?ids=${id}`,
    `/nl/vergelijken/?ids=${id}`,
    `/nl/afspraak/?property=${id}`,
    `/property/${id}/`,
  ].flatMap((address) => [address, dataOf(address)])
  const points = `/nl/map-points/?path=${encodeURIComponent(list)}&text=JH-${id}`
  const searches = [`/nl/suggest/?text=JH-${id}`, `/nl/find/?text=JH-${id}`]
  return [...pages, points, ...searches, `/nl/fiche/${id}/`, `/fr/fiche/${id}/`]
}

test('[5.10, 5.11] whatever is hidden of a property, no address of the site tells it', async ({
  request,
}) => {
  test.slow()
  const [picture] = await keptPictures(['exterior-modern-01'])
  const wishes = fc.sample(hiddenProperty, { numRuns: 8, seed: 511 }).map((wish) => ({
    ...wish,
    pictures: wish.pictures?.map(({ alt }) => ({ ...picture, alt })) as typeof wish.pictures,
  }))
  const ids = await plantProperties(wishes)
  let told = 0
  for (const [nth, wish] of wishes.entries()) {
    const [id = 0, hidden] = [ids[nth], hiddenIn(wish)]
    const list = wish.status === 'sold' ? '/nl/realisaties/' : '/nl/te-koop/'
    for (const address of addressesOf(id, list)) {
      const { sent, isOk } = await sentBy(request, address)
      expect(sent.match(hidden)?.[0], `${address} of ${hidden}`).toBeUndefined()
      if (isOk && sent.includes(`${id}`)) told += 1
    }
  }
  expect(told).toBeGreaterThan(60)
  await askSite(site, 'update properties set is_published = false where id = any($1)', [ids])
})

test('[5.11] page and map show a hidden address as the same circle, every time', async ({
  page,
  request,
}) => {
  const { id } = await plantDiscreetProperty()
  const list = encodeURIComponent('/nl/te-koop/')
  const answer = await request.get(`/nl/map-points/?path=${list}&text=JH-${id}`)
  const { propertyList } = await answer.json()
  expect(propertyList).toMatchObject([{ id, radius: 400, label: 'op aanvraag' }])
  const [x, y] = propertyList[0].spot
  for (const _ of ['once', 'again']) {
    await page.goto(`/nl/te-koop/heverlee/discreet-huis/${id}/`)
    const link = page.getByRole('link', { name: 'Bekijk op OpenStreetMap' })
    await expect(link).toHaveAttribute('href', `https://www.openstreetmap.org/#map=15/${y}/${x}`)
  }
})

test('[5.11] booking, its letters and its calendars tell nothing that is hidden', async ({
  page,
  request,
}) => {
  const place = { street: 'Verzwegenpad', houseNumber: '8317QX', city: 'Zwijgdorpx', zip: '3001' }
  const hidden = { ...place, publishAddress: false, hideCity: true, title: {} }
  const [id = 0] = await plantProperties([hidden])
  await letVisitorsIn(id)
  const day = dayFromNow(2)
  const email = `discreet-${id}@example.be`
  await page.goto(`/nl/afspraak/?property=${id}&day=${day}`)
  await expect(page.getByRole('link', { name: 'Woning', exact: true }).first()).toBeVisible()
  await page.getByRole('radio', { name: /^11:00/ }).check()
  await fillVisitor(page, email)
  await takeTime(page)
  await page.getByRole('button', { name: 'Bevestig dit bezoek' }).click()
  await page.waitForURL(/visit=/)
  const viewing = new URL(page.url()).searchParams.get('visit') ?? ''
  const addresses = [
    `/nl/te-koop/x/y/${id}/`,
    `/fr/a-vendre/x/y/${id}/`,
    `/nl/afspraak/?property=${id}&day=${day}`,
    `/fr/rendez-vous/?property=${id}&day=${day}`,
    `/nl/bedankt/contact-appointment?visit=${viewing}`,
    `/nl/mijn-bezoek/?visit=${viewing}`,
    `/fr/ma-visite/?visit=${viewing}`,
    `/nl/mijn-bezoek/?visit=${viewing}&ask=move`,
  ].flatMap((address) => [address, dataOf(address)])
  const calendar = `/nl/mijn-bezoek/bezoek.ics?visit=${viewing}`
  for (const address of [...addresses, calendar]) {
    const answer = await request.get(address)
    const sent = `${answer.url()} ${await answer.text()}`
    expect(sent.match(/zwijgdorpx|verzwegenpad|8317QX/i)?.[0], address).toBeUndefined()
  }
  const letters = () =>
    askSite<{ told: string }>(site, 'select mails::text as told from mails where recipient = $1', [
      email,
    ])
  await expect.poll(async () => (await letters()).length).toBeGreaterThan(0)
  for (const { told } of await letters()) {
    const files = [...told.matchAll(/[A-Za-z0-9+/]{80,}={0,2}/g)].map(([base64]) =>
      Buffer.from(base64, 'base64').toString(),
    )
    expect(`${told}${files}`.match(/zwijgdorpx|verzwegenpad|8317QX/i)?.[0]).toBeUndefined()
  }
})
