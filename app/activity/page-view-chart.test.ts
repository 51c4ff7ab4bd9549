import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageViewChart } from './page-view-chart'
import { daysOf } from './periods'

const days = daysOf('2026-11-15').map((day, at) => ({
  day,
  visitors: at === 23 ? 92 : 30,
  tours: at === 10 ? 2 : 0,
}))

test('[9.15] the chart draws thirty days, the peak, the visits on site and the marked days', () => {
  const chart = pageViewChart(days, ['2026-11-08'])
  expect(chart.line.match(/[ML]/g)).toHaveLength(30)
  expect(chart.grid.map(({ value }) => value)).toEqual([0, 25, 50, 75, 100])
  expect(chart.peak).toMatchObject({ value: 92, day: '2026-11-09' })
  expect(chart.tours).toMatchObject([{ day: '2026-10-27', count: 2 }])
  expect(chart.marks).toMatchObject([{ day: '2026-11-08' }])
  expect(chart.ticks[0]).toMatchObject({ day: '2026-10-17', anchor: 'start' })
  expect(chart.ticks.at(-1)).toMatchObject({ day: '2026-11-15', anchor: 'end' })
})

test('[9.15] whatever the numbers, everything stays inside the picture', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 10_000_000 }), {
    minLength: 30,
    maxLength: 30,
  })
  fc.assert(
    fc.property(numbers, (visitors) => {
      const chart = pageViewChart(
        daysOf('2026-11-15').map((day, at) => ({
          day,
          visitors: visitors[at] ?? 0,
          tours: at,
        })),
      )
      for (const [, x, y] of chart.line.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(0)
        expect(Number(x)).toBeLessThanOrEqual(chart.width)
        expect(Number(y)).toBeGreaterThanOrEqual(0)
        expect(Number(y)).toBeLessThanOrEqual(chart.height)
      }
    }),
  )
})

test('without visits there is a floor and no peak', () => {
  const chart = pageViewChart(daysOf('2026-11-15').map((day) => ({ day, visitors: 0, tours: 0 })))
  expect(chart.peak).toBeNull()
  expect(chart.grid.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4])
})
