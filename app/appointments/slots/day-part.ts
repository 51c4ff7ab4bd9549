import { Temporal } from 'temporal-polyfill'
import { brusselsZone } from '../../language/brussels-day'

/** Spec 9.16, the hours at which we may call as well: 10 to 13, 13 (or 14) to 16, 16 to 19. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof dayParts)[number]

export const zone = brusselsZone

export function partOf(moment: Date): DayPart {
  const { hour } = Temporal.Instant.from(moment.toISOString()).toZonedDateTimeISO(zone)
  if (hour < 13) return 'morning'
  return hour < 16 ? 'afternoon' : 'evening'
}
