import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnMap } from '../../testing/map/map-file'
import { openTestDatabase } from '../../testing/test-database'
import { openPlacePictures } from '../basemap/drawing/place-picture.server'
import { replaceNearbyPlaces } from '../basemap/nearby/queries.server'
import { surroundingsOf } from '../basemap/surroundings.server'
import { openKeptTiles } from '../basemap/tiles/kept-tiles.server'
import { keepMapBytes } from '../basemap/tiles/testing'
import { openFileStore } from '../files/file-store.server'
import { findFullProperty } from '../properties/shown/full-queries.server'
import { hiddenRadius } from '../properties/shown/shown-place'
import { aProperty, insertProperties } from '../properties/testing'
import { createSigner } from '../web/signed-link.server'
import { noCriteria } from './criteria'
import { kilometres } from './geometry'
import { mapContentOf } from './map/map-content.server'

const { db } = await openTestDatabase()
const now = () => new Date('2026-11-15T10:00:00Z')
const files = openFileStore(await mkdtemp(path.join(tmpdir(), 'baksteen-hidden-')))
const signer = createSigner('secret')
const draw = openPlacePictures(signer, openKeptTiles(files))
await keepMapBytes({ db, files }, drawnMap())

/** Degrees: some ten metres. */
const close = 0.0001
const spots = fc.array(
  fc.record({
    latitude: fc.double({ min: 50.865, max: 50.895, noNaN: true }),
    longitude: fc.double({ min: 4.67, max: 4.73, noNaN: true }),
  }),
  { minLength: 40, maxLength: 40 },
)

test('[5.11] no map, drawing, bound or distance tells a hidden address beyond its circle', async () => {
  const [homes = []] = fc.sample(spots, { numRuns: 1, seed: 23 })
  const hidden = homes.map((spot) =>
    aProperty({ ...spot, list: 'for-sale', publishAddress: false, city: 'Leuven', zip: '3000' }),
  )
  await insertProperties(db, hidden)
  const { propertyList } = await mapContentOf(
    { db, now, contentVersion: 1 },
    'for-sale',
    noCriteria,
    'nl',
  )
  for (const [nth, { id }] of hidden.entries()) {
    const exact = homes[nth] ?? { latitude: 0, longitude: 0 }
    const found = await findFullProperty(db, id)
    const property = found.outcome === 'found' ? found.detailIn('nl') : undefined
    const circle = property?.place ?? { latitude: 0, longitude: 0, radius: null }
    expect(circle.radius).toBe(hiddenRadius)
    const told = await surroundingsOf({ db, signer, language: 'nl', contentVersion: nth }, circle)
    const drawing = (await draw(`${told.picture}`.replace('/map/places/', ''))) ?? ''
    expect(drawing).toContain('<circle cx="600" cy="176" r="100"')
    const marker = propertyList.find((each) => each.id === id)
    expect(marker).toMatchObject({
      spot: [circle.longitude, circle.latitude],
      radius: hiddenRadius,
    })

    const all = JSON.stringify([property, told, marker]) + drawing
    const numbers = (all.match(/-?\d+\.\d+/g) ?? []).map(Number)
    const others = numbers.filter((each) => each !== circle.latitude && each !== circle.longitude)
    for (const side of [exact.latitude, exact.longitude]) {
      expect(others.filter((each) => Math.abs(each - side) < close)).toEqual([])
    }
  }
})

test('[5.11] what is near a hidden address is measured from the middle of its circle', async () => {
  const schools = Array.from({ length: 40 }, (_, nth) => ({
    kind: 'school' as const,
    name: { '': `School ${nth}` },
    spot: { x: 4.66 + (nth % 8) * 0.011, y: 50.86 + Math.floor(nth / 8) * 0.009 },
  }))
  await db.transaction((all) => replaceNearbyPlaces(all, schools))
  const [homes = []] = fc.sample(spots, { numRuns: 1, seed: 150 })
  const hidden = homes.map((spot) => aProperty({ ...spot, publishAddress: false, hideCity: false }))
  await insertProperties(db, hidden)
  const tools = { db, signer, language: 'nl' as const, contentVersion: -150 }
  for (const { id } of hidden) {
    const found = await findFullProperty(db, id)
    const property = found.outcome === 'found' ? found.detailIn('nl') : undefined
    const circle = property?.place ?? { latitude: 0, longitude: 0, radius: null }
    const { near } = await surroundingsOf(tools, circle)
    const middle = [circle.longitude, circle.latitude] as const
    const places = near.flatMap((group) => group.places)
    expect(places).not.toEqual([])
    for (const { spot, metres, walkMetres, name } of places) {
      expect(schools.find((each) => each.name[''] === name)?.spot).toEqual(spot)
      const supposed = Math.max(Math.round(kilometres(middle, [spot.x, spot.y]) * 10), 1) * 100
      expect(metres).toBe(supposed)
      expect(walkMetres).toBe(Math.round((supposed * 1.3) / 100) * 100)
    }
  }
})

test('[5.11] the drawing of a circle is the same whatever it hides', async () => {
  const circle = { latitude: 50.88, longitude: 4.7, radius: hiddenRadius }
  const tools = { db, signer, language: 'nl' as const, contentVersion: -1 }
  const [one, other] = [await surroundingsOf(tools, circle), await surroundingsOf(tools, circle)]
  expect(one).toEqual(other)
})
