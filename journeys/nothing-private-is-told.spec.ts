import { type APIRequestContext, expect } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { dayFromNow } from '../testing/day-from-now'
import { fullDetails, keptPictures, plantHomes } from '../testing/journey-homes'
import { letVisitorsIn } from '../testing/journey-visits'
import { pdfText } from '../testing/pdf-text'
import { signInAs } from '../testing/staff'
import { askHouse } from './ask-house'
import { test } from './journey'

const title = { nl: 'Discreet huis', fr: 'Maison discrète', en: 'Discreet house' }
const heverlee = { zip: '3001', city: 'Heverlee', latitude: 50.86123, longitude: 4.69321 }
const secrets = /487[.,\s\u202f]?654|48765400|verzwegen|8317QX|BUSX9|50\.86123|4\.69321/i

async function plantDiscreetHome() {
  const pictures = await keptPictures(['exterior-modern-01', 'interior-living-01'])
  const named = pictures.map((picture) => ({
    ...{ ...picture, alt: { nl: 'Verzwegenpad 8317QX gevel' } },
    source: 'https://crm.example/verzwegenpad-8317QX.jpg',
  }))
  const document = {
    ...{ id: 1, file: 'documents/x', name: { nl: 'EPC Verzwegenpad 8317QX' }, bytes: 1200 },
    ...{ requiresApproval: false, hash: 'x', source: 'https://crm.example/verzwegenpad.pdf' },
  }
  const type = { type: 5, types: [5] }
  const [id = 0, like = 0] = await plantHomes([
    {
      ...{ ...heverlee, ...type, title, details: fullDetails, box: 'BUSX9' },
      ...{ priceCents: 48_765_400, publishPrice: false },
      ...{ street: 'Verzwegenpad', houseNumber: '8317QX', publishAddress: false },
      ...{ pictures: named, plans: named.slice(1), documents: [document] },
    },
    { ...heverlee, ...type, title, latitude: 50.9, longitude: 4.7 },
  ])
  return { id, like }
}

/** All that names the home or could: pages, their data, lists, searches, paper, what machines read. */
function addressesAbout(id: number, like: number): string[] {
  const lists = ['', '&sort=price-up', '&sort=price-down', '&price-min=487000&price-max=488000']
  return [
    ...[`/nl/te-koop/heverlee/discreet-huis/${id}/`, `/nl/te-koop/heverlee/discreet-huis/${like}/`],
    ...[`/fr/a-vendre/heverlee/maison-discrete/${id}/`, `/en/for-sale/x/y/${id}/`],
    ...lists.map((query) => `/nl/te-koop/?city=Heverlee|3001${query}`),
    ...[`/nl/te-koop/?text=JH-${id}`, `/nl/bewaard/?ids=${id}`, '/nl/'],
    ...[`/nl/vergelijken/?ids=${id},${like}`, `/property/${id}/`],
  ].flatMap((address) => [address, dataOf(address)])
}

function answersAbout(id: number): string[] {
  const list = encodeURIComponent('/nl/te-koop/')
  return [
    ...[`/nl/fiche/${id}/`, `/fr/fiche/${id}/`, `/en/sheet/${id}/`],
    ...[`/nl/map-points/?path=${list}`, `/nl/map-points/?path=${list}&city=Heverlee|3001`],
    ...[`/nl/suggest/?text=${id}`, `/nl/suggest/?text=JH-${id}`, '/nl/suggest/?text=Heverlee'],
    ...[`/nl/find/?text=JH-${id}`, '/nl/nieuws/rss.xml', '/fr/actualites/rss.xml', '/robots.txt'],
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

/** Everything of ours that a page leads to or shows and that is about this home. */
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

test('[5.10, 5.11] a hidden price and address are in nothing the server sends', async ({
  request,
}) => {
  test.slow()
  const { id, like } = await plantDiscreetHome()
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
    const answer = await request.get(address, { maxRedirects: 0 })
    const body = await answer.body()
    const text = body.subarray(0, 4).toString() === '%PDF' ? pdfText(body) : ''
    const sent = `${text}${body.toString('latin1')}${JSON.stringify(answer.headers())}`
    expect(sent.match(secrets)?.[0], address).toBeUndefined()
    if (answer.ok() && sent.includes(`${id}`)) told += 1
  }
  // The home itself is in what was searched: an error page has no secrets either.
  expect(told).toBeGreaterThan(20)
  const byPrice = await request.get('/nl/te-koop/?price-min=487000&price-max=488000')
  expect(await byPrice.text()).not.toContain(`property-${id}`)
})

test('[5.11] page and map show a hidden address as the same circle, every time', async ({
  page,
  request,
}) => {
  const { id } = await plantDiscreetHome()
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

type Letter = { html: string; text: string; subject: string; attachments: unknown }

/** All that was written to somebody, files for the calendar included. */
async function lettersTo(email: string): Promise<Letter[]> {
  const letters = await askHouse<Letter>(
    'data/journeys',
    'select subject, text, html, attachments from mails where recipient = $1 order by created_at',
    [email],
  )
  return letters.map((letter) => ({ ...letter, attachments: decoded(letter.attachments) }))
}

function decoded(attachments: unknown): string {
  const files = attachments as { base64: string }[]
  return files.map(({ base64 }) => Buffer.from(base64, 'base64').toString()).join()
}

async function expectNothingPrivate(request: APIRequestContext, addresses: string[]) {
  for (const address of addresses) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    expect((await answer.text()).match(secrets)?.[0], address).toBeUndefined()
  }
}

test('[5.11] who books under any address is not told a hidden one; who is told, by mail', async ({
  page,
  request,
}) => {
  const { id } = await plantDiscreetHome()
  await letVisitorsIn(id)
  const email = `invented-${id}@example.be`
  await page.goto(`/nl/afspraak/?property=${id}&day=${dayFromNow(2)}`)
  await page.getByRole('radio', { name: /^10:00/ }).check()
  await page.getByLabel('Mevrouw').check()
  await page.getByLabel('Voornaam').fill('Nora')
  await page.getByLabel('Naam', { exact: true }).fill('Peeters')
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email)
  await page.getByLabel('Telefoon').fill('0470 12 34 56')
  await page.waitForTimeout(2_600)
  await page.getByRole('button', { name: 'Bevestig dit bezoek' }).click()
  await expect(page.getByText('Bevestigd', { exact: true })).toBeVisible()
  const visit = new URL(page.url()).searchParams.get('visit') ?? ''
  const onScreen = [
    ...[`/nl/bedankt/contact-appointment?visit=${visit}`, `/nl/mijn-bezoek/?visit=${visit}`],
    ...[`/fr/ma-visite/?visit=${visit}`, `/nl/mijn-bezoek/bezoek.ics?visit=${visit}`],
    ...[`/nl/mijn-bezoek/_.data?visit=${visit}`, `/nl/mijn-bezoek/?visit=${visit}&ask=move`],
  ]
  await expectNothingPrivate(request, onScreen)
  await expect.poll(async () => (await lettersTo(email)).length).toBe(1)
  expect(JSON.stringify(await lettersTo(email)).match(secrets)?.[0]).toBeUndefined()

  const [booked] = await askHouse<{ id: string }>(
    'data/journeys',
    'select id from appointments where email = $1',
    [email],
  )
  await signInAs(page.context(), 'agent')
  await page.goto(officePath('visit', { id: booked?.id ?? '' }))
  await page.getByRole('button', { name: 'Adres meedelen' }).click()
  await expect(page.getByRole('status')).toContainText('De bezoeker krijgt het adres per mail')
  await expect(page.getByRole('button', { name: 'Adres meedelen' })).toHaveCount(0)
  await expect.poll(async () => (await lettersTo(email)).length).toBe(2)
  const [, told] = await lettersTo(email)
  expect(told?.text).toContain('Verzwegenpad 8317QX')
  expect(told?.attachments).toContain('Verzwegenpad 8317QX')

  await expectNothingPrivate(request, onScreen)
  const [link = ''] = told?.text.match(/http:\/\/\S+visit=\S+/) ?? []
  expect(await (await request.get(link)).text()).toContain('Verzwegenpad 8317QX')
})
