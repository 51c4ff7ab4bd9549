import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeArea, encodeArea } from '../area-code'
import { isInside, isSimple, type Point } from '../geometry'
import { areaOfReach } from './reach-area'

/** Outlines as routers draw them: many points, in and out. */
const outline = fc
  .array(fc.double({ min: 0.02, max: 0.2, noNaN: true }), { minLength: 8, maxLength: 400 })
  .map((radii) => {
    const ring = radii.map((radius, nth): Point => {
      const angle = (nth * 2 * Math.PI) / radii.length
      return [4.7 + radius * Math.cos(angle) * 1.5, 50.9 + radius * Math.sin(angle)]
    })
    return [...ring, ...ring.slice(0, 1)]
  })

test('whatever can be reached is an area with an inside, short enough for an address', () => {
  fc.assert(
    fc.property(outline, (ring) => {
      const area = areaOfReach([ring]) ?? []
      expect(area.length).toBeLessThanOrEqual(60)
      expect(isSimple(area)).toBe(true)
      expect(decodeArea(encodeArea(area))).toEqual(area)
      expect(isInside([4.7, 50.9], area)).toBe(true)
    }),
    { numRuns: 100 },
  )
})

test('of several parts the largest is searched, and what is none is none', () => {
  const square = (size: number): Point[] => [
    [4, 50],
    [4 + size, 50],
    [4 + size, 50 + size],
    [4, 50 + size],
    [4, 50],
  ]
  expect(areaOfReach([square(0.1), square(0.3), square(0.2)])).toEqual(square(0.3).slice(0, -1))
  expect(areaOfReach([])).toBeUndefined()
  expect(
    areaOfReach([
      [
        [4, 50],
        [4, 50],
        [4, 50],
        [4, 50],
      ],
    ]),
  ).toBeUndefined()
})
