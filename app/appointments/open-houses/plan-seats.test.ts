import { expect, test } from 'vitest'
import { planSeats } from './plan-seats'

const at = (moment: string) => new Date(`2026-11-${moment}:00Z`)
const hours = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) })
const tenToEleven = hours('21T09:00', '21T10:00')
/** In the order in which they booked. */
const booked = (...moments: string[]) =>
  moments.map((moment, index) => ({
    id: `${index}`,
    startsAt: at(moment),
    bookedAt: at(`01T10:0${index}`),
  }))

function planned(...given: Parameters<typeof planSeats>) {
  const plan = planSeats(...given)
  if (plan.outcome !== 'fits') return plan
  return given[0].map(({ id }) => plan.times.get(id)?.toISOString().slice(8, 16))
}

test.each([
  [
    'who can keep the hour keeps it',
    '21T09:30',
    '21T10:30',
    2,
    ['21T09:30', '21T09:30', '21T09:45'],
  ],
  [
    'the same hours of another day',
    '22T09:00',
    '22T10:00',
    2,
    ['22T09:00', '22T09:15', '22T09:45'],
  ],
  [
    'other hours: as long after the start',
    '22T14:00',
    '22T15:00',
    2,
    ['22T14:00', '22T14:15', '22T14:45'],
  ],
  ['shorter: the nearest quarter', '21T09:00', '21T09:30', 2, ['21T09:00', '21T09:15', '21T09:15']],
  [
    'fewer places: the nearest free one',
    '21T09:00',
    '21T09:45',
    1,
    ['21T09:00', '21T09:15', '21T09:30'],
  ],
])('%s', (_, from, to, seats, expected) => {
  const people = booked('21T09:00', '21T09:15', '21T09:45')
  expect(planned(people, tenToEleven, { ...hours(from, to), seats })).toEqual(expected)
})

test('who booked first keeps the hour where fewer have a place', () => {
  const people = booked('21T09:15', '21T09:15', '21T09:15').reverse()
  const after = { ...tenToEleven, seats: 1 }
  expect(planned(people, tenToEleven, after)).toEqual(['21T09:30', '21T09:00', '21T09:15'])
})

test('nobody is dropped: it says how many find no place', () => {
  const people = booked('21T09:00', '21T09:15', '21T09:45')
  const after = { ...hours('21T09:00', '21T09:15'), seats: 2 }
  expect(planSeats(people, tenToEleven, after)).toEqual({ outcome: 'no-room', over: 1 })
  const nothing = { ...hours('21T09:00', '21T09:10'), seats: 2 }
  expect(planSeats(people, tenToEleven, nothing)).toEqual({ outcome: 'no-room', over: 3 })
})

test('an hour on the clock stays that hour when the clock changes between the two days', () => {
  const people = [{ id: '0', startsAt: new Date('2026-10-24T08:15:00Z'), bookedAt: at('01T10:00') }]
  const before = {
    startsAt: new Date('2026-10-24T08:00:00Z'),
    endsAt: new Date('2026-10-24T09:00:00Z'),
  }
  const after = {
    startsAt: new Date('2026-10-25T09:00:00Z'),
    endsAt: new Date('2026-10-25T10:00:00Z'),
    seats: 1,
  }
  const plan = planSeats(people, before, after)
  expect(plan.outcome === 'fits' && plan.times.get('0')).toEqual(new Date('2026-10-25T09:15:00Z'))
})
