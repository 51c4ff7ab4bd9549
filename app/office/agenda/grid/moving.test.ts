import { expect, test } from 'vitest'
import { clockOf, isSamePlace, quarters, shifted, stretched, toColumn } from './moving'

const ten = { column: 2, from: 600, to: 630 }

test.each([
  ['a quarter later', shifted(ten, 15), { column: 2, from: 615, to: 645 }],
  ['not before midnight', shifted(ten, -900), { column: 2, from: 0, to: 30 }],
  ['not beyond the day', shifted(ten, 900), { column: 2, from: 1409, to: 1439 }],
  ['longer', stretched(ten, 30), { column: 2, from: 600, to: 660 }],
  ['never shorter than a quarter', stretched(ten, -90), { column: 2, from: 600, to: 615 }],
  ['never into the next day', stretched(ten, 2000), { column: 2, from: 600, to: 1439 }],
  ['another column', toColumn(ten, 4, 7), { column: 4, from: 600, to: 630 }],
  ['the last column', toColumn(ten, 9, 7), { column: 6, from: 600, to: 630 }],
  ['the first column', toColumn(ten, -1, 7), { column: 0, from: 600, to: 630 }],
])('%s', (_, place, expected) => {
  expect(place).toEqual(expected)
})

test('a distance is whole quarters, and a clock has four figures', () => {
  expect([quarters(23, 1.6), quarters(-25, 1.6), quarters(5, 1.6)]).toEqual(
    [15, -15, -0].map((n) => n || expect.closeTo(0)),
  )
  expect([clockOf(545), clockOf(0), clockOf(1439)]).toEqual(['09:05', '00:00', '23:59'])
  expect([isSamePlace(ten, { ...ten }), isSamePlace(ten, { ...ten, to: 640 })]).toEqual([
    true,
    false,
  ])
})
