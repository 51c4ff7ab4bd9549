import { Temporal } from 'temporal-polyfill'

/** By the calendar in Belgium; where the month is too short, its last day. */
export function monthsLater(moment: Date, months: number): Date {
  const there = new Temporal.ZonedDateTime(BigInt(moment.getTime()) * 1_000_000n, 'Europe/Brussels')
  return new Date(there.add({ months }).epochMilliseconds)
}
