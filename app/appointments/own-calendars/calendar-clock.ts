import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { brusselsZone } from '../../language/brussels-day'

/** A property of a component as ical.js reads it (RFC 7265): name, parameters, type, values. */
export type Line = [
  name: string,
  params: Record<string, unknown>,
  type: string,
  ...values: unknown[],
]
export type Part = [name: string, lines: Line[], parts: Part[]]

/** Days and hours on the clocks of one calendar, to moments and back. */
export type CalendarClock = ReturnType<typeof createCalendarClock>

/**
 * A zone that everybody knows by name is read by its name; one that the file explains itself, such as
 * "Romance Standard Time", as it is explained there. A clock without a zone is ours.
 */
export function createCalendarClock(zones: Part[]) {
  const explained = new Map(
    zones.map((part) => {
      const zone = new ICAL.Timezone(new ICAL.Component(part as never))
      return [zone.tzid, zone]
    }),
  )
  const known = new Map<string, string>()

  function zoneOf({ 1: params }: Line): ICAL.Timezone | string {
    const name = typeof params.tzid === 'string' ? params.tzid : brusselsZone
    const found = known.get(name) ?? (isZone(name) ? name : undefined)
    if (found) known.set(name, found)
    return found ?? explained.get(name) ?? brusselsZone
  }

  /** Of "2026-11-18", "2026-11-18T09:00:00" or "2026-11-18T08:00:00Z", in the zone of a line. */
  function momentOf(text: string, line: Line): number {
    if (text.endsWith('Z')) return Temporal.Instant.from(text).epochMilliseconds
    if (isDay(text)) {
      return Temporal.PlainDate.from(text).toZonedDateTime(brusselsZone).epochMilliseconds
    }
    const zone = zoneOf(line)
    if (typeof zone === 'string') {
      return Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds
    }
    const time = ICAL.Time.fromDateTimeString(text)
    time.zone = zone
    return time.toUnixTime() * 1000
  }

  /** What the clock of a line says at a moment. */
  function textOf(moment: number, line: Line): string {
    const [, , , value] = line
    const zone = String(value).endsWith('Z') ? 'UTC' : zoneOf(line)
    if (typeof zone === 'string') {
      const there = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone)
      return there.toPlainDateTime().toString({ smallestUnit: 'second' })
    }
    const time = ICAL.Time.fromJSDate(new Date(moment), true).convertToZone(zone)
    return time.toString().slice(0, 19)
  }

  return { momentOf, textOf }
}

export function isDay(text: string): boolean {
  return !text.includes('T')
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
