import { expect, test } from 'vitest'
import { bookingPlan } from './booking-plan'

const slot = (moment: string, seatsLeft: number) => ({
  startsAt: new Date(`${moment}:00Z`),
  endsAt: new Date(`${moment}:30Z`),
  seatsLeft,
})
const planned = (day: string, ...seats: number[]) => ({
  day,
  slots: seats.map((left, index) => slot(`${day}T0${index + 8}:00`, left)),
})
const november = Array.from({ length: 20 }, (_, index) => {
  const day = new Date(Date.UTC(2026, 10, 16 + index)).toISOString().slice(0, 10)
  if (day === '2026-11-17') return planned(day, 0, 0)
  return index % 7 > 4 || index === 0 ? planned(day) : planned(day, 1, 0)
})

test('[8.09] without a wish the first day with something free is shown', () => {
  const plan = bookingPlan(november, null)
  expect(plan.chosen).toEqual({ day: '2026-11-18', state: 'free', free: 1 })
  expect(plan.week.map(({ state }) => state)).toEqual([
    'closed',
    'full',
    'free',
    'free',
    'free',
    'closed',
    'closed',
  ])
  expect(plan.others[0]?.startsAt.toISOString()).toContain('2026-11-19')
})

test('[8.09] a full day is shown as full, with free moments on other days', () => {
  const plan = bookingPlan(november, '2026-11-17')
  expect(plan.chosen.state).toBe('full')
  expect(plan.others).toHaveLength(3)
})

test('a month begins on Monday and knows its neighbours', () => {
  const plan = bookingPlan(november, '2026-11-18')
  expect(plan.month[0]?.map((day) => day?.day ?? null)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    '2026-11-01',
  ])
  expect(plan.month).toHaveLength(6)
  expect([plan.previousMonth, plan.nextMonth]).toEqual([null, '2026-12-01'])
  expect([plan.previousWeek, plan.nextWeek]).toEqual([null, '2026-11-23'])
})

test.each(['', 'x', '2026-02-31', '1999-01-01', '9999-99-99'])('%j is no day to show', (day) => {
  expect(bookingPlan(november, day).chosen.day).toBe('2026-11-18')
})

test('with nothing left at all, the first full day is shown', () => {
  const full = [planned('2026-11-16'), planned('2026-11-17', 0)]
  expect(bookingPlan(full, null)).toMatchObject({ chosen: { day: '2026-11-17' }, hasFree: false })
})
