import { Temporal } from 'temporal-polyfill'

const minute = 60_000
/** The last minute that was asked for, by the number of months. */
const known = new Map<number, { begin: number; later: number }>()

/**
 * By the calendar in Belgium; where the month is too short, its last day. Clocks there change at whole minutes: a
 * minute is as long then as now, and is worked out once.
 */
export function monthsLater(moment: Date, months: number): Date {
  const begin = Math.floor(moment.getTime() / minute) * minute
  let last = known.get(months)
  if (last?.begin !== begin) {
    last = { begin, later: workedOut(begin, months) }
    known.set(months, last)
  }
  return new Date(last.later + moment.getTime() - begin)
}

function workedOut(moment: number, months: number): number {
  const there = new Temporal.ZonedDateTime(BigInt(moment) * 1_000_000n, 'Europe/Brussels')
  return there.add({ months }).epochMilliseconds
}
