import { expect, test } from 'vitest'
import { gridHours, hoursIn, inLanes, isOpenAt, minutesOn } from './hour-grid'

const time = (from: string, to: string) => ({ startsAt: new Date(from), endsAt: new Date(to) })

test.each([
  ['in winter', '2026-11-18', time('2026-11-18T09:00:00Z', '2026-11-18T09:25:00Z'), 600, 625],
  ['in summer', '2026-07-15', time('2026-07-15T07:00:00Z', '2026-07-15T08:00:00Z'), 540, 600],
  [
    'from the day before',
    '2026-11-18',
    time('2026-11-17T20:00:00Z', '2026-11-18T08:00:00Z'),
    0,
    540,
  ],
  [
    'until the day after',
    '2026-11-18',
    time('2026-11-18T20:00:00Z', '2026-11-19T08:00:00Z'),
    1260,
    1440,
  ],
  ['all day', '2026-11-18', time('2026-11-17T23:00:00Z', '2026-11-18T23:00:00Z'), 0, 1440],
  [
    'when the clock goes back',
    '2026-10-25',
    time('2026-10-25T00:30:00Z', '2026-10-25T01:15:00Z'),
    150,
    165,
  ],
])('minutes on the clock %s', (_, day, given, from, to) => {
  expect(minutesOn(day, given)).toEqual({ from, to })
})

test('a page shows the hours of whoever is there, and what is agreed outside of them', () => {
  const windows = [
    { from: '10:00', to: '12:30' },
    { from: '13:30', to: '17:15' },
  ]
  expect(gridHours(windows, [])).toEqual({ from: 10, to: 18 })
  expect(gridHours(windows, [{ from: 9 * 60 + 45, to: 10 * 60 }])).toEqual({ from: 9, to: 18 })
  expect(gridHours(windows, [{ from: 19 * 60, to: 19 * 60 + 30 }])).toEqual({ from: 10, to: 20 })
  expect(gridHours([], [])).toEqual({ from: 9, to: 18 })
})

test('an hour is empty when nothing touches it', () => {
  const times = [
    { from: 10 * 60, to: 10 * 60 + 30 },
    { from: 11 * 60 + 45, to: 13 * 60 },
  ]
  const empty = hoursIn({ from: 9, to: 15 }, times).filter(({ isEmpty }) => isEmpty)
  expect(empty.map(({ hour }) => hour)).toEqual([9, 13, 14])
  expect(isOpenAt(12, [{ from: '09:00', to: '12:30' }])).toBe(true)
  expect(isOpenAt(13, [{ from: '09:00', to: '13:00' }])).toBe(false)
})

test('what is at the same time stands side by side, and what follows has the whole width again', () => {
  const times = [
    { id: 'b', from: 610, to: 640 },
    { id: 'a', from: 600, to: 660 },
    { id: 'c', from: 640, to: 670 },
    { id: 'd', from: 670, to: 700 },
  ]
  expect(inLanes(times).map(({ id, lane, lanes }) => [id, lane, lanes])).toEqual([
    ['a', 0, 2],
    ['b', 1, 2],
    ['c', 1, 2],
    ['d', 0, 1],
  ])
})
