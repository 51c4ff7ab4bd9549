import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barPlot } from './bar-plot'

const values = fc.array(fc.record({ key: fc.string(), value: fc.nat(100_000) }), { maxLength: 61 })

test('every bar stands on the floor, inside the drawing, as tall as its share', () => {
  fc.assert(
    fc.property(values, (given) => {
      const { bars, grid, floor, width } = barPlot(given)
      const top = grid.at(-1)?.value ?? 0
      for (const { x, y, height, width: wide, value } of bars) {
        expect(y + height).toBeCloseTo(floor, 0)
        expect(x).toBeGreaterThanOrEqual(44)
        expect(x + wide).toBeLessThanOrEqual(width)
        expect(height).toBeCloseTo((value / top) * 200, 0)
      }
      expect(bars.filter(({ isTold }) => isTold).length).toBeLessThanOrEqual(6)
    }),
  )
})
