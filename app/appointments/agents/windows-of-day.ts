import { Temporal } from 'temporal-polyfill'
import { belgianHolidays } from '../slots/belgian-holidays'
import type { Window } from '../slots/slots'

type Week = (Window & { agentId: number; weekday: number })[]
type Exceptions = { agentId: number | null; day: string; windows: Window[] }[]

/** When an agent is there on a day: as said for that day by them, by the office, by law, or as usual. */
export function windowsOfDay(
  { agentId, day }: { agentId: number; day: string },
  week: Week,
  exceptions: Exceptions,
): Window[] {
  const ofDay = exceptions.filter((each) => each.day === day)
  const decided =
    ofDay.find((each) => each.agentId === agentId) ?? ofDay.find((each) => each.agentId === null)
  if (decided) return decided.windows
  if (isHoliday(day)) return []
  const { dayOfWeek } = Temporal.PlainDate.from(day)
  return week.filter((each) => each.agentId === agentId && each.weekday === dayOfWeek)
}

export function isHoliday(day: string): boolean {
  return belgianHolidays(Number(day.slice(0, 4))).includes(day)
}
