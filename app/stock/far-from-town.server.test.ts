import { expect, test } from 'vitest'
import { farFromTown } from './far-from-town.server'

const leuven = { latitude: 50.88, longitude: 4.7 }

test.each([
  ['in its town', 'Leuven', leuven],
  ['in its town, in French', 'LOUVAIN', leuven],
  ['in its town, with a hyphen', 'sint pieters leeuw', { latitude: 50.78, longitude: 4.24 }],
  ['at the edge of a wide one', 'Antwerpen', { latitude: 51.32, longitude: 4.3 }],
  ['in a town we do not know', 'Nergenshuizen', leuven],
  ['without a place', 'Leuven', { latitude: null, longitude: null }],
])('a property is not flagged %s', (_, city, spot) => {
  expect(farFromTown({ city, ...spot })).toBeUndefined()
})

test.each([
  ['with another town', 'Oostende', leuven, 126],
  [
    'with latitude and longitude changed places',
    'Leuven',
    { latitude: 4.7, longitude: 50.88 },
    6_650,
  ],
])('a property %s is flagged', (_, city, spot, about) => {
  const far = farFromTown({ city, ...spot }) ?? 0
  expect(Math.abs(far - about)).toBeLessThan(about * 0.1)
})
