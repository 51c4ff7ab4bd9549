import { expect } from '@playwright/test'
import { isLinkedPage } from '../app/editorial/linked-page'
import { type PageName, paths } from '../app/language/paths'
import { configure } from '../testing/configure'
import { askSite } from './ask-site'
import { spoken } from './expect-one-step'
import { test } from './journey'
import { type OwnSite, openOwnSite } from './own-site'
import { gather, headersOf, type Party } from './pages/visitors'
import { header } from './property-with'

test.describe.configure({ mode: 'default' })

let site: OwnSite
let party: Party
let names: PageName[]

test.beforeAll(async () => {
  site = await openOwnSite()
  party = await gather(site, 'nl')
  await fetch(`${site.address}/nl/contact/`)
  await fetch(`${site.address}/nl/te-koop/`)
  const headerLinks = [
    { title: { nl: 'Schrijf ons' }, link: 'page:contact' },
    { title: { nl: 'Eigenaars' }, link: 'page:login' },
  ]
  await configure('header', { ...header, headerLinks }, site)
  await expect.poll(() => read('/nl/login/')).toContain('Schrijf ons')
  const rows = await askSite<{ name: PageName }>(
    site,
    `update pages set status = 'draft' where name <> 'home' returning name`,
  )
  const popup = { isPublished: 'yes', title: { nl: 'Open huis', fr: 'Portes ouvertes' } }
  await configure(
    'popup',
    { ...popup, link: { to: 'page:contact', label: { nl: 'Schrijf ons' } } },
    site,
  )
  names = rows.map(({ name }) => name).filter((name) => isLinkedPage({ name }))
  await expect.poll(() => statusAt('/nl/te-koop/')).toBe(404)
})
test.afterAll(() => site.kill())

async function statusAt(address: string, init: RequestInit = {}) {
  const answer = await fetch(site.address + address, { redirect: 'manual', ...init })
  await answer.arrayBuffer()
  return answer.status
}

const read = async (address: string) => (await fetch(site.address + address)).text()

test('[4.01] a page in draft is at none of its addresses', async () => {
  expect(names).toEqual(expect.arrayContaining(['contact', 'for-sale', 'projects', 'news']))
  const addresses = names.flatMap((name) => {
    const inEach = spoken.map((language) => paths[name][language])
    const others = [paths[name].original ?? '/-/', paths[name].nl.replace('/nl/', '/fr/')]
    const asked = inEach.flatMap((path) => [`${path}?lng=fr`, `${path}?page=2`, `${path}_.data`])
    return [...inEach, ...asked, ...others, paths[name].nl.toUpperCase()]
  })
  const shown: string[] = []
  for (const address of addresses) {
    for (const method of ['GET', 'HEAD']) {
      const status = await statusAt(address, { method })
      if (status !== 404) shown.push(`${method} ${address}: ${status}`)
    }
  }
  expect(shown).toEqual([])
})

test('[4.01] what is sent to a page in draft is not taken', async () => {
  const headers = {
    origin: site.address,
    'content-type': 'application/x-www-form-urlencoded',
  }
  const sent = { method: 'POST', headers, body: 'name=Nora' }
  expect(await statusAt('/nl/contact/', sent)).toBe(404)
})

test('[4.01] articles of a section in draft are not there either', async () => {
  const { service, vacancy, article, to } = party.found
  const addresses = [
    to('service', { slug: service }),
    to('vacancy', { slug: vacancy }),
    to('news-article', { slug: article }),
    `/vacatures/${vacancy}/`,
    '/nl/nieuws/rss.xml',
  ]
  for (const address of addresses) expect(await statusAt(address), address).toBe(404)
})

test('[4.01] no menu, link bar, footer or sitemap leads to a draft', async () => {
  const login = await read('/nl/login/')
  const [before = '', after = ''] = login.split(/<main.*<\/main>/s)
  const frame = before.slice(before.indexOf('<body')) + after.split('</footer>', 1)
  expect(frame).toMatch(/data-top-bar.*Eigenaars.*<header.*<footer/s)
  for (const name of names) expect(frame).not.toContain(`href="${paths[name].nl}"`)
  expect(await read('/sitemap-pages.xml')).not.toMatch(/te-koop|contact|diensten/)
  expect(await read('/sitemap-articles.xml')).not.toContain('<loc>')
})

test('[4.01] no link, button or pop-up of the pages that are left leads to a draft', async () => {
  const { found } = party
  const left = ['/nl/', '/fr/', '/nl/bewaard/', '/nl/vergelijken/', '/nl/bestaat-niet/']
  const pages = [...left, `/nl/property/${found.sale}/`, `/nl/project/${found.project}/`]
  const drafts = new Set<string>(
    names.flatMap((name) => spoken.map((language) => paths[name][language])),
  )
  const led: string[] = []
  for (const page of pages) {
    const html = (await read(page)).replaceAll('&amp;', '&')
    for (const [, to = ''] of html.matchAll(/<(?:a|form)\s[^>]*?(?:href|action)="([^"]+)"/g)) {
      if (drafts.has(to.split(/[?#]/, 1)[0] ?? '')) led.push(`${page} to ${to}`)
    }
  }
  expect(led).toEqual([])
})

test('[4.01] [2.46] the search of the home page finds nothing in a list in draft', async () => {
  for (const asked of ['text=Leuven&list=for-sale', 'text=&list=for-rent', 'text=zwembad']) {
    const answer = await fetch(`${site.address}/nl/find/?${asked}`)
    expect([answer.status, new URL(answer.url).pathname], asked).toEqual([200, '/nl/'])
  }
  const suggested = await fetch(`${site.address}/nl/suggest/?text=leuven`)
  expect(await suggested.json()).toEqual({ properties: [], cities: [] })
})

test('[4.01] [2.09] staff see it beforehand', async () => {
  const headers = headersOf(party, 'editor')
  const { vacancy } = party.found
  const shown = ['/nl/preview/contact/', '/fr/preview/a-vendre/', '/nl/preview/projecten/']
  for (const address of [...shown, `/nl/preview/vacatures/${vacancy}/`]) {
    expect(await statusAt(address, { headers }), address).toBe(200)
    expect(await statusAt(address), address).toBe(404)
  }
})

test('the way to sign in and the home page are always there', async () => {
  for (const address of ['/nl/', '/nl/login/', '/nl/bewaard/']) {
    expect(await statusAt(address), address).toBe(200)
  }
})
