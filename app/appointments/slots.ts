import { Temporal } from 'temporal-polyfill'

const zone = 'Europe/Brussels'

/** A stretch of a day on the clock of the office: "09:00" to "12:30". */
export type Window = { from: string; to: string }

/** When an agent receives visitors, and how. */
export type Availability = {
  agentId: number
  /** 1 is Monday, 7 is Sunday. */
  hours: (Window & { weekday: number })[]
  /** Days that differ; without windows the day is closed. */
  exceptions: { day: string; windows: Window[] }[]
  visitMinutes: number
  /** Between two homes, before and after. */
  travelMinutes: number
  noticeHours: number
  horizonDays: number
  /** More than one makes a group visit. */
  seats: number
}

/** A time of the agent's that is taken, wholly or in part. */
export type Visit = { propertyId: number; startsAt: Date; endsAt: Date; seatsTaken: number }

export type Slot = { startsAt: Date; endsAt: Date; seatsLeft: number }

export type Question = {
  availability: Availability
  propertyId: number
  /** Where the home itself is open only then; null follows the agent. */
  propertyWindows: (Window & { day: string })[] | null
  visits: Visit[]
  now: Date
}

/** Every moment that can still be booked, soonest first. All of it follows from the question. */
export function freeSlots(question: Question): Slot[] {
  const { availability, now } = question
  const today = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(zone).toPlainDate()
  const earliest = now.getTime() + availability.noticeHours * 3_600_000
  const days = Array.from({ length: availability.horizonDays + 1 }, (_, days) =>
    today.add({ days }),
  )
  return days
    .flatMap((day) => slotsOn(question, day))
    .filter(({ startsAt }) => startsAt.getTime() >= earliest)
    .flatMap((slot) => {
      const seatsLeft = seatsLeftIn(question, slot)
      return seatsLeft > 0 ? [{ ...slot, seatsLeft }] : []
    })
}

type Moments = { startsAt: Date; endsAt: Date }

/** The agent's times on a day, one after the other, as far as the home is open too. */
function slotsOn({ availability, propertyWindows }: Question, day: Temporal.PlainDate): Moments[] {
  const isOpen = (slot: Moments) =>
    propertyWindows === null ||
    propertyWindows
      .filter((window) => window.day === day.toString())
      .map((window) => stretch(day, window))
      .some(({ start, end }) => slot.startsAt.getTime() >= start && slot.endsAt.getTime() <= end)
  const length = availability.visitMinutes * 60_000
  return windowsOn(availability, day)
    .map((window) => stretch(day, window))
    .flatMap(({ start, end }) => {
      const count = Math.max(0, Math.floor((end - start) / length))
      return Array.from({ length: count }, (_, index) => ({
        startsAt: new Date(start + index * length),
        endsAt: new Date(start + (index + 1) * length),
      }))
    })
    .filter(isOpen)
}

function windowsOn({ hours, exceptions }: Availability, day: Temporal.PlainDate): Window[] {
  const exception = exceptions.find((each) => each.day === day.toString())
  return exception?.windows ?? hours.filter(({ weekday }) => weekday === day.dayOfWeek)
}

/** Clock times become moments: on the two days the clock changes, an afternoon stays an afternoon. */
function stretch(day: Temporal.PlainDate, { from, to }: Window) {
  const moment = (time: string) =>
    day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) })
      .epochMilliseconds
  return { start: moment(from), end: moment(to) }
}

/** A group visit has seats; any other visit needs the agent to itself, and time to drive. */
function seatsLeftIn({ availability, propertyId, visits }: Question, slot: Moments): number {
  let taken = 0
  for (const visit of visits) {
    const isSameHome = visit.propertyId === propertyId
    const isSameVisit = isSameHome && visit.startsAt.getTime() === slot.startsAt.getTime()
    if (isSameVisit) taken += visit.seatsTaken
    else if (collides(slot, visit, isSameHome ? 0 : availability.travelMinutes)) return 0
  }
  return availability.seats - taken
}

function collides(slot: Moments, visit: Visit, travelMinutes: number): boolean {
  const travel = travelMinutes * 60_000
  return (
    slot.startsAt.getTime() < visit.endsAt.getTime() + travel &&
    visit.startsAt.getTime() < slot.endsAt.getTime() + travel
  )
}
