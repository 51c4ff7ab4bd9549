import { expect, test } from 'vitest'
import type { Status } from '../appointment'
import { isStillNews, newsByTheClock } from './news'

const startsAt = new Date('2026-11-18T13:30:00Z')
const endsAt = new Date('2026-11-18T14:00:00Z')
const before = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000)
const viewing = { status: 'confirmed' as Status, startsAt, endsAt, changedAt: before(100) }

test.each([
  ['two days before', before(48), []],
  ['a day before', before(24), ['reminder-day']],
  ['two hours before', before(2), ['reminder-hours']],
  ['when it has begun', before(0), []],
])('%s', (_, now, kinds) => {
  expect(newsByTheClock(viewing, now)).toEqual(kinds)
})

test('who booked this morning is not reminded at noon', () => {
  expect(newsByTheClock({ ...viewing, changedAt: before(20) }, before(19))).toEqual([])
  expect(newsByTheClock({ ...viewing, changedAt: before(20) }, before(2))).toEqual([
    'reminder-hours',
  ])
  expect(newsByTheClock({ ...viewing, changedAt: before(4) }, before(2))).toEqual([])
})

test('who came is asked how it was, three hours later and within a week', () => {
  const done = { ...viewing, status: 'done' as Status }
  expect(newsByTheClock(done, before(-3))).toEqual([])
  expect(newsByTheClock(done, before(-3.5))).toEqual(['feedback'])
  expect(newsByTheClock(done, before(-200))).toEqual([])
  expect(newsByTheClock({ ...viewing, status: 'no-show' }, before(-4))).toEqual([])
})

test.each([
  ['a confirmation of a visit that has moved', 'confirmed', 0, 'confirmed', 1, false],
  ['a confirmation of a visit that is off', 'confirmed', 0, 'cancelled', 0, false],
  ['a confirmation', 'confirmed', 0, 'confirmed', 0, true],
  ['a move that must be confirmed again', 'moved', 2, 'requested', 2, true],
  ['a request that was confirmed meanwhile', 'requested', 0, 'confirmed', 0, false],
  ['a cancellation', 'cancelled', 1, 'cancelled', 1, true],
  ['a reminder of a visit that is off', 'reminder-day', 0, 'cancelled', 1, false],
] as const)('%s', (_, kind, sequence, status, current, answer) => {
  expect(isStillNews(kind, sequence, { status, sequence: current, startsAt }, before(3))).toBe(
    answer,
  )
})
