import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openGeocoder } from '../../../testing/map/geocoder'
import { openRouter } from '../../../testing/map/router'
import { openTestDatabase } from '../../../testing/test-database'
import { replaceNearbyPlaces } from '../../basemap/nearby/queries.server'
import { findFullProperty } from '../../properties/shown/full-queries.server'
import { aProperty, insertProperties } from '../../properties/testing'
import { askServers } from '../../web/asked/ask-servers.server'
import { isInside, kilometres, type Point } from '../geometry'
import { findPlace, placesKnown } from './find-place.server'
import { howFar } from './how-far.server'
import { reachArea, reachWays } from './reach.server'
import { estimatedReach } from './travel'

const { db } = await openTestDatabase()
const router = await openRouter()
const geocoder = await openGeocoder()
afterAll(() => {
  router.close()
  geocoder.close()
})
beforeEach(() => {
  router.asked.length = 0
  geocoder.asked.length = 0
})

const asking = (kind?: 'valhalla' | 'osrm', path = '') =>
  askServers(
    { geocoder: undefined, router: kind && { kind, url: router.at(path) } },
    'https://a.example',
  )
const toolsOf = (asked = asking(), contentVersion = 1) => ({
  db,
  now: () => new Date('2026-11-17T10:00:00Z'),
  language: 'nl' as const,
  contentVersion,
  asked,
})
const spot = { latitude: 50.9, longitude: 4.75, radius: null }

test('a town is known by any of its names, and told in the language of the reader', async () => {
  for (const text of ['Leuven', 'louvain', ' LÖWEN ']) {
    expect(await findPlace(toolsOf(), text)).toMatchObject({ outcome: 'found', name: 'Leuven' })
  }
  expect(await findPlace({ ...toolsOf(), language: 'fr' }, 'leuven')).toMatchObject({
    name: 'Louvain',
  })
  expect(await findPlace(toolsOf(), 'Nergenshuizen')).toEqual({ outcome: 'unknown' })
  expect(geocoder.asked).toEqual([])
})

test.each([
  ['3000 Leuven', 'Leuven'],
  ['leuven 3000', 'Leuven'],
  ['Kessel-Lo', 'Kessel-Lo'],
  ['3010 kessel-lo', 'Kessel-Lo'],
])('%s is found, as on an envelope and below the municipality', async (text, name) => {
  expect(await findPlace(toolsOf(), text)).toMatchObject({ outcome: 'found', name })
})

test('no more is promised than can be found: towns, stations with a file, addresses with a geocoder', async () => {
  await db.transaction((all) => replaceNearbyPlaces(all, []))
  expect(await placesKnown(toolsOf(asking(), 20))).toBe('towns')
  const places = [
    { kind: 'station' as const, name: { '': 'Leuven' }, spot: { x: 4.7158, y: 50.8815 } },
  ]
  await db.transaction((all) => replaceNearbyPlaces(all, places))
  expect(await placesKnown(toolsOf(asking(), 21))).toBe('stations')
  const url = geocoder.at('/api')
  const asked = askServers(
    { geocoder: { kind: 'photon', url }, router: undefined },
    'https://a.example',
  )
  expect(await placesKnown(toolsOf(asked, 21))).toBe('addresses')
})

test('a station comes from the file of the operator, an address from the geocoder', async () => {
  const station = { '': 'Leuven', fr: 'Louvain' }
  const places = [{ kind: 'station' as const, name: station, spot: { x: 4.7158, y: 50.8815 } }]
  await db.transaction((all) => replaceNearbyPlaces(all, places))
  const asked = askServers(
    { geocoder: { kind: 'photon', url: geocoder.at('/api') }, router: undefined },
    'https://a.example',
  )
  const tools = toolsOf(asked, 2)
  for (const text of ['station Leuven', 'gare de Louvain', 'Leuven station', 'Bahnhof Löwen']) {
    const found = { outcome: 'found', name: 'Station Leuven', spot: [4.7158, 50.8815] }
    expect(await findPlace(tools, text), text).toEqual(found)
  }
  expect(geocoder.asked).toEqual([])
  expect(await findPlace(tools, 'Rue de Fer 5')).toMatchObject({ spot: [4.865, 50.4655] })
  expect(geocoder.asked).toHaveLength(1)
})

test.each([
  ['valhalla', '/valhalla', ['bike', 'car', 'foot']],
  ['osrm', '/osrm-{profile}', ['bike', 'car', 'foot']],
  ['osrm', '/osrm', ['car']],
] as const)('%s at %s tells the time by %j, and is asked once', async (kind, path, ways) => {
  const tools = toolsOf(asking(kind, path))
  const [row] = await howFar(tools, spot, ['Leuven'])
  if (row?.outcome !== 'found') throw new Error('not found')
  expect(Object.keys(row.times).sort()).toEqual(ways)
  expect(row).toMatchObject({ name: 'Leuven', isEstimated: false })
  const { car = 0, bike = 999, foot = 999 } = row.times
  expect(car).toBeGreaterThan(0)
  expect(bike).toBeGreaterThan(car)
  expect(foot).toBeGreaterThanOrEqual(bike)
  const before = router.asked.length
  expect(before).toBe(ways.length)
  await howFar(tools, spot, ['Leuven'])
  expect(router.asked).toHaveLength(before)
})

test('without a router, or with one that is away, times are estimates and say so', async () => {
  for (const asked of [asking(), asking('valhalla', '/rubbish')]) {
    const [row, none] = await howFar(toolsOf(asked), spot, ['Leuven', 'Nergenshuizen'])
    if (row?.outcome !== 'found') throw new Error('not found')
    expect(row.isEstimated).toBe(true)
    expect(Object.keys(row.times)).toEqual(['foot', 'bike'])
    expect(row.times.foot).toBe(Math.ceil(Math.round((row.metres * 1.3) / 10) / 8))
    expect(none).toEqual({ text: 'Nergenshuizen', outcome: 'unknown' })
  }
})

test('nobody is told to walk to the other end of the country', async () => {
  const [row] = await howFar(toolsOf(), spot, ['Oostende'])
  expect(row).toMatchObject({ outcome: 'found', times: {} })
})

test('what a router says can be reached becomes an area that an address can hold', async () => {
  const from: Point = [4.7, 50.88]
  const asked = asking('valhalla', '/valhalla')
  const area = (await reachArea(asked, from, 'bike', 35)) ?? []
  expect(area.length).toBeGreaterThan(3)
  expect(area.length).toBeLessThanOrEqual(60)
  const reach = 35 * 60 * 4.5
  const east = (share: number): Point => [4.7 + (share * reach) / 70_800, 50.88]
  expect(isInside(east(0.95), area)).toBe(true)
  expect(isInside(east(1.05), area)).toBe(false)
  await reachArea(asked, from, 'bike', 35)
  expect(router.asked).toHaveLength(1)
  expect(await reachArea(asking('valhalla', '/rubbish'), from, 'bike', 35)).toBeUndefined()
})

test('without Valhalla the area is a circle, on foot and by bike', async () => {
  expect(reachWays(asking('valhalla', '/valhalla'))).toEqual(['foot', 'bike', 'car'])
  for (const asked of [asking(), asking('osrm', '/osrm')]) {
    expect(reachWays(asked)).toEqual(['foot', 'bike'])
    const from: Point = [4.7, 50.88]
    const area = (await reachArea(asked, from, 'bike', 30)) ?? []
    for (const corner of area) {
      expect(kilometres(from, corner)).toBeCloseTo(estimatedReach('bike', 30), 1)
    }
  }
  expect(router.asked).toEqual([])
})

test('[5.11] no router hears of a hidden address, and no time tells it', async () => {
  const homes = fc.sample(
    fc.record({
      latitude: fc.double({ min: 50.865, max: 50.895, noNaN: true }),
      longitude: fc.double({ min: 4.67, max: 4.73, noNaN: true }),
    }),
    { numRuns: 30, seed: 175 },
  )
  const hidden = homes.map((each) => aProperty({ ...each, publishAddress: false, hideCity: false }))
  await insertProperties(db, hidden)
  for (const kind of ['valhalla', 'osrm'] as const) {
    const tools = toolsOf(asking(kind, kind === 'osrm' ? '/osrm-{profile}' : '/valhalla'))
    for (const { id } of hidden) {
      router.asked.length = 0
      const found = await findFullProperty(db, id)
      const place = found.outcome === 'found' ? found.detailIn('nl').place : null
      if (!place) throw new Error('no circle')
      const rows = await howFar(tools, place, ['Leuven', 'Brussel'])
      expect(rows.map(({ outcome }) => outcome)).toEqual(['found', 'found'])
      expect(router.asked).toHaveLength(3)
      for (const { spots } of router.asked) {
        expect(spots[0]).toEqual({ lat: place.latitude, lon: place.longitude })
      }
      for (const row of rows) {
        if (row.outcome === 'found') expect(row.metres % 100).toBe(0)
      }
    }
  }
})
