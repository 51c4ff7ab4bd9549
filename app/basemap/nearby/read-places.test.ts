import fc from 'fast-check'
import { expect, test } from 'vitest'
import { walk } from './nearby-place'
import { readPlaces } from './read-places'

const at = (coordinates: unknown, properties: object, type = 'Point') => {
  return { type: 'Feature', properties, geometry: { type, coordinates } }
}
const file = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features })
const school = { amenity: 'school', name: 'De Linde' }
const leuven = [4.7, 50.88]

test.each([
  ['school', { amenity: 'kindergarten' }],
  ['shop', { shop: 'bakery' }],
  ['stop', { highway: 'bus_stop' }],
  ['stop', { railway: 'tram_stop' }],
  ['station', { railway: 'halt' }],
  ['park', { leisure: 'park' }],
  ['doctor', { amenity: 'pharmacy' }],
])('a %s is known by its tags %o', (kind, tags) => {
  expect(readPlaces(file(at(leuven, { ...tags, name: 'X' })))).toMatchObject({
    outcome: 'read',
    places: [{ kind, name: { '': 'X' }, spot: { x: 4.7, y: 50.88 } }],
  })
})

test('names are kept by language, and an area is kept by its middle', () => {
  const names = { name: 'Parc Royal - Koninklijk Park', 'name:fr': 'Parc Royal', 'name:ja': '公園' }
  const ring = [
    [4.36, 50.84],
    [4.37, 50.84],
    [4.37, 50.85],
    [4.36, 50.84],
  ]
  const read = readPlaces(file(at([ring], { leisure: 'park', ...names }, 'Polygon')))
  expect(read.outcome === 'read' && read.places[0]).toEqual({
    kind: 'park',
    name: { '': 'Parc Royal - Koninklijk Park', fr: 'Parc Royal' },
    spot: { x: 4.365, y: 50.845 },
  })
})

test('what is not understood is left out and counted', () => {
  const read = readPlaces(
    file(
      at(leuven, school),
      at(leuven, { amenity: 'bench', name: 'Bank' }),
      at(leuven, { amenity: 'school', name: ' \u0000 ' }),
      at([2.35, 48.85], school),
      at([], school),
      at(['4.7', '50.88'], school),
      { type: 'Feature', properties: null, geometry: null },
      null,
    ),
  )
  expect(read).toMatchObject({
    outcome: 'read',
    leftOut: { other: 1, nameless: 1, abroad: 1, broken: 4 },
  })
})

test.each([
  ['it is no JSON, or it is truncated', ''],
  ['it is no JSON, or it is truncated', file(at(leuven, school)).slice(0, -3)],
  ['it is no GeoJSON FeatureCollection', '[]'],
  ['it is no GeoJSON FeatureCollection', JSON.stringify(at(leuven, school))],
  ['it holds another country', file(at([2.35, 48.85], school))],
  ['its features have no place or no tags', file({ type: 'Feature' })],
  ['none of its features has a name and a tag that we know', file(at(leuven, { amenity: 'bar' }))],
])('refused: %s', (reason, text) => {
  expect(readPlaces(text)).toEqual({ outcome: 'refused', reason })
})

test('whatever JSON is given is read or refused', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (features) => {
      expect(['read', 'refused']).toContain(readPlaces(file(...features)).outcome)
    }),
  )
})

test.each([
  [0.003, false, { metres: 10, walkMetres: 10, walkMinutes: 1 }],
  [0.4, false, { metres: 400, walkMetres: 520, walkMinutes: 7 }],
  [0.437, true, { metres: 400, walkMetres: 500, walkMinutes: 7 }],
  [0.02, true, { metres: 100, walkMetres: 100, walkMinutes: 2 }],
])('%d km is %o', (kilometres, isHidden, told) => {
  expect(walk(kilometres, isHidden)).toEqual(told)
})
