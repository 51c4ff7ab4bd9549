import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overviewOf } from '../../basemap/drawing/overview-view'
import { isInside, type Point } from '../geometry'
import { pinHeight, pricePins } from './price-pins'

const leuven: Point = [4.7, 50.88]
const namur: Point = [4.87, 50.47]
const home = (id: number, spot: Point, priceCents: number | null = 39_800_000) => {
  return { id, spot, priceCents, city: 'Leuven' }
}
const pinsOf = (found: ReturnType<typeof home>[]) =>
  pricePins(overviewOf(found.map(({ spot }) => spot)), found)

test('a property alone has its price, or nothing where none is published', () => {
  expect(pinsOf([home(1, leuven), home(2, namur, null)])).toMatchObject([
    { ids: [1], label: '€\u00a0398k', area: null },
    { ids: [2], label: '', area: null },
  ])
})

test('those that lie too close are one pin, with the lowest price and the area around them', () => {
  const [pin, ...others] = pinsOf([
    home(1, leuven),
    home(2, leuven, 19_000_000),
    home(3, [4.701, 50.881], null),
  ])
  expect(others).toEqual([])
  expect(pin).toMatchObject({ ids: [1, 2, 3], label: '€\u00a0190k+' })
  expect(isInside(leuven, pin?.area ?? [])).toBe(true)
  expect(isInside([4.701, 50.881], pin?.area ?? [])).toBe(true)
})

test('several without a price say how many they are', () => {
  expect(pinsOf([home(1, leuven, null), home(2, leuven, null)])).toMatchObject([{ label: '2' }])
})

test('no pin lies over another, each is large enough to press, and nothing is lost', () => {
  const spot = fc.tuple(
    fc.double({ min: 4, max: 5.5, noNaN: true }),
    fc.double({ min: 50.4, max: 51.2, noNaN: true }),
  )
  fc.assert(
    fc.property(fc.array(spot, { minLength: 1, maxLength: 40 }), (spots) => {
      const pins = pinsOf(spots.map((each, nth) => home(nth + 1, each, (nth + 1) * 1_000_000)))
      expect(pins.flatMap(({ ids }) => ids).toSorted((one, other) => one - other)).toEqual(
        spots.map((_, nth) => nth + 1),
      )
      for (const [nth, pin] of pins.entries()) {
        expect(Math.min(pin.width, pinHeight)).toBeGreaterThanOrEqual(24)
        for (const other of pins.slice(nth + 1)) {
          const isApart =
            Math.abs(pin.x - other.x) >= (pin.width + other.width) / 2 ||
            Math.abs(pin.y - other.y) >= pinHeight
          expect(isApart).toBe(true)
        }
      }
    }),
  )
})
