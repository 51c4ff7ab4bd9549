import { Temporal } from 'temporal-polyfill'

/** "2026-11-15T14:30" on the clock in Belgium; undefined for a day that never comes. */
export function brusselsMoment(text: string): Date | undefined {
  try {
    const there = Temporal.PlainDateTime.from(text)
    return new Date(there.toZonedDateTime('Europe/Brussels').epochMilliseconds)
  } catch {
    return undefined
  }
}

/** The other way round, for a field of a form. */
export function brusselsClock(moment: Date): string {
  const there = Temporal.Instant.from(moment.toISOString()).toZonedDateTimeISO('Europe/Brussels')
  return there.toPlainDateTime().toString({ smallestUnit: 'minute' })
}
