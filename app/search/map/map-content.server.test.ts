import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { badges } from '../../properties/look-ups/look-up-tables.server'
import { aProperty, insertProperties } from '../../properties/testing'
import { noCriteria } from '../criteria'
import { mapContentOf } from './map-content.server'
import { mapContent } from './map-schema'

const { db } = await openTestDatabase()
const tools = { db, now: () => new Date('2026-11-15T10:00:00Z'), contentVersion: 1 }
const spot = { latitude: 50.88, longitude: 4.7 }

test('[7.03] the map is told the properties that were searched, its type, and the badges to leave out', async () => {
  const property = aProperty({ ...spot, badge: 901, bedrooms: 5, priceCents: 39_800_000 })
  await insertProperties(db, [
    property,
    aProperty({ ...spot, bedrooms: 1 }),
    aProperty({ bedrooms: 5 }),
  ])
  await db.insert(badges).values([
    { code: 901, name: { nl: 'Nieuw' } },
    { code: 902, name: { nl: 'Verkocht' }, isOnMap: false },
  ])
  const area: [number, number][] = [
    [4.6, 50.8],
    [4.8, 50.8],
    [4.7, 51],
  ]
  const wish = { ...noCriteria, minBedrooms: 4, area }
  const told = await mapContentOf(tools, 'for-sale', wish, 'nl')
  expect(told).toEqual({
    kind: 'content',
    propertyList: [
      {
        id: property.id,
        spot: [4.7, 50.88],
        radius: null,
        label: '€\u00a0398k',
        badge: 901,
        badgeText: 'Nieuw',
        href: `/property/${property.id}/`,
      },
    ],
    messageInfo: { total: 1, language: 'nl', area },
    mapType: 'list',
    customMarker: null,
    marqueeIgnoreList: expect.arrayContaining([902]),
  })
  expect(told.marqueeIgnoreList).not.toContain(901)
  expect(mapContent.parse(told)).toEqual(told)
})
