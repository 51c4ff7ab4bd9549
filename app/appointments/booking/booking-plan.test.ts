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

test('without a wish the first day with something free is shown', () => {
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

const free = (day: string) => planned(day, 1)
const full = (day: string) => planned(day, 0)
const closed = (day: string) => planned(day)

test.each([
  [
    'the first free day',
    [closed('2026-11-23'), full('2026-11-24'), free('2026-11-25'), free('2026-11-26')],
    '2026-11-25',
  ],
  ['else a full one', [closed('2026-11-23'), full('2026-11-24'), full('2026-11-25')], '2026-11-24'],
  ['else the first', [closed('2026-11-23'), closed('2026-11-24')], '2026-11-23'],
  ['on its Sunday', [free('2026-11-29')], '2026-11-29'],
  ['not a week later', [free('2026-11-30')], null],
])('the next week opens at %s', (_, days, next) => {
  expect(bookingPlan([free('2026-11-18'), ...days], '2026-11-18').nextWeek).toBe(next)
})

test('the week before runs from its Monday to its Sunday', () => {
  const before = (...days: string[]) =>
    bookingPlan([...days.map(free), free('2026-11-18')], '2026-11-18').previousWeek
  expect(before('2026-11-08')).toBeNull()
  expect(before('2026-11-08', '2026-11-09')).toBe('2026-11-09')
  expect(before('2026-11-15')).toBe('2026-11-15')
})

test('a month before and after, from its first day to its last', () => {
  const around = (...days: string[]) => {
    const plan = bookingPlan(days.map(free), '2026-11-18')
    return [plan.previousMonth, plan.nextMonth]
  }
  expect(around('2026-10-01', '2026-11-18', '2026-12-31')).toEqual(['2026-10-01', '2026-12-31'])
  expect(around('2026-09-30', '2026-11-18', '2027-01-01')).toEqual([null, null])
  expect(around('2026-10-31', '2026-11-18', '2026-12-01')).toEqual(['2026-10-31', '2026-12-01'])
})

test('a month has the weeks it needs, each from Monday to Sunday', () => {
  const { month } = bookingPlan([free('2027-02-10')], null)
  expect(month).toHaveLength(4)
  expect(month[0]?.map((day) => day?.day)).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((day) => `2027-02-0${day}`),
  )
  expect(month[1]?.[2]).toEqual({ day: '2027-02-10', state: 'free', free: 1 })
  expect(month[1]?.[3]).toEqual({ day: '2027-02-11', state: 'closed', free: 0 })
})

test('one free moment is enough to be free; without any the first day is shown', () => {
  expect(bookingPlan([free('2026-11-18')], null).hasFree).toBe(true)
  expect(bookingPlan([closed('2026-11-16'), closed('2026-11-17')], null)).toMatchObject({
    chosen: { day: '2026-11-16' },
    hasFree: false,
  })
})
