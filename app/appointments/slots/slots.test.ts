import fc from 'fast-check'
import { expect, test } from 'vitest'
import { availability, question, starts } from '../../../testing/slot-question'
import { firstFree, freeSlots, plannedDays, slotAt } from './slots'

test('[1.07] a working morning has six half hours, from two hours after now', () => {
  expect(starts().slice(0, 7)).toEqual([
    '2026-11-16T08:00',
    '2026-11-16T08:30',
    '2026-11-16T09:00',
    '2026-11-16T09:30',
    '2026-11-16T10:00',
    '2026-11-16T10:30',
    '2026-11-17T08:00',
  ])
  expect(starts({ now: new Date('2026-11-16T07:01:00Z') })[0]).toBe('2026-11-16T09:30')
})

test('a closed day has none, another window its own', () => {
  const exceptions = [
    { day: '2026-11-16', windows: [] },
    { day: '2026-11-17', windows: [{ from: '18:00', to: '19:00' }] },
  ]
  expect(starts({ availability: { ...availability, exceptions } }).slice(0, 2)).toEqual([
    '2026-11-17T17:00',
    '2026-11-17T17:30',
  ])
})

test('another property needs time to drive, the same property does not', () => {
  const startsAt = new Date('2026-11-16T09:00:00Z')
  const endsAt = new Date('2026-11-16T09:30:00Z')
  const awayUntil = new Date('2026-11-16T09:50:00Z')
  const elsewhere = { propertyId: 8, startsAt, endsAt, awayUntil, seats: 1, seatsTaken: 1 }
  expect(starts({ viewings: [elsewhere] }).slice(0, 3)).toEqual([
    '2026-11-16T08:00',
    '2026-11-16T10:00',
    '2026-11-16T10:30',
  ])
  const here = { ...elsewhere, propertyId: 7 }
  expect(starts({ viewings: [here] }).slice(0, 3)).toEqual([
    '2026-11-16T08:00',
    '2026-11-16T08:30',
    '2026-11-16T09:30',
  ])
})

test('the first free moments are the first of all free ones, up to the horizon', () => {
  const startsAt = new Date('2026-11-16T08:30:00Z')
  const endsAt = new Date('2026-11-16T09:00:00Z')
  const full = { propertyId: 7, startsAt, endsAt, awayUntil: endsAt, seats: 1, seatsTaken: 1 }
  const asked = { ...question, viewings: [full] }
  const all = freeSlots(asked)
  expect(all.at(-1)?.startsAt.toISOString()).toBe('2026-11-30T10:30:00.000Z')
  for (const most of [1, 3, 5, 6, all.length, all.length + 1]) {
    expect(firstFree(asked, most)).toEqual(all.slice(0, most))
  }
})

test('an open house gives its quarters, in order and on its day, in place of viewings', () => {
  const openHouse = {
    startsAt: new Date('2026-11-17T09:00:00Z'),
    endsAt: new Date('2026-11-17T09:45:00Z'),
    seats: 2,
  }
  const asked = { ...question, openHouses: [openHouse] } as typeof question
  const planned = Object.fromEntries(
    plannedDays(asked).map(({ day, slots }) => [
      day,
      slots.map(
        ({ startsAt, seatsLeft }) => `${startsAt.toISOString().slice(11, 16)} ${seatsLeft}`,
      ),
    ]),
  )
  const usual = ['08:00 1', '08:30 1', '09:00 1', '09:30 1', '10:00 1', '10:30 1']
  expect(planned['2026-11-16']).toEqual(usual)
  expect(planned['2026-11-17']).toEqual([
    '08:00 1',
    '08:30 1',
    '09:00 2',
    '09:15 2',
    '09:30 2',
    '10:00 1',
    '10:30 1',
  ])
  expect(planned['2026-11-18']).toEqual(usual)
})

test('an hour the agent has elsewhere takes the drive with it, but not from what was agreed', () => {
  const [from, to] = ['09:50', '10:40'].map((time) => new Date(`2026-11-16T${time}:00Z`))
  const busy = [{ startsAt: from, endsAt: to }]
  const morning = (wish: object = {}) =>
    starts({ busy, ...wish } as Partial<typeof question>).filter((each) => each < '2026-11-17')
  expect(morning()).toEqual(['2026-11-16T08:00', '2026-11-16T08:30', '2026-11-16T09:00'])
  const startsAt = new Date('2026-11-16T10:00:00Z')
  const endsAt = new Date('2026-11-16T10:30:00Z')
  const group = { propertyId: 7, startsAt, endsAt, awayUntil: endsAt, seats: 3, seatsTaken: 1 }
  expect(morning({ viewings: [group] })).toContain('2026-11-16T10:00')
  const openHouses = [{ startsAt, endsAt, seats: 2 }]
  expect(morning({ openHouses }).slice(-2)).toEqual(['2026-11-16T10:00', '2026-11-16T10:15'])
})

test('whoever else shows an open house has viewings of their own', () => {
  const startsAt = new Date('2026-11-16T09:00:00Z')
  const endsAt = new Date('2026-11-16T09:15:00Z')
  const away = { propertyId: 8, startsAt, endsAt, awayUntil: endsAt, seats: 1, seatsTaken: 1 }
  const open = { startsAt, endsAt, seats: 2 }
  const quarter = (own: object, viewings: (typeof away)[]) =>
    plannedDays({ ...question, viewings, openHouses: [{ ...open, ...own }] })[0]?.slots.find(
      (slot) => slot.startsAt.getTime() === startsAt.getTime(),
    )?.seatsLeft
  expect(quarter({ viewings: [away] }, [])).toBe(0)
  expect(quarter({ viewings: [] }, [away])).toBe(2)
  expect(quarter({}, [away])).toBe(0)
})

test('[4.13] a group viewing is full when its seats are', () => {
  const startsAt = new Date('2026-11-16T08:00:00Z')
  const endsAt = new Date('2026-11-16T08:30:00Z')
  const group = { ...availability, seats: 3 }
  const left = (seatsTaken: number) =>
    freeSlots({
      ...question,
      availability: group,
      viewings: [{ propertyId: 7, startsAt, endsAt, awayUntil: endsAt, seats: 3, seatsTaken }],
    })[0]
  expect(left(2)).toEqual({ startsAt, endsAt, seatsLeft: 1 })
  expect(left(3)?.startsAt).not.toEqual(startsAt)
})

test('a full day keeps its moments, a closed day has none', () => {
  const startsAt = new Date('2026-11-16T08:00:00Z')
  const endsAt = new Date('2026-11-16T11:00:00Z')
  const allMorning = { propertyId: 8, startsAt, endsAt, awayUntil: endsAt, seats: 1, seatsTaken: 1 }
  const days = plannedDays({ ...question, viewings: [allMorning] })
  const [monday, , , , , saturday] = days
  expect(monday?.slots.map(({ seatsLeft }) => seatsLeft)).toEqual([0, 0, 0, 0, 0, 0])
  expect(saturday).toEqual({ day: '2026-11-21', slots: [] })
})

test.each([
  ['a moment of the agent', '2026-11-16T08:30:00Z', 1],
  ['between two moments', '2026-11-16T08:40:00Z', undefined],
  ['too soon', '2026-11-16T07:30:00Z', undefined],
  ['last week', '2026-11-09T08:30:00Z', undefined],
  ['beyond the horizon', '2026-12-14T08:30:00Z', undefined],
])('%s', (_, moment, seatsLeft) => {
  expect(slotAt(question, new Date(moment))?.seatsLeft).toBe(seatsLeft)
})

test('a property that is open only then is shown only then', () => {
  const propertyWindows = [{ day: '2026-11-18', from: '10:15', to: '11:30' }]
  expect(starts({ propertyWindows })).toEqual(['2026-11-18T09:30', '2026-11-18T10:00'])
})

test.each([
  ['summer ends', '2026-10-24T06:00:00Z', '2026-10-25', ['08:00', '08:30']],
  ['summer begins', '2027-03-27T06:00:00Z', '2027-03-28', ['07:00', '07:30']],
])('on the day %s, nine o’clock is nine o’clock', (_, now, day, times) => {
  const sunday = { ...availability, hours: [{ weekday: 7, from: '09:00', to: '10:00' }] }
  const slots = starts({ availability: sunday, now: new Date(now) })
  expect(slots.slice(0, 2)).toEqual(times.map((time) => `${day}T${time}`))
  // Where the clock jumps over their end, hours that end before they begin are still none.
  const hours = [{ weekday: 7, from: '03:00', to: '02:30' }]
  expect(starts({ availability: { ...availability, hours }, now: new Date(now) })).toEqual([])
})

const time = fc.integer({ min: 0, max: 47 }).map((half) => {
  const [hour, minutes] = [Math.floor(half / 2), half % 2 ? '30' : '00']
  return `${String(hour).padStart(2, '0')}:${minutes}`
})
const hours = fc.array(
  fc.record({ weekday: fc.integer({ min: 1, max: 7 }), from: time, to: time }),
  { maxLength: 6 },
)
const someViewings = fc.array(
  fc.record({
    propertyId: fc.constantFrom(7, 8, 9),
    start: fc.integer({ min: 0, max: 14 * 48 }),
    minutes: fc.constantFrom(15, 30, 60),
    seatsTaken: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 12 },
)

test('whatever the hours, viewings and clock: inside the hours, in time, never on top of another', () => {
  const now = fc.date({
    min: new Date('2026-03-20T00:00:00Z'),
    max: new Date('2026-11-20T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(
      hours,
      someViewings,
      now,
      fc.integer({ min: 1, max: 3 }),
      (hours, some, now, seats) => {
        const viewings = some.map(({ start, minutes, ...viewing }) => {
          const startsAt = new Date(now.getTime() - (now.getTime() % 1_800_000) + start * 1_800_000)
          const endsAt = new Date(startsAt.getTime() + minutes * 60_000)
          const awayUntil = new Date(endsAt.getTime() + 20 * 60_000)
          return { ...viewing, startsAt, endsAt, awayUntil, seats }
        })
        const slots = freeSlots({
          ...question,
          availability: { ...availability, hours, seats },
          viewings,
          now,
        })
        for (const slot of slots) {
          expect(slot.startsAt.getTime() - now.getTime()).toBeGreaterThanOrEqual(2 * 3_600_000)
          expect(slot.endsAt.getTime() - slot.startsAt.getTime()).toBe(30 * 60_000)
          expect(hours.some((window) => holds(window, slot.startsAt, slot.endsAt))).toBe(true)
          const rivals = viewings.filter(
            (viewing) =>
              viewing.propertyId !== 7 || viewing.startsAt.getTime() !== slot.startsAt.getTime(),
          )
          for (const viewing of rivals) {
            const drive = viewing.propertyId === 7 ? 0 : 20 * 60_000
            const isAfter = slot.startsAt.getTime() >= viewing.endsAt.getTime() + drive
            const isBefore = slot.endsAt.getTime() + drive <= viewing.startsAt.getTime()
            expect(isAfter || isBefore).toBe(true)
          }
          expect(slot.seatsLeft).toBeGreaterThan(0)
          expect(slot.seatsLeft).toBeLessThanOrEqual(seats)
        }
        for (const [index, slot] of slots.entries()) {
          const next = slots[index + 1]
          if (next) expect(next.startsAt.getTime()).toBeGreaterThanOrEqual(slot.endsAt.getTime())
        }
      },
    ),
  )
})

/** By the clock on the wall, asked from another source than the rule uses. */
function holds(window: { weekday: number; from: string; to: string }, start: Date, end: Date) {
  const wall = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Brussels',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const [day = '', from = ''] = wall.format(start).split(' ')
  const [, to = ''] = wall.format(end).split(' ')
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7
  const spansChange = window.from < '03:00'
  return weekday === window.weekday && (spansChange || (from >= window.from && to <= window.to))
}
