import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { findFullProperty } from '../properties/shown/full-queries.server'
import { aProperty, insertProperties } from '../properties/testing'
import { type Criteria, noCriteria } from './criteria'
import { mapContentOf } from './map/map-content.server'
import { findPage } from './queries.server'

const { db } = await openTestDatabase()
const now = new Date('2026-11-15T10:00:00Z')
const wish = (some: Partial<Criteria>): Criteria => ({ ...noCriteria, ...some })
const found = async (some: Partial<Criteria>, list: 'commercial') =>
  (await findPage(db, list, wish(some), { now, centres: [] })).ids

test('[5.11] a hidden street and a hidden place cannot be found out by searching', async () => {
  const place = { latitude: 50.876543, longitude: 4.712345 }
  const hidden = { list: 'commercial', street: 'Geheimstraat', ...place } as const
  const shown = aProperty({ ...hidden, street: 'Openbaarstraat' })
  const street = aProperty({ ...hidden, publishAddress: false, city: 'Leuven', zip: '3000' })
  const town = aProperty({ ...hidden, publishAddress: false, hideCity: true, city: 'Herent' })
  await insertProperties(db, [shown, street, town])

  expect(await found({ text: 'openbaarstraat' }, 'commercial')).toEqual([shown.id])
  expect(await found({ text: 'geheimstraat' }, 'commercial')).toEqual([])
  expect(await found({ text: 'herent' }, 'commercial')).toEqual([])
  expect(await found({ cities: [{ name: 'Herent', zip: '' }] }, 'commercial')).toEqual([])
  expect(await found({ cities: [{ name: 'LEUVEN', zip: '3000' }] }, 'commercial')).toEqual([
    street.id,
  ])

  const within = (reach: number, { longitude: x, latitude: y } = place) => {
    return found(
      {
        area: [
          [x - reach, y - reach],
          [x + reach, y - reach],
          [x + reach, y + reach],
          [x - reach, y + reach],
        ],
      },
      'commercial',
    )
  }
  expect(await within(0.00002)).toEqual([shown.id])
  expect((await within(0.03)).sort()).toEqual([shown.id, street.id])
  const detail = await findFullProperty(db, street.id)
  const circle = detail.outcome === 'found' ? detail.detailIn('nl').place : null
  expect(await within(0.00002, circle ?? place)).toEqual([street.id])
  const { propertyList } = await mapContentOf(
    { db, now: () => now, contentVersion: 1 },
    'commercial',
    wish({ cities: [{ name: 'Leuven', zip: '3000' }] }),
    'nl',
  )
  expect(propertyList).toMatchObject([
    { id: street.id, spot: [circle?.longitude, circle?.latitude], radius: circle?.radius },
  ])
})
