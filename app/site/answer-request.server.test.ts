import { expect, test, vi } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import type { SiteLanguages } from '../language/languages'
import { rememberMove } from '../web/moved-paths-queries.server'
import { answerRequest } from './answer-request.server'

const { db } = await openTestDatabase()
const site: SiteLanguages = { enabled: ['nl', 'fr', 'en'], default: 'nl' }
const tools = { db, origin: 'https://baksteen.example', siteLanguages: () => site }

/** What stands at each address, without the language that is asked for; nothing anywhere else. */
type House = Record<string, (method: string) => Response>

async function answerTo(
  address: string,
  house: House,
  init: RequestInit = {},
  unpublished: ReadonlySet<string> = new Set(),
) {
  const render = vi.fn(async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    searchParams.delete('lng')
    const asked = searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
    return house[asked]?.(request.method) ?? new Response(null, { status: 404 })
  })
  const request = new Request(`https://baksteen.example${address}`, init)
  const { status, headers } = await answerRequest(request, { ...tools, unpublished }, render)
  const asked = render.mock.calls.map(([each]) => new URL(each.url).pathname)
  return {
    status,
    location: headers.get('location'),
    cookies: headers.getSetCookie(),
    asked,
    cache: headers.get('cache-control'),
  }
}

const page = (html = '') => new Response(html, { headers: { 'content-type': 'text/html' } })
const to = (location: string, status = 308, headers = {}) =>
  new Response(null, { status, headers: { location, ...headers } })
const inFrench = (path: string) =>
  `<link rel="alternate" hrefLang="fr" href="https://baksteen.example${path}"/>`
const french = 'language=fr; Path=/; Max-Age=31536000; SameSite=Lax; Secure'

test('[2.32] an old slug, however carelessly written, leads in one step to the page of today', async () => {
  await rememberMove(db, '/nl/over-ons/', '/nl/wie-zijn-wij/')
  const house = { '/nl/wie-zijn-wij/?a=1': () => page(inFrench('/fr/qui-sommes-nous/')) }
  const expected = { status: 308, location: '/nl/wie-zijn-wij/?a=1' }
  expect(await answerTo('/nl/over-ons/?a=1', house)).toMatchObject(expected)
  expect(await answerTo('/NL//Over-Ons?a=1', house)).toMatchObject(expected)
  expect(await answerTo('/nl/nooit-geweest/', house)).toMatchObject({ status: 404 })
  const wished = { status: 302, location: '/fr/qui-sommes-nous/?a=1' }
  expect(await answerTo('/nl/over-ons/?a=1&lng=fr', house)).toMatchObject(wished)
})

test('[2.32] an old slug of a page that is there no longer is missing, not sent on', async () => {
  await rememberMove(db, '/nl/acties/', '/nl/najaarsactie/')
  expect(await answerTo('/nl/acties/', {})).toMatchObject({ status: 404, location: null })
})

test('[2.22] where the table alone decides, no page is made', async () => {
  for (const query of ['', '?utm_source=mail']) {
    const answer = await answerTo(`/fr/te-koop/${query}`, {})
    expect(answer).toMatchObject({ status: 308, location: `/fr/a-vendre/${query}`, asked: [] })
  }
})

test('[2.32] a page the agency may take away is looked up before anybody is sent there', async () => {
  const house = { '/fr/mentions-legales/': () => page() }
  const expected = { status: 308, location: '/fr/mentions-legales/' }
  expect(await answerTo('/fr/disclaimer', house)).toMatchObject(expected)
  expect(await answerTo('/fr/disclaimer', {})).toMatchObject({ status: 404, location: null })
})

test('[2.32] the page itself says where it is', async () => {
  const house = {
    '/fr/a-vendre/x/y/12/': () => to('/fr/a-vendre/gent/maison/12/'),
    '/fr/a-vendre/gent/maison/12/': () => page(),
  }
  const answer = await answerTo('/fr/te-koop/x/y/12', house)
  expect(answer).toMatchObject({ status: 308, location: '/fr/a-vendre/gent/maison/12/' })
})

test('[2.04] [2.05] a number after a language is looked up in that language', async () => {
  const house = {
    '/fr/a-vendre/-/-/12/': () => to('/fr/a-louer/gent/studio/12/'),
    '/fr/a-louer/gent/studio/12/': () => page(),
    '/nl/projecten/-/-/5/?x=1': () => to('/nl/projecten/gent/kaai/5/?x=1'),
    '/nl/projecten/gent/kaai/5/?x=1': () => page(),
  }
  const property = { status: 308, location: '/fr/a-louer/gent/studio/12/' }
  expect(await answerTo('/fr/property/12/', house)).toMatchObject(property)
  expect(await answerTo('/fr/property/13/', house)).toMatchObject({ status: 404, location: null })
  const project = { status: 308, location: '/nl/projecten/gent/kaai/5/?x=1' }
  expect(await answerTo('/nl/project/?id=5&x=1', house)).toMatchObject(project)
})

test('several redirects become one, which lasts as long as the shortest of them', async () => {
  const vary = { vary: 'cookie', 'cache-control': 'private, no-cache' }
  const house = {
    '/for-sale/?page=99': () => to('/nl/te-koop/?page=99', 308, vary),
    '/nl/te-koop/?page=99': () => to('/nl/te-koop/?page=7', 302),
    '/nl/te-koop/?page=7': () => page(),
  }
  const expected = { status: 302, location: '/nl/te-koop/?page=7' }
  const cache = 'private, no-cache'
  expect(await answerTo('/for-sale/?page=99', house)).toMatchObject({ ...expected, cache })
  expect(await answerTo('/NL/te-koop?page=99', house)).toMatchObject({ ...expected, cache: null })
})

test('pages that lead to each other, or to themselves, lead nowhere', async () => {
  const house = {
    '/nl/heen/': () => to('/nl/weer/', 302),
    '/nl/weer/': () => to('/nl/heen/', 302),
    '/nl/zelf/': () => to('#boven', 302),
  }
  for (const path of ['/nl/heen/', '/NL/Weer', '/nl/zelf/', '/nl/zelf/?lng=fr']) {
    expect(await answerTo(path, house)).toMatchObject({ status: 404, location: null })
  }
})

test('what leads out of the site, or to something else, is not opened on the way', async () => {
  const house = {
    '/nl/partner/': () => to('https://partner.example/a?b=1#c', 302),
    '/documents/x': () => to('/document-files/x', 303, { 'cache-control': 'private, no-store' }),
  }
  expect(await answerTo('/nl/partner', house)).toMatchObject({
    status: 302,
    location: 'https://partner.example/a?b=1#c',
    asked: ['/nl/partner/'],
  })
  expect(await answerTo('/documents/x?lng=fr', house)).toMatchObject({
    location: '/document-files/x',
    cookies: [french],
    asked: ['/documents/x'],
  })
})

test('what is gone tells so at its own address, and nobody is sent there for good', async () => {
  const gone = () => new Response('', { status: 410, headers: { 'content-type': 'text/html' } })
  const house = { '/nl/te-koop/-/-/12/': gone }
  expect(await answerTo('/nl/property/12/', house)).toMatchObject({
    status: 302,
    location: '/nl/te-koop/-/-/12/',
  })
  expect(await answerTo('/nl/te-koop/-/-/12/?lng=fr', house)).toMatchObject({ status: 410 })
})

test('a page that is out of order is told so where it was asked for', async () => {
  const house = { '/nl/contact/': () => new Response('', { status: 503 }) }
  expect(await answerTo('/nl/Contact', house)).toMatchObject({ status: 503, location: null })
})

test('a form sent to a careless address is answered, not sent on', async () => {
  const init = { method: 'POST', body: 'name=Nora' }
  const answer = await answerTo('/nl/contact?lng=fr', { '/nl/contact/': () => page() }, init)
  expect(answer).toMatchObject({ status: 200, asked: ['/nl/contact/'], cookies: [] })
})

test('[2.16] ?lng leads to the page in that language, filters kept, and is remembered', async () => {
  const cities = '?city=Gent%7C9000&city=Aalst%7C9300'
  const house = {
    '/nl/te-koop/?type=1': () => page(inFrench('/fr/a-vendre/?type=1')),
    [`/nl/te-koop/${cities}`]: () => page(inFrench('/fr/a-vendre/')),
    '/nl/te-koop/': () => page(inFrench('/fr/a-vendre/')),
    '/nl/alleen-hier/': () => page(),
  }
  const cache = 'private, no-store'
  expect(await answerTo('/nl/te-koop/?type=1&lng=fr', house)).toMatchObject({
    status: 302,
    location: '/fr/a-vendre/?type=1',
    cookies: [french],
    cache,
  })
  expect(await answerTo(`/nl/te-koop/${cities}&lng=fr`, house)).toMatchObject({
    location: `/fr/a-vendre/${cities}`,
  })
  expect(await answerTo('/nl/te-koop/?lng=FR', house)).toMatchObject({ location: '/fr/a-vendre/' })
  expect(await answerTo('/nl/te-koop/?lng=fr&lng=en', house)).toMatchObject({ cookies: [french] })
  expect(await answerTo('/nl/alleen-hier/?lng=fr', house)).toMatchObject({ location: '/fr/' })
  expect(await answerTo('/nl/te-koop/?lng=de', house)).toMatchObject({ status: 200, cookies: [] })
})

test('[2.16] ?lng on an address that the page puts right leads to the right one in that language', async () => {
  const clearing = { 'set-cookie': 'consent=; Path=/; Max-Age=0', 'cache-control': 'no-store' }
  const house = {
    '/nl/te-koop/?page=1': () => to('/nl/te-koop/?lng=fr', 302),
    '/nl/te-koop/?setcookies=': () => to('/nl/te-koop/?lng=fr', 302, clearing),
    '/nl/te-koop/': () => page(inFrench('/fr/a-vendre/')),
    '/fr/a-vendre/': () => page(inFrench('/fr/a-vendre/')),
  }
  const expected = { status: 302, location: '/fr/a-vendre/' }
  expect(await answerTo('/nl/te-koop/?lng=fr&page=1', house)).toMatchObject(expected)
  expect(await answerTo('/fr/a-vendre/?lng=fr', house)).toMatchObject(expected)
  expect(await answerTo('/nl/te-koop/?lng=fr&setcookies', house)).toMatchObject({
    ...expected,
    cookies: [clearing['set-cookie'], french],
    cache: 'private, no-store',
  })
})

test('[2.16] HEAD is answered as GET is', async () => {
  const house = {
    '/nl/contact/': (method: string) => page(method === 'GET' ? inFrench('/fr/contact/') : ''),
  }
  const answer = await answerTo('/nl/contact/?lng=fr', house, { method: 'HEAD' })
  expect(answer).toMatchObject({ status: 302, location: '/fr/contact/' })
})

test('[2.16] a file is in the language it is in', async () => {
  const file = () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })
  const answer = await answerTo('/nl/fiche/12/?lng=fr', { '/nl/fiche/12/': file })
  expect(answer).toMatchObject({ status: 200, location: null })
})

const drafts = new Set(['/nl/contact/', '/fr/contact/', '/nl/te-koop/', '/fr/a-vendre/'])

test.each([
  '/nl/contact/',
  '/nl/contact',
  '/NL//Contact/',
  '/fr/contact/',
  '/nl/contact/?lng=fr',
  '/fr/te-koop/',
  '/te-koop/',
  '/nl/contact/_.data',
  '/nl/Contact.data',
  '/nl/te-koop/?page=2',
])('[4.01] %s is not there while its page is a draft', async (address) => {
  const house = {
    '/nl/contact/': () => page(inFrench('/fr/contact/')),
    '/fr/contact/': () => page(),
    '/nl/te-koop/': () => page(),
    '/nl/te-koop/?page=2': () => page(),
    '/fr/a-vendre/': () => page(),
    '/nl/contact/_.data': () => page(),
    '/nl/Contact.data': () => page(),
  }
  for (const method of ['GET', 'HEAD', 'POST']) {
    const answer = await answerTo(address, house, { method }, drafts)
    expect(answer, method).toMatchObject({ status: 404, location: null })
  }
})

test('[4.01] what stands below a list in draft is there', async () => {
  const house = { '/nl/te-koop/gent/huis/12/': () => page() }
  const answer = await answerTo('/nl/te-koop/gent/huis/12/', house, {}, drafts)
  expect(answer).toMatchObject({ status: 200 })
})
