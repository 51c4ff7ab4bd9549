import { Temporal } from 'temporal-polyfill'
import { brusselsDay } from '../../language/brussels-day'
import { type DayPart, partOf, zone } from '../slots/day-part'
import type { Slot } from '../slots/slots'

/** When somebody on the waiting list could come: any day, or that one; any hour, or those parts. */
export type Wish = { day: string | null; parts: readonly DayPart[] }

const answerHours = 4
const viewingNotice = 2 * 3_600_000
const shortestAnswer = 30 * 60_000
const wakingFrom = 8
const wakingTo = 21

export function suits({ day, parts }: Wish, { startsAt }: Pick<Slot, 'startsAt'>): boolean {
  const isDay = day === null || brusselsDay(startsAt) === day
  return isDay && (parts.length === 0 || parts.includes(partOf(startsAt)))
}

/**
 * Until when a freed seat is kept for one person: four hours in which people are awake, and no later
 * than two hours before the viewing. Null when that leaves no time to answer.
 */
export function offerEnds(now: Date, startsAt: Date): Date | null {
  const latest = startsAt.getTime() - viewingNotice
  const end = new Date(Math.min(wakingHoursAfter(now, answerHours).getTime(), latest))
  return end.getTime() - now.getTime() >= shortestAnswer ? end : null
}

function wakingHoursAfter(moment: Date, hours: number): Date {
  let at = Temporal.Instant.from(moment.toISOString()).toZonedDateTimeISO(zone)
  if (at.hour >= wakingTo) at = at.add({ days: 1 }).withPlainTime({ hour: wakingFrom })
  if (at.hour < wakingFrom) at = at.withPlainTime({ hour: wakingFrom })
  const bedtime = at.withPlainTime({ hour: wakingTo })
  const end = at.add({ hours })
  if (Temporal.ZonedDateTime.compare(end, bedtime) <= 0) return new Date(end.epochMilliseconds)
  const morning = at.add({ days: 1 }).withPlainTime({ hour: wakingFrom })
  return new Date(morning.add(bedtime.until(end)).epochMilliseconds)
}
