import { expect, test } from 'vitest'
import { agendaPage, askedDay, daysBetween, momentsOf } from './agenda-days'

test.each([
  ['week', '2026-11-15', '2026-11-09', '2026-11-15', '2026-11-02', '2026-11-16'],
  ['week', '2026-11-16', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-23'],
  ['week', '2027-01-01', '2026-12-28', '2027-01-03', '2026-12-21', '2027-01-04'],
  ['day', '2026-10-25', '2026-10-25', '2026-10-25', '2026-10-24', '2026-10-26'],
] as const)('the %s of %s runs from %s to %s', (view, day, first, last, previous, next) => {
  const page = agendaPage(view, day)
  expect([page.days[0], page.days.at(-1), page.previous, page.next]).toEqual([
    first,
    last,
    previous,
    next,
  ])
})

test.each([
  ['an ordinary day', ['2026-11-15'], '2026-11-14T23:00:00.000Z', 24],
  ['the day the clock goes forward', ['2026-03-29'], '2026-03-28T23:00:00.000Z', 23],
  ['the day the clock goes back', ['2026-10-25'], '2026-10-24T22:00:00.000Z', 25],
  ['the week of it', agendaPage('week', '2026-10-25').days, '2026-10-18T22:00:00.000Z', 169],
])('%s runs from midnight to midnight in Belgium', (_, days, from, hours) => {
  const moments = momentsOf(days)
  expect(moments.from.toISOString()).toBe(from)
  expect((moments.to.getTime() - moments.from.getTime()) / 3_600_000).toBe(hours)
})

test.each([
  ['2026-11-15', '2026-11-15'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['1026-01-01', undefined],
  ['+002026-01-01', undefined],
  ['2026-01-01T10:00', undefined],
  ["2026-01-01'", undefined],
  ['', undefined],
  [null, undefined],
])('%j asks for the day %j', (text, day) => {
  expect(askedDay(text)).toBe(day)
})

test('a leave runs over the end of a month, or is a single day', () => {
  expect(daysBetween('2026-10-30', '2026-11-02')).toEqual([
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
  ])
  expect(daysBetween('2026-11-02', '2026-11-02')).toEqual(['2026-11-02'])
  expect(daysBetween('2026-11-03', '2026-11-02')).toEqual([])
})
