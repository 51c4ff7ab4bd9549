import fc from 'fast-check'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { aProperty, insertProperties } from '../properties/testing'
import { params } from '../search/criteria-url'
import { type Tools, toolsContext } from '../site/site.server'
import { loader } from './lists/list.page'

const { db } = await openTestDatabase()
const aLet = (city: string, zip: string, type: number) =>
  aProperty({ list: 'for-rent', goal: 'rent', city, zip, type, types: [type] })
const toRent = [
  aLet('Gent', '9000', 1),
  aLet('Gent', '9000', 2),
  aLet('Leuven', '3000', 1),
  aLet('Leuven', '3000', 7),
]
await insertProperties(db, [
  ...Array.from({ length: 30 }, () => aProperty()),
  ...toRent,
  aProperty({ list: 'commercial', type: 6, types: [6] }),
  aProperty({ list: 'abroad', countryId: 33 }),
  aProperty({ list: 'realisations', status: 'sold' }),
])

const tools = {
  db,
  now: () => new Date('2026-11-15T10:00:00Z'),
  origin: 'http://localhost',
  siteConfiguration: () => ({ brand: { name: 'Baksteen' } }),
  siteLanguages: () => ({ enabled: ['nl', 'fr', 'en'], default: 'nl' }),
} as unknown as Tools

/** What the page answers: its data, or where it sends the visitor. */
async function site(pattern: string, query = '') {
  const url = new URL(`http://localhost${pattern}${query}`)
  const context = new RouterContextProvider(new Map([[toolsContext, tools]]))
  const request = new Request(url)
  type Arguments = Parameters<typeof loader>[0]
  return loader({ context, pattern, url, request, params: {} } as unknown as Arguments).catch(
    (thrown: unknown) => {
      if (thrown instanceof Response) return thrown
      throw thrown
    },
  )
}

test.each([
  ['/nl/te-koop/', 'for-sale', 30],
  ['/nl/te-huur/', 'for-rent', 4],
  ['/nl/handel/', 'commercial', 1],
  ['/nl/buitenland/', 'abroad', 1],
  ['/nl/realisaties/', 'realisations', 1],
])('[1.01, 2.03, 2.34] %s lists what is %s', async (path, list, total) => {
  expect(await site(path)).toMatchObject({ found: { list, total } })
})

test('[5.17] a page holds 24 of the total, the next one the rest', async () => {
  const first = await site('/nl/te-koop/')
  const second = await site('/nl/te-koop/', '?page=2')
  expect(first).toMatchObject({ found: { total: 30, pages: 2, cards: { length: 24 } } })
  expect(second).toMatchObject({ found: { total: 30, pages: 2, cards: { length: 6 } } })
})

test.each([
  ['[2.14] a town', '?city=Leuven%7C3000', [2, 3]],
  ['[2.14] two towns', '?city=Gent%7C9000&city=Leuven%7C3000', [0, 1, 2, 3]],
  ['[2.15] a type', '?type=1', [0, 2]],
  ['[2.15] two types', '?type=2&type=7', [1, 3]],
  ['[2.14, 2.15] a town and a type', '?city=Leuven%7C3000&type=7', [3]],
])('%s narrows the list: %s', async (_, query, places) => {
  const answer = await site('/nl/te-huur/', query)
  if (answer instanceof Response) throw new Error(`leads to ${answer.headers.get('location')}`)
  const ids = answer.found.cards.map(({ id }) => id)
  expect(new Set(ids)).toEqual(new Set(places.map((place) => toRent[place]?.id)))
  expect(answer.found.total).toBe(places.length)
})

test('[2.14] a postal code that is not of the town finds nothing, and says what does', async () => {
  expect(await site('/nl/te-koop/', '?city=Gent%7C9000&type=1')).toMatchObject({
    found: { total: 30 },
    head: { isHidden: true },
  })
  expect(await site('/nl/te-koop/', '?city=Gent%7C9999')).toMatchObject({
    found: { total: 0, empty: { culprits: ['cities'], offers: [{ count: 30 }] } },
  })
})

test('whatever is asked is answered with a page or a better address, in bounded time', async () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom("'; drop table properties; --", '%', '_', '\u0000', '-1', '1e308', 'NaN', '|'),
    fc.integer().map(String),
  )
  const query = fc.array(fc.tuple(fc.constantFrom(...Object.values(params), 'x'), value), {
    maxLength: 40,
  })
  await fc.assert(
    fc.asyncProperty(query, async (entries) => {
      const asked = new URLSearchParams(entries)
      const answer = await site('/nl/te-koop/', asked.size ? `?${asked}` : '')
      if (!(answer instanceof Response)) return
      expect(answer.status).toBe(302)
      const better = new URL(answer.headers.get('location') ?? '', 'http://localhost')
      const page = await site('/nl/te-koop/', better.search)
      expect(page instanceof Response ? better.searchParams.has('page') : true).toBe(true)
    }),
    { numRuns: 60 },
  )
})
