import { expect, test } from 'vitest'
import { availability, question, starts } from '../../testing/slot-question'
import { plannedDays, slotAt } from './slots/slots'

test('the horizon is the last day that can be booked', () => {
  expect(plannedDays(question).map(({ day }) => day)).toHaveLength(15)
  expect(plannedDays(question).at(-1)?.day).toBe('2026-11-30')
  expect(slotAt(question, new Date('2026-11-30T08:30:00Z'))?.seatsLeft).toBe(1)
  expect(slotAt(question, new Date('2026-12-01T08:30:00Z'))).toBeUndefined()
})

test('a property opens and closes at the very moment', () => {
  const propertyWindows = [{ day: '2026-11-18', from: '10:00', to: '11:00' }]
  expect(starts({ propertyWindows })).toEqual(['2026-11-18T09:00', '2026-11-18T09:30'])
})

test('the rest of a window that is too short for a viewing stays free', () => {
  const hours = [{ weekday: 1, from: '09:00', to: '10:15' }]
  const monday = starts({ availability: { ...availability, hours } }).slice(0, 3)
  expect(monday).toEqual(['2026-11-16T08:00', '2026-11-16T08:30', '2026-11-23T08:00'])
})

test('hours in any order give moments in order', () => {
  const hours = [
    { weekday: 1, from: '14:00', to: '15:00' },
    { weekday: 1, from: '09:00', to: '10:00' },
  ]
  expect(starts({ availability: { ...availability, hours } }).slice(0, 4)).toEqual([
    '2026-11-16T08:00',
    '2026-11-16T08:30',
    '2026-11-16T13:00',
    '2026-11-16T13:30',
  ])
})

test('before a viewing elsewhere the agent needs the time to drive, to the minute', () => {
  const before = (startsAt: string) => {
    const viewing = { startsAt: new Date(startsAt), endsAt: new Date('2026-11-16T12:00:00Z') }
    const elsewhere = {
      ...viewing,
      awayUntil: viewing.endsAt,
      propertyId: 8,
      seats: 1,
      seatsTaken: 1,
    }
    return starts({ viewings: [elsewhere] })
      .filter((start) => start.startsWith('2026-11-16'))
      .at(-1)
  }
  // A viewing of half an hour from 9:30, and twenty minutes to drive.
  expect(before('2026-11-16T09:20:00Z')).toBe('2026-11-16T08:30')
  expect(before('2026-11-16T09:19:59Z')).toBe('2026-11-16T08:00')
})
