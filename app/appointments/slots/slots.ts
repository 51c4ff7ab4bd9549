import { Temporal } from 'temporal-polyfill'
import { zone } from './day-part'
import { quartersOf } from './quarters'

/** A stretch of a day on the clock of the office: "09:00" to "12:30". */
export type Window = { from: string; to: string }

/** When an agent receives visitors, and how. */
export type Availability = {
  agentId: number
  /** 1 is Monday, 7 is Sunday. */
  hours: (Window & { weekday: number })[]
  /** Days that differ, the first that fits counts; without windows the day is closed. */
  exceptions: { day: string; windows: Window[] }[]
  viewingMinutes: number
  /** Between two properties, before and after. */
  travelMinutes: number
  noticeHours: number
  horizonDays: number
  /** More than one makes a group viewing. */
  seats: number
}

/** A time of the agent's that is taken, wholly or in part. */
export type Viewing = {
  /** Null when the agent is at no property of ours. */
  propertyId: number | null
  startsAt: Date
  endsAt: Date
  /** With the drive to another property, as it was when the viewing was agreed. */
  awayUntil: Date
  seats: number
  seatsTaken: number
}

export type Slot = {
  startsAt: Date
  endsAt: Date
  seatsLeft: number
  /** Where it has others than usual. */
  seats?: number
}

export type Question = {
  availability: Availability
  propertyId: number
  /** Where the property itself is open only then; null follows the agent. */
  propertyWindows: (Window & { day: string })[] | null
  viewings: Viewing[]
  /** When the agent is elsewhere by their own calendar. */
  busy?: Moments[]
  /** When the property is open to many, at whichever hour. */
  openHouses?: OpenHours[]
  now: Date
}

/** Every moment that can still be booked, soonest first. All of it follows from the question. */
export function freeSlots(question: Question): Slot[] {
  return plannedDays(question).flatMap(({ slots }) =>
    slots.filter(({ seatsLeft }) => seatsLeft > 0),
  )
}

export type PlannedDay = { day: string; slots: Slot[] }

/** Each day up to the horizon with its moments, the full ones included; a closed day has none. */
export function plannedDays(question: Question): PlannedDay[] {
  const today = dayOf(question.now)
  const { horizonDays } = question.availability
  return Array.from({ length: horizonDays + 1 }, (_, days) => today.add({ days })).map((day) => ({
    day: day.toString(),
    slots: slotsOn(question, day),
  }))
}

/** The first moments with a seat left; the days after them are not looked at. */
export function firstFree(question: Question, most: number): Slot[] {
  const today = dayOf(question.now)
  const free: Slot[] = []
  for (let days = 0; days <= question.availability.horizonDays; days += 1) {
    const slots = slotsOn(question, today.add({ days }))
    free.push(...slots.filter(({ seatsLeft }) => seatsLeft > 0))
    if (free.length >= most) break
  }
  return free.slice(0, most)
}

/** The moment that starts exactly then, full or not; undefined when there never was one to book. */
export function slotAt(question: Question, startsAt: Date): Slot | undefined {
  const day = dayOf(startsAt)
  const last = dayOf(question.now).add({ days: question.availability.horizonDays })
  if (Temporal.PlainDate.compare(day, last) > 0) return undefined
  return slotsOn(question, day).find((slot) => slot.startsAt.getTime() === startsAt.getTime())
}

type Moments = { startsAt: Date; endsAt: Date }
type OpenHours = Moments & {
  seats: number
  /** What its agent has, where that is another than who usually shows the property. */
  viewings?: Viewing[]
}

function slotsOn(question: Question, day: Temporal.PlainDate): Slot[] {
  const { availability, now } = question
  const earliest = now.getTime() + availability.noticeHours * 3_600_000
  return [...quartersOn(question, day), ...momentsOn(question, day)]
    .filter(({ startsAt }) => startsAt.getTime() >= earliest)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .map(({ viewings = question.viewings, ...slot }: Planned) => ({
      ...slot,
      seatsLeft: seatsLeftIn({ ...question, viewings }, slot),
    }))
}

type Planned = Moments & Partial<OpenHours>

/** Of an open house: people come and go, so nobody stays for as long as a viewing takes. */
function quartersOn({ openHouses = [] }: Question, day: Temporal.PlainDate): OpenHours[] {
  return openHouses
    .filter(({ startsAt }) => dayOf(startsAt).equals(day))
    .flatMap((open) => {
      const { seats, viewings } = open
      return quartersOf(open).map((each) => ({ ...each, seats, ...(viewings && { viewings }) }))
    })
}

/** The agent's times on a day, one after the other, as far as the property is open too. */
function momentsOn(
  { availability, propertyWindows, openHouses = [] }: Question,
  day: Temporal.PlainDate,
): Moments[] {
  const isPropertyOpen = (slot: Moments) =>
    propertyWindows === null ||
    propertyWindows
      .filter((window) => window.day === day.toString())
      .map((window) => stretch(day, window))
      .some(({ start, end }) => slot.startsAt.getTime() >= start && slot.endsAt.getTime() <= end)
  const length = availability.viewingMinutes * 60_000
  const moments = windowsOn(availability, day)
    .filter(({ from, to }) => from < to)
    .map((window) => stretch(day, window))
    .flatMap(({ start, end }) => {
      const count = Math.floor((end - start) / length)
      return Array.from({ length: count }, (_, index) => ({
        startsAt: new Date(start + index * length),
        endsAt: new Date(start + (index + 1) * length),
      }))
    })
    .filter(isPropertyOpen)
    .filter((slot) => !openHouses.some((time) => isNear(slot, time, 0)))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  return withoutOverlap(moments)
}

/** Hours that were written twice or run into each other still give one moment after the other. */
function withoutOverlap(moments: Moments[]): Moments[] {
  const kept: Moments[] = []
  for (const moment of moments) {
    const last = kept.at(-1)
    if (!last || moment.startsAt >= last.endsAt) kept.push(moment)
  }
  return kept
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

/** A group viewing has seats; any other viewing needs the agent to itself, and time to drive. */
function seatsLeftIn(question: Question, slot: Moments & { seats?: number }): number {
  const { availability, propertyId, viewings, busy = [] } = question
  const travel = availability.travelMinutes * 60_000
  let left = slot.seats ?? availability.seats
  let isAgreed = slot.seats !== undefined
  for (const viewing of viewings) {
    const isSameProperty = viewing.propertyId === propertyId
    const isSameViewing = isSameProperty && viewing.startsAt.getTime() === slot.startsAt.getTime()
    if (isSameViewing) left = viewing.seats - viewing.seatsTaken
    else if (collides(slot, viewing, isSameProperty, travel)) return 0
    isAgreed ||= isSameViewing
  }
  // Who comes to a viewing that is agreed brings the agent nowhere else.
  if (!isAgreed && busy.some((time) => isNear(slot, time, travel))) return 0
  return Math.max(0, left)
}

function collides(
  slot: Moments,
  viewing: Viewing,
  isSameProperty: boolean,
  travel: number,
): boolean {
  const viewingEnd = isSameProperty ? viewing.endsAt : viewing.awayUntil
  const slotEnd = slot.endsAt.getTime() + (isSameProperty ? 0 : travel)
  return slot.startsAt < viewingEnd && viewing.startsAt.getTime() < slotEnd
}

function isNear(slot: Moments, { startsAt, endsAt }: Moments, travel: number): boolean {
  const [start, end] = [slot.startsAt.getTime() - travel, slot.endsAt.getTime() + travel]
  return start < endsAt.getTime() && startsAt.getTime() < end
}

function dayOf(moment: Date): Temporal.PlainDate {
  return Temporal.Instant.from(moment.toISOString()).toZonedDateTimeISO(zone).toPlainDate()
}
