import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownPlace } from './shown-place'

const leuven = { latitude: 50.87959, longitude: 4.70093 }
const hidden = { ...leuven, publishAddress: false, hideCity: false }
const secret = () => fc.uint8Array({ minLength: 32, maxLength: 32 })

test('[5.11] a published address is shown where it is', () => {
  const place = shownPlace({ ...hidden, publishAddress: true }, new Uint8Array(32))
  expect(place).toEqual({ ...leuven, radius: null })
})

test('[5.11] a hidden town has no place at all, nor has a home without coordinates', () => {
  expect(shownPlace({ ...hidden, hideCity: true }, new Uint8Array(32))).toBeNull()
  expect(shownPlace({ ...hidden, latitude: null }, new Uint8Array(32))).toBeNull()
})

test('[5.11] an unpublished address is somewhere in a circle, always the same one', () => {
  fc.assert(
    fc.property(secret(), (bytes) => {
      const place = shownPlace(hidden, bytes)
      expect(shownPlace(hidden, bytes)).toEqual(place)
      expect(place?.radius).toBe(400)
      expect(metresApart(place ?? leuven, leuven)).toBeLessThan(400)
    }),
  )
})

test('[5.11] the centre is not the home', () => {
  const centres = fc
    .sample(secret(), { numRuns: 200, seed: 7 })
    .map((bytes) => shownPlace(hidden, bytes) ?? leuven)
  const distances = centres.map((centre) => metresApart(centre, leuven))
  const average = distances.reduce((sum, each) => sum + each, 0) / distances.length
  expect(average).toBeGreaterThan(60)
})

type Point = { latitude: number; longitude: number }

function metresApart(one: Point, other: Point): number {
  const north = (one.latitude - other.latitude) * 111_320
  const east = (one.longitude - other.longitude) * 111_320 * Math.cos((50.88 * Math.PI) / 180)
  return Math.hypot(north, east)
}
