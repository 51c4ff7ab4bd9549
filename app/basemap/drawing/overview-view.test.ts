import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCovered } from '../land-covered'
import { drawOverview } from './draw-overview.server'
import { overviewOf, overviewSize, viewOfOverview } from './overview-view'

const belgium = fc.tuple(
  fc.double({ min: 2.6, max: 6.3, noNaN: true }),
  fc.double({ min: 49.6, max: 51.45, noNaN: true }),
)

test('whatever a search found is in sight, on the smallest map that a page shows', () => {
  fc.assert(
    fc.property(fc.array(belgium, { minLength: 1, maxLength: 30 }), (spots) => {
      const view = viewOfOverview(overviewOf(spots))
      for (const [x, y] of spots.map((spot) => view.at(...spot))) {
        expect(Math.abs(x - overviewSize.width / 2)).toBeLessThan(416 / 2)
        expect(Math.abs(y - overviewSize.height / 2)).toBeLessThan(448 / 2)
      }
    }),
  )
})

test('searches that differ little share their drawing', () => {
  const one = overviewOf([
    [4.7, 50.88],
    [5.57, 50.63],
  ])
  const other = overviewOf([
    [4.7001, 50.8801],
    [5.5702, 50.6302],
  ])
  expect(other).toEqual(one)
})

test('what lies beyond the outlines that we have is not covered', () => {
  expect(isCovered([4.35, 50.85])).toBe(true)
  expect(isCovered([-0.48, 38.35])).toBe(false)
})

test.each([
  [
    'all of Belgium',
    'Bruxelles',
    [
      [2.9, 51.2],
      [6.1, 50.6],
    ],
  ],
  ['one town', 'Louvain', [[4.7, 50.88]]],
] as const)('an overview of %s is light, names %s and runs nothing', (_, town, spots) => {
  const drawing = drawOverview(overviewOf(spots), 'fr')
  expect(drawing).toContain(`>${town}<`)
  expect(drawing.match(/<text/g)?.length).toBeGreaterThan(4)
  expect(drawing).not.toMatch(/<script|href|NaN|Infinity|undefined/)
  expect(Buffer.byteLength(drawing)).toBeLessThan(60_000)
})

test('where the outlines end the drawing fades: nothing is invented beyond', () => {
  const wide = drawOverview({ latitude: 50.6, longitude: 4.5, metres: 700 }, 'nl')
  for (const side of ['t', 'b']) expect(wide).toContain(`<linearGradient id="${side}"`)
  const close = drawOverview({ latitude: 50.88, longitude: 4.7, metres: 45 }, 'nl')
  expect(close).not.toContain('<linearGradient')
})
