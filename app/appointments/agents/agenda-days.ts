import { Temporal } from 'temporal-polyfill'
import { readDay } from '../../language/read-day'
import { zone } from '../slots/day-part'

/** A list is a day in words, with who cancelled. */
export type AgendaView = 'day' | 'week' | 'list'

/** The days on one screen, and where the arrows lead. */
type AgendaPage = { days: string[]; previous: string; next: string }

/** A week begins on Monday. */
export function agendaPage(view: AgendaView, day: string): AgendaPage {
  const date = Temporal.PlainDate.from(day)
  const first = view === 'week' ? date.subtract({ days: date.dayOfWeek - 1 }) : date
  const length = view === 'week' ? 7 : 1
  const at = (days: number) => first.add({ days }).toString()
  return {
    days: Array.from({ length }, (_, days) => at(days)),
    previous: at(-length),
    next: at(length),
  }
}

/** From midnight to midnight in Belgium: once a year 23 hours, once 25. */
export function momentsOf(days: string[]): { from: Date; to: Date } {
  const midnight = (day: Temporal.PlainDate) =>
    new Date(day.toZonedDateTime({ timeZone: zone }).epochMilliseconds)
  const first = Temporal.PlainDate.from(days[0] ?? '')
  const last = Temporal.PlainDate.from(days.at(-1) ?? '')
  return { from: midnight(first), to: midnight(last.add({ days: 1 })) }
}

/** A day somebody asked for, or undefined: "2026-02-31" is none, nor is the year 12000. */
export function askedDay(text: string | null): string | undefined {
  return text?.startsWith('20') ? readDay(text) : undefined
}

/** Each day of a row, both ends included; none when it runs backwards. */
export function daysBetween(first: string, last: string): string[] {
  const start = Temporal.PlainDate.from(first)
  const { days } = start.until(last)
  return Array.from({ length: Math.max(0, days + 1) }, (_, at) =>
    start.add({ days: at }).toString(),
  )
}
