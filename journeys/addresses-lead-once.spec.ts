import { expect } from '@playwright/test'
import { linkablePages } from '../app/language/page-link'
import { pathTo } from '../app/language/path-to'
import { paths } from '../app/language/paths'
import { params } from '../app/search/criteria-url'
import { site } from '../testing/journey-site'
import { askSite } from './ask-site'
import { ask, expectNoFaults, spoken } from './expect-one-step'
import { test } from './journey'
import { findAt } from './pages/found'
import { publicRows } from './pages/page-rows'

const moves = {
  '/nl/te-koop/?lng=fr&page=1': [302, '/fr/a-vendre/'],
  '/nl/te-koop/?lng=fr&type=99': [302, '/fr/a-vendre/'],
  '/nl/te-koop/?lng=fr&type=': [302, '/fr/a-vendre/'],
  '/nl/te-koop/?lng=fr&city=x': [302, '/fr/a-vendre/'],
  '/nl/te-koop/?lng=fr&city=Leuven': [302, '/fr/a-vendre/?city=Leuven%7C3000'],
  '/fr/a-vendre/?city=Louvain': [302, '/fr/a-vendre/?city=Leuven%7C3000'],
  '/nl/te-koop/?city=Gratis%20villa%7C3000': [302, '/nl/te-koop/?city=Leuven%7C3000'],
  '/nl/te-koop/?city=Gratis%20villa%7C9999': [302, '/nl/te-koop/'],
  '/nl/te-koop/?lng=fr&type=99&page=': [302, '/fr/a-vendre/'],
  '/nl/te-koop/?page=1&lng=fr&utm_source=mail': [302, '/fr/a-vendre/?utm_source=mail'],
  '/nl/te-koop/?city=Gent%7C9000&city=Leuven%7C3000&lng=fr': [
    302,
    '/fr/a-vendre/?city=Gent%7C9000&city=Leuven%7C3000',
  ],
  '/nl/handel/?lng=fr&city=': [302, '/fr/commerce/'],
  '/nl/realisaties/?lng=en&type=': [302, '/en/realisations/'],
  '/nl/projecten/?lng=fr&page=1': [302, '/fr/projets/'],
  '/nl/contact/?lng=fr': [302, '/fr/contact/'],
  '/nl/contact/?lng=FR': [302, '/fr/contact/'],
  '/nl/contact/?lng=fr&lng=en': [302, '/fr/contact/'],
  '/nl/contact/?setcookies&lng=fr': [302, '/fr/contact/'],
  '/for-sale/?lng=FR': [302, '/fr/a-vendre/'],
  '/for-sale/?page=1': [302, '/nl/te-koop/'],
  '/NL/te-koop?city=': [302, '/nl/te-koop/'],
  '/nl/property/0/': [404, null],
  '/nl/project/0/': [404, null],
  '/nl/project/?id=0': [404, null],
  '/nl/project/?id=x': [404, null],
}

for (const [from, [status, location]] of Object.entries(moves)) {
  test(`[2.16] [2.32] ${from} answers ${status} ${location ?? ''}`, async ({ baseURL }) => {
    expect(await ask(baseURL, from)).toMatchObject({ status, location })
    await expectNoFaults(baseURL, [from])
  })
}

test('[2.16] [5.17] a page beyond the last leads to the last, in the language asked for', async ({
  baseURL,
}) => {
  const dutch = await ask(baseURL, '/nl/te-koop/?page=99&utm_source=mail')
  const [, last] = dutch.location?.match(/^\/nl\/te-koop\/\?page=(\d+)&utm_source=mail$/) ?? []
  expect(last, `${dutch.location}`).toBeDefined()
  for (const from of ['/nl/te-koop/?lng=fr&page=99', '/nl/te-koop/?type=99&page=99&lng=FR']) {
    expect(await ask(baseURL, from)).toMatchObject({ location: `/fr/a-vendre/?page=${last}` })
  }
})

test('[2.04] [2.05] [2.18] the number of a property or project after a language leads to its page there', async ({
  baseURL,
}) => {
  type Found = Record<'rent' | 'gone' | 'project', number>
  const [found] = await askSite<Found>(
    site,
    `select (select min(id) from properties where status = 'available' and list = 'for-rent') as rent,
      (select min(id) from properties where status = 'withdrawn') as gone,
      (select min(id) from projects) as project`,
    [],
  )
  const { rent, gone, project } = found as Found
  const properties = [
    `/fr/property/${rent}/`,
    `/FR/Property/${rent}`,
    `/nl/property/${rent}/?lng=fr`,
  ]
  for (const from of properties) {
    const { location } = await ask(baseURL, from)
    expect(location, from).toMatch(new RegExp(`^/fr/a-louer/[^/]+/[^/]+/${rent}/$`))
  }
  const projects = [`/fr/project/${project}/`, `/fr/project/?id=${project}`]
  const asked = [`/project/?id=${project}&lng=fr`, `/nl/project/?id=${project}&lng=fr`]
  for (const from of [...projects, ...asked]) {
    const { location } = await ask(baseURL, from)
    expect(location, from).toMatch(new RegExp(`^/fr/projets/[^/]+/[^/]+/${project}/$`))
  }
  await expectNoFaults(baseURL, [...properties, ...projects, ...asked])
  await expectNoFaults(baseURL, [`/property/${gone}/`, `/nl/property/${gone}/`])
})

/** None, one of ours, one in capitals, unknown, empty, two. */
const wishes = ['', 'lng=nl', 'lng=fr', 'lng=en', 'lng=FR', 'lng=xx', 'lng=', 'lng=fr&lng=en']
const wrong = ['', '1', '99', '999999', 'x', 'Leuven', '-1']
const others = ['', 'setcookies', 'page=99', 'id=1', 'utm_source=mail']
const lists = [
  'for-sale',
  'for-rent',
  'commercial',
  'abroad',
  'realisations',
  'projects',
  'projects-for-sale',
  'projects-for-rent',
] as const

/** The one at this place, and from the start again behind the last. */
const inTurn = <Item>(items: readonly Item[], at: number) => items[at % items.length] as Item

function withQuery(address: string, ...parts: string[]) {
  const query = parts.filter(Boolean).join('&')
  if (!query) return address
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

const values = Object.values(params).flatMap((param) => [
  ...wrong.map((value) => `${param}=${value}`),
  `${param}=1&${param}=1`,
  `${param}=x&page=99`,
])

for (const [turn, list] of lists.entries()) {
  test(`[2.16] [2.32] the list ${list} leads once to the end, whatever is asked of it`, async ({
    baseURL,
  }) => {
    const { original, nl } = paths[list]
    const careless = [original, nl.toUpperCase().slice(0, -1), nl.replace('/nl/', '/fr/')]
    const places = [...spoken.map((language) => pathTo(list, language)), ...careless]
    // Every eighth value, so that the lists have them all; the page, with every wish.
    const addresses = values.flatMap((value, row) => {
      const isMine = row % lists.length === turn
      const wish = inTurn(wishes, row + Math.floor(row / wishes.length))
      return isMine ? [withQuery(inTurn(places, row + turn), value, wish)] : []
    })
    const pages = wishes.map((wish, at) => {
      const value = inTurn(wrong, at + turn)
      return withQuery(inTurn(places, at), `${params.page}=${value}`, wish)
    })
    await expectNoFaults(baseURL, [...addresses, ...pages])
  })
}

function inAllWays(places: string[]) {
  return places.map((place, at) => withQuery(place, inTurn(wishes, at), inTurn(others, at)))
}

for (const [turn, language] of (['nl', 'fr'] as const).entries()) {
  test(`[2.16] [2.32] every other page in ${language} leads once to the end, in any language`, async ({
    baseURL,
  }) => {
    const found = await findAt(site, language)
    const rows = publicRows.filter((_, at) => at % 2 === turn)
    await expectNoFaults(baseURL, inAllWays(rows.map(({ kind, path }) => path(found, kind))))
  })
}

const carelessly = {
  'from before the languages': linkablePages.map((page) => paths[page].original ?? '/'),
  'in capitals': linkablePages.map((page) => paths[page].nl.toUpperCase()),
  'in the word of another language': linkablePages.map((page) =>
    paths[page].nl.replace('/nl/', '/en/'),
  ),
  'without its language': linkablePages.map((page) => paths[page].fr.replace('/fr/', '/')),
}

for (const [how, places] of Object.entries(carelessly)) {
  test(`[2.19] [2.22] [2.32] every page ${how} leads once to the end`, async ({ baseURL }) => {
    await expectNoFaults(baseURL, inAllWays([...new Set(places)]))
  })
}
