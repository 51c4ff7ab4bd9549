import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { aProperty, insertProperties } from '../../properties/testing'
import { createSigner } from '../../web/signed-link.server'
import { noCriteria } from '../criteria'
import { readCriteria } from '../criteria-url'
import { listOverviewOf } from './list-overview.server'
import { mapContentOf } from './map-content.server'

const { db } = await openTestDatabase()
const now = () => new Date('2026-11-15T10:00:00Z')
const signer = createSigner('secret')
let contentVersion = 0
const overview = (wish = noCriteria, list: 'for-sale' | 'abroad' = 'for-sale') => {
  contentVersion += 1
  return listOverviewOf({ db, now, signer, contentVersion }, list, wish, 'fr')
}

const leuven = { list: 'for-sale' as const, city: 'Leuven', zip: '3000' }

test('a list without properties, or whose properties lie beyond our outlines, has no overview', async () => {
  expect(await overview()).toBeNull()
  await insertProperties(db, [aProperty({ list: 'abroad', latitude: 38.35, longitude: -0.48 })])
  expect(await overview(noCriteria, 'abroad')).toBeNull()
})

test('[5.11] prices are links; nothing of a hidden price, or of an address beyond its circle, is told', async () => {
  const exact = { latitude: 50.879123, longitude: 4.701234 }
  const [open, priceless, hidden] = [
    aProperty({
      ...leuven,
      latitude: 50.63,
      longitude: 5.57,
      city: 'Luik',
      zip: '4000',
      priceCents: 39_800_000,
    }),
    aProperty({
      ...leuven,
      latitude: 51.05,
      longitude: 3.72,
      priceCents: 12_300_000,
      publishPrice: false,
    }),
    aProperty({ ...leuven, ...exact, priceCents: 45_000_000, publishAddress: false }),
  ]
  await insertProperties(db, [open, priceless, hidden])
  const told = await overview()
  expect(told?.picture).toMatch(/^\/map\/places\/wide_[\d.]+_[\d.]+_\d+_fr_[0-9a-f]{16}\.svg$/)
  const pinOf = ({ id }: { id: number }) => told?.pins.find(({ ids }) => ids.includes(id))
  expect(pinOf(open)).toMatchObject({
    label: '€\u00a0398k',
    name: '€\u00a0398k, Liège',
    href: `/property/${open.id}/`,
  })
  for (const { name, label, ids } of told?.pins ?? []) {
    expect(name.startsWith(label), `${ids}: ${name}`).toBe(true)
  }
  expect(pinOf(priceless)).toMatchObject({
    label: '',
    name: expect.stringContaining('sur demande'),
  })
  expect(JSON.stringify(told)).not.toMatch(/123k|12300000|50\.879|4\.7012/)

  const live = await mapContentOf({ db, now, contentVersion: -1 }, 'for-sale', noCriteria, 'fr')
  const shown = live.propertyList.find(({ id }) => id === hidden.id)?.spot
  expect(shown).not.toEqual([exact.longitude, exact.latitude])
})

test('several are a link to the list of that area, with the rest of the search', async () => {
  await insertProperties(
    db,
    Array.from({ length: 3 }, () =>
      aProperty({ ...leuven, city: 'Namur', zip: '5000', latitude: 50.4674, longitude: 4.872 }),
    ),
  )
  const told = await overview(readCriteria(new URLSearchParams('city=Namur|5000&bedrooms=1')))
  const [pin] = told?.pins ?? []
  expect(pin?.href).toMatch(/^\/fr\/a-vendre\/\?.*bedrooms=1/)
  const search = new URL(pin?.href ?? '', 'https://x').searchParams
  const { area } = readCriteria(search)
  expect(area).toHaveLength(4)
  expect(pin?.name).toBe(`${pin?.label}, 3 biens à Namur et environs`)
})
