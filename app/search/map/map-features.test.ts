import { expect, test } from 'vitest'
import { boundsOf, circleFeatures, markerFeatures, spotsOf } from './map-features'
import type { MapContent } from './map-schema'

const content: MapContent = {
  kind: 'content',
  propertyList: [
    {
      id: 1,
      spot: [4.7, 50.9],
      radius: null,
      label: '€ 1k',
      badge: 0,
      badgeText: 'Geen',
      href: '/property/1/',
    },
    {
      id: 2,
      spot: [4.8, 50.8],
      radius: 1_200,
      label: '€ 2k',
      badge: 20,
      badgeText: 'Nieuw',
      href: '/property/2/',
    },
  ],
  messageInfo: { total: 2, language: 'nl', area: null },
  mapType: 'list',
  customMarker: null,
  marqueeIgnoreList: [0],
}

test('[7.03] a marker tells price and badge, but no badge that is to be ignored', () => {
  const labels = (shown: MapContent) =>
    markerFeatures(shown).features.map(({ properties }) => properties?.label)
  expect(labels(content)).toEqual(['€ 1k', '€ 2k · Nieuw'])
  expect(labels({ ...content, marqueeIgnoreList: [0, 20] })).toEqual(['€ 1k', '€ 2k'])
})

test('on its own map a hidden address is its circle alone', () => {
  const detail = { ...content, mapType: 'detail' as const }
  expect(markerFeatures(detail).features.map(({ id }) => id)).toEqual([1])
  expect(circleFeatures(detail).features).toHaveLength(1)
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

test('the whole circle around a hidden address is in sight, on its own map', () => {
  const [, hidden] = content.propertyList
  if (!hidden) throw new Error('no hidden address')
  const detail = { ...content, propertyList: [hidden], mapType: 'detail' as const }
  const [, south, , north] = boundsOf(spotsOf(detail))
  expect(Math.round(((north - south) * 111_320) / 2)).toBe(1_200)
  expect(spotsOf({ ...detail, mapType: 'list' })).toEqual([[4.8, 50.8]])
})
