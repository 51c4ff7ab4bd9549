import { expect, test } from 'vitest'
import { boundsOf, circleFeatures, markerFeatures } from './map-features'
import type { MapContent } from './map-message'

const content: MapContent = {
  kind: 'content',
  propertyList: [
    { id: 1, spot: [4.7, 50.9], radius: null, label: 'a', badge: 0, href: '/property/1/' },
    { id: 2, spot: [4.8, 50.8], radius: 1_200, label: 'b', badge: 20, href: '/property/2/' },
  ],
  messageInfo: { total: 2, language: 'nl' },
  mapType: 'list',
  customMarker: null,
  marqueeIgnoreList: [20],
}

test('[7.03] homes with an ignored badge stay off the map', () => {
  expect(markerFeatures(content).features.map(({ id }) => id)).toEqual([1])
  const all = { ...content, marqueeIgnoreList: [] }
  expect(markerFeatures(all).features).toHaveLength(2)
})

test('only a hidden address gets a circle, of its size in metres', () => {
  const [circle, ...others] = circleFeatures(content).features
  expect(others).toEqual([])
  const shape = circle?.geometry as { coordinates: number[][][] } | undefined
  const first = shape?.coordinates[0]?.[0]
  const metres = ((first?.[0] ?? 0) - 4.8) * 111_320 * Math.cos((50.8 * Math.PI) / 180)
  expect(Math.round(metres)).toBe(1_200)
})

test('nothing to show is Belgium', () => {
  expect(boundsOf([])).toEqual([2.4, 49.4, 6.5, 51.6])
  expect(
    boundsOf([
      [4.7, 50.9],
      [4.8, 50.8],
    ]),
  ).toEqual([4.7, 50.8, 4.8, 50.9])
})
