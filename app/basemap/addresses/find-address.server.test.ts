import { afterAll, beforeEach, expect, test } from 'vitest'
import { openGeocoder } from '../../../testing/map/geocoder'
import { openTestDatabase } from '../../../testing/test-database'
import { askServers } from '../../web/asked/ask-servers.server'
import { findAddress } from './find-address.server'

const { db } = await openTestDatabase()
const geocoder = await openGeocoder()
afterAll(() => geocoder.close())

let clock = Date.parse('2026-11-17T10:00:00Z')
beforeEach(() => {
  geocoder.asked.length = 0
  clock += 60_000
})
const toolsOf = (kind: 'nominatim' | 'photon', path: string) => ({
  db,
  now: () => new Date(clock),
  language: 'nl' as const,
  asked: askServers(
    { geocoder: { kind, url: geocoder.at(path) }, router: undefined },
    'https://a.example',
  ),
})
const leuven = { name: 'Naamsestraat 3, 3000 Leuven', latitude: 50.8777, longitude: 4.7005 }

test.each([
  ['nominatim', '/search'],
  ['photon', '/api'],
] as const)('%s is asked once for the same address', async (kind, path) => {
  const tools = toolsOf(kind, path)
  const first = await findAddress(tools, ' Naamsestraat  3, Leuven ')
  expect(first).toMatchObject({ outcome: 'found', addresses: [leuven, {}] })
  expect(await findAddress(tools, 'Naamsestraat 3, Leuven')).toEqual(first)
  expect(geocoder.asked).toHaveLength(1)

  clock += 91 * 24 * 60 * 60 * 1_000
  expect(await findAddress(tools, 'Naamsestraat 3, Leuven')).toEqual(first)
  expect(geocoder.asked).toHaveLength(2)
})

test('a geocoder is asked once a second by all together', async () => {
  const tools = toolsOf('nominatim', '/search')
  expect(await findAddress(tools, 'Rue de Fer 5', 0)).toMatchObject({ outcome: 'found' })
  expect(await findAddress(tools, 'Rue de Fer 6', 0)).toEqual({ outcome: 'busy' })
  clock += 1_000
  expect(await findAddress(tools, 'Rue de Fer 6', 0)).toMatchObject({ outcome: 'found' })
  expect(geocoder.asked).toHaveLength(2)
})

test('what is not found is found not to be there; rubbish is not kept', async () => {
  const none = { outcome: 'found', addresses: [] }
  expect(await findAddress(toolsOf('photon', '/api'), 'Nergensstraat 9')).toEqual(none)
  expect(await findAddress(toolsOf('photon', '/api'), '   ')).toEqual(none)
  for (const _ of [1, 2]) {
    clock += 1_000
    expect(await findAddress(toolsOf('nominatim', '/rubbish'), 'Naamsestraat')).toEqual({
      outcome: 'away',
    })
  }
  expect(geocoder.asked).toHaveLength(3)
})

test('without a server nobody is asked', async () => {
  const { asked: _, ...tools } = toolsOf('photon', '/api')
  expect(await findAddress(tools, 'Naamsestraat 3')).toEqual({ outcome: 'unset' })
})
