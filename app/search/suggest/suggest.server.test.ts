import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { countByList } from '../../properties/shown/list-count-queries.server'
import { aProperty, insertProperties } from '../../properties/testing'
import { noVersion } from '../../web/versioned-cache'
import { findDestination, suggest } from './suggest.server'

const { db } = await openTestDatabase()
const tools = { db, now: () => new Date('2026-11-15'), contentVersion: noVersion }

const long = `Een woning, ${'met tuin en '.repeat(20)}garage`
const property = aProperty({
  id: 4127,
  reference: 'BK-0412/7',
  city: 'Heverlee',
  zip: '3001',
  description: { nl: `<p>${long}</p>` },
})
const rented = aProperty({ list: 'for-rent', goal: 'rent', city: 'HEVERLEE', zip: '3001' })
const secret = aProperty({ city: 'Geheimdorp', publishAddress: false, hideCity: true })
const gone = aProperty({ reference: 'BK-9', hiddenAt: new Date() })
const sold = aProperty({ list: 'realisations', status: 'sold', city: 'Soldstad' })
await insertProperties(db, [property, rented, secret, gone, sold])

test.each(['4127', 'BK-0412/7', 'bk 0412 7', ' 4127 '])(
  '[5.08] %j is exactly one property',
  async (text) => {
    const { properties } = await suggest(tools, text, 'nl')
    expect(properties).toMatchObject([{ id: 4127, href: '/nl/te-koop/heverlee/huis/4127/' }])
  },
)

test('[5.14] the property search tells a hundred characters of the description', async () => {
  const { properties } = await suggest(tools, '4127', 'nl')
  expect(properties[0]?.summary).toBe(
    'Een woning, met tuin en met tuin en met tuin en met tuin en met tuin en met tuin en met tuin en met…',
  )
})

test.each(['412', '04127', 'BK-0412', 'BK-9', '0x101f', '4127.0', '99999999999'])(
  '[5.08] %j is not nearly a property',
  async (text) => {
    expect((await suggest(tools, text, 'nl')).properties).toEqual([])
  },
)

test('[5.08, 5.09] a city is found by any of its names, with what each list holds there', async () => {
  for (const text of ['heverlee', 'HÉVERLEE', '3001', 'hev']) {
    const { cities } = await suggest(tools, text, 'fr')
    expect(cities).toMatchObject([
      {
        zip: '3001',
        counts: { 'for-sale': 1, 'for-rent': 1 },
        href: expect.stringMatching(/^\/fr\/a-vendre\/\?city=/),
      },
    ])
  }
})

test.each(['', '   ', '!?', 'geheimdorp', 'soldstad', 'hvrl'])(
  '[5.08] %j suggests nothing',
  async (text) => {
    expect(await suggest(tools, text, 'nl')).toEqual({ properties: [], cities: [] })
  },
)

test.each([
  ['4127', undefined, '/nl/te-koop/heverlee/huis/4127/'],
  ['hever', 'for-rent', '/nl/te-huur/?city=Heverlee%7C3001'],
  ['grote tuin', 'for-rent', '/nl/te-huur/?text=grote+tuin'],
  ['', 'for-sale', '/nl/te-koop/'],
  ['\u0000', undefined, '/nl/te-koop/'],
] as const)('[4.10] without a script %j in %s leads to %s', async (text, list, path) => {
  expect(await findDestination(tools, text, 'nl', list)).toBe(path)
})

test('the buttons count what they lead to', async () => {
  expect(await countByList(db)).toEqual({ 'for-sale': 2, 'for-rent': 1, realisations: 1 })
})

test('[4.01] nothing leads to a list in draft: another list is offered, or the home page', async () => {
  const without = (...unpublished: string[]) => ({ ...tools, unpublished: new Set(unpublished) })
  const sale = without('/nl/te-koop/')
  const { cities } = await suggest(sale, 'heverlee', 'nl')
  expect(cities).toMatchObject([{ counts: { 'for-rent': 1 } }])
  expect(cities[0]?.href).toMatch(/^\/nl\/te-huur\/\?city=/)
  expect(await findDestination(sale, 'heverlee', 'nl', 'for-sale')).toBe(cities[0]?.href)
  expect(await findDestination(sale, 'kelder', 'nl')).toBe('/nl/te-huur/?text=kelder')
  const all = without('/nl/te-koop/', '/nl/te-huur/', '/nl/handel/', '/nl/buitenland/')
  expect(await findDestination(all, 'heverlee', 'nl', 'for-sale')).toBe('/nl/')
})
