import { Temporal } from 'temporal-polyfill'
import { readDay } from '../language/read-day'

/** Days in Belgium, both included. */
export type FigurePeriod = { from: string; to: string }
type PeriodProblem = 'no-day' | 'order' | 'too-long'
export type AskedPeriod = FigurePeriod & { problem?: PeriodProblem }

const mostYears = 5

/** What the address asks for; without a wish this month and the eleven before it. */
export function askedPeriod(query: URLSearchParams, today: string): AskedPeriod {
  const usual = usualPeriod(today)
  const [from, to] = [query.get('from') || usual.from, query.get('to') || usual.to].map(someDay)
  if (!from || !to) return { ...usual, problem: 'no-day' }
  if (to < from) return { ...usual, problem: 'order' }
  const longest = Temporal.PlainDate.from(from).add({ years: mostYears }).toString()
  return to >= longest ? { ...usual, problem: 'too-long' } : { from, to }
}

function usualPeriod(today: string): FigurePeriod {
  const first = Temporal.PlainDate.from(today).with({ day: 1 }).subtract({ months: 11 })
  return { from: first.toString(), to: today }
}

const someDay = (text: string) => (/^(19|20)/.test(text) ? readDay(text) : undefined)

/** Every month that has a day in it: "2026-11", with the days of it that count. */
export function monthsIn({ from, to }: FigurePeriod): (FigurePeriod & { month: string })[] {
  const months: (FigurePeriod & { month: string })[] = []
  const last = Temporal.PlainDate.from(to)
  for (
    let first = Temporal.PlainDate.from(from).with({ day: 1 });
    Temporal.PlainDate.compare(first, last) <= 0;
    first = first.add({ months: 1 })
  ) {
    const end = first.add({ months: 1 }).subtract({ days: 1 }).toString()
    months.push({
      month: first.toString().slice(0, 7),
      from: first.toString() < from ? from : first.toString(),
      to: end > to ? to : end,
    })
  }
  return months
}
