import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { dayLength, daySeconds } from '../../language/days-later'
import {
  type CalendarClock,
  createCalendarClock,
  isDay,
  type Line,
  type Part,
} from './calendar-clock'
import { mergedTimes } from './merged-times'

export type BusyTime = { startsAt: Date; endsAt: Date }

export type CalendarQuestion = {
  text: string
  from: Date
  to: Date
  /** Whose calendar it is: what they declined is not theirs. */
  email: string
  /** Of our site: what comes from our own calendars is known already. */
  hostname: string
}

export type CalendarAnswer =
  | { outcome: 'read'; busy: BusyTime[] }
  | { outcome: 'not-a-calendar' | 'too-many' }

const mostEvents = 20_000
/** Of all repeated events together, from their first time on. */
const mostSteps = 100_000
const mostTimes = 5_000

class TooMany extends Error {}

/** When somebody is busy according to a calendar, and nothing else that stands in it. */
export function readBusyTimes(question: CalendarQuestion): CalendarAnswer {
  const calendars = parsed(question.text)
  if (calendars.length === 0) return { outcome: 'not-a-calendar' }
  const all = calendars.flatMap(([, , parts]) => parts)
  const events = all.filter(([name]) => name === 'vevent')
  if (events.length > mostEvents) return { outcome: 'too-many' }
  try {
    const clock = createCalendarClock(all.filter(([name]) => name === 'vtimezone'))
    const busy = mergedTimes(timesOf(events, clock, question))
    return busy.length > mostTimes ? { outcome: 'too-many' } : { outcome: 'read', busy }
  } catch (error) {
    return { outcome: error instanceof TooMany ? 'too-many' : 'not-a-calendar' }
  }
}

function parsed(text: string): Part[] {
  try {
    const found = ICAL.parse(text) as unknown as Part | Part[]
    const parts = (typeof found[0] === 'string' ? [found] : found) as Part[]
    return parts.every(([name]) => name === 'vcalendar') ? parts : []
  } catch {
    return []
  }
}

type Span = { start: number; end: number }
type Stretch = { from: number; to: number }

/** A time that keeps nobody busy, though it took a step to get there. */
const over: Span = { start: 0, end: 0 }
const twoDays = 2 * dayLength

function timesOf(events: Part[], clock: CalendarClock, question: CalendarQuestion): BusyTime[] {
  const [from, to] = [question.from.getTime(), question.to.getTime()]
  const moved = movedTimes(events, clock)
  const times: BusyTime[] = []
  let steps = 0
  for (const event of events) {
    if (!isBusy(event, question)) continue
    const gone = lineOf(event, 'recurrence-id') ? undefined : moved.get(uidOf(event))
    for (const { start, end } of spansOf(event, clock, { from, to })) {
      steps += 1
      if (steps > mostSteps) throw new TooMany()
      if (end <= from || start >= to || end <= start || gone?.has(start)) continue
      if (times.length > 4 * mostTimes) throw new TooMany()
      times.push({ startsAt: new Date(start), endsAt: new Date(end) })
    }
  }
  return times
}

/** Of repeated events, the times that stand in the calendar on their own as well. */
function movedTimes(events: Part[], clock: CalendarClock): Map<string, Set<number>> {
  const moved = new Map<string, Set<number>>()
  for (const event of events) {
    const line = lineOf(event, 'recurrence-id')
    if (!line) continue
    const times = moved.get(uidOf(event)) ?? new Set()
    moved.set(uidOf(event), times.add(clock.momentOf(String(line[3]), line)))
  }
  return moved
}

function isBusy(event: Part, { email, hostname }: CalendarQuestion): boolean {
  const says = (name: string) => String(lineOf(event, name)?.[3] ?? '').toUpperCase()
  if (says('status') === 'CANCELLED' || says('transp') === 'TRANSPARENT') return false
  if (says('x-microsoft-cdo-busystatus') === 'FREE') return false
  if (isOurs(uidOf(event), hostname)) return false
  return !linesOf(event, 'attendee').some(
    ([, params, , who]) =>
      String(params.partstat).toUpperCase() === 'DECLINED' &&
      String(who).toLowerCase() === `mailto:${email.toLowerCase()}`,
  )
}

/** What we published, and what a calendar brings back to us. */
function isOurs(uid: string, hostname: string): boolean {
  const [name = '', host = ''] = uid.toLowerCase().split('@')
  return (
    host === hostname.toLowerCase() &&
    /^(?:agent-)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(name)
  )
}

/** Each time of an event up to a moment, soonest first where it repeats. */
function* spansOf(event: Part, clock: CalendarClock, { from, to }: Stretch): Generator<Span> {
  const first = lineOf(event, 'dtstart')
  if (!first) return
  const text = String(first[3])
  const endOf = lengthOf(event, first, clock)
  const start = clock.momentOf(text, first)
  const left = momentsIn(event, 'exdate', clock)
  yield left.has(start) ? over : { start, end: endOf(start, text) }
  if (lineOf(event, 'recurrence-id')) return
  for (const again of momentsIn(event, 'rdate', clock)) {
    yield { start: again, end: endOf(again, clock.textOf(again, first)) }
  }
  const length = endOf(start, text) - start
  const earliest = new Date(from - length - twoDays).toISOString()
  for (const [, , , rule] of linesOf(event, 'rrule')) {
    for (const there of repeated(rule, first, clock)) {
      // Long over, in whichever zone: a clock need not be read for that.
      if (there < earliest) {
        yield over
        continue
      }
      const moment = clock.momentOf(isUtc(text) ? `${there}Z` : there, first)
      if (moment >= to) break
      yield left.has(moment) ? over : { start: moment, end: endOf(moment, there) }
    }
  }
}

/** How the clock reads at each time of a rule. */
function* repeated(rule: unknown, first: Line, clock: CalendarClock): Generator<string> {
  const text = String(first[3])
  const { until, ...rest } = rule as { until?: string }
  const recur = ICAL.Recur.fromData(rest as never)
  if (until) recur.until = ICAL.Time.fromString(lastOf(until, first, clock), undefined as never)
  const start = ICAL.Time.fromString(text.replace(/Z$/, ''), undefined as never)
  const times = recur.iterator(start)
  for (let time = times.next(); time; time = times.next()) yield time.toString()
}

/** The end of a rule, on the clock on which it repeats. */
function lastOf(until: string, first: Line, clock: CalendarClock): string {
  if (isDay(String(first[3]))) return until.slice(0, 10)
  if (isDay(until)) return `${until}T23:59:59`
  return isUtc(until) ? clock.textOf(clock.momentOf(until, first), first) : until
}

/** When a time of an event ends, by when it starts. Days are days of the calendar, not 24 hours. */
function lengthOf(event: Part, first: Line, clock: CalendarClock) {
  const text = String(first[3])
  const last = lineOf(event, 'dtend')
  const duration = lineOf(event, 'duration')
  if (isDay(text)) {
    const days = last
      ? Temporal.PlainDate.from(text).until(String(last[3]).slice(0, 10)).days
      : Math.max(1, Math.round(secondsOf(duration) / daySeconds))
    return (_: number, day: string) => {
      const end = Temporal.PlainDate.from(day.slice(0, 10)).add({ days })
      return clock.momentOf(end.toString(), first)
    }
  }
  const length = last
    ? clock.momentOf(String(last[3]), last) - clock.momentOf(text, first)
    : secondsOf(duration) * 1000
  return (start: number) => start + length
}

function secondsOf(duration: Line | undefined): number {
  return duration ? ICAL.Duration.fromString(String(duration[3])).toSeconds() : 0
}

function momentsIn(event: Part, name: string, clock: CalendarClock): Set<number> {
  const moments = linesOf(event, name).flatMap((line) =>
    line.slice(3).map((value) => {
      // A period says its end too.
      const [start] = Array.isArray(value) ? value : [value]
      return clock.momentOf(String(start), line)
    }),
  )
  return new Set(moments)
}

function linesOf([, lines]: Part, name: string): Line[] {
  return lines.filter(([each]) => each === name)
}

function lineOf([, lines]: Part, name: string): Line | undefined {
  return lines.find(([each]) => each === name)
}

function uidOf(event: Part): string {
  return String(lineOf(event, 'uid')?.[3] ?? '')
}

function isUtc(text: string): boolean {
  return text.endsWith('Z')
}
