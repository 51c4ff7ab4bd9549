import { addDays } from '../language/calendar-day'

/** The first day of each period that ends today. */
export type Periods = { today: string; week: string; month: string; chart: string }

/** The chart shows today and the twenty-nine days before it. */
export const chartDays = 30

/** '2026-11-15': the week began on Monday the 9th, the month on the 1st. */
export function periodsOn(today: string): Periods {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  return {
    today,
    week: addDays(today, -weekday),
    month: `${today.slice(0, 8)}01`,
    chart: addDays(today, 1 - chartDays),
  }
}

/** Every day of the chart, the oldest first. */
export function daysOf(today: string, count = chartDays): string[] {
  return Array.from({ length: count }, (_, at) => addDays(today, 1 + at - count))
}

/** Days before this are only counted together: of the periods, the one that began first. */
export const firstDay = ({ month, chart }: Periods) => (month < chart ? month : chart)

/** [3.17] today, this week, this month, in total; what has no day was before all of them. */
export function inPeriods(counted: { day: string | null; count: number }[], periods: Periods) {
  const since = (first: string) =>
    counted.reduce((sum, { day, count }) => (day !== null && day >= first ? sum + count : sum), 0)
  return {
    today: since(periods.today),
    week: since(periods.week),
    month: since(periods.month),
    total: counted.reduce((sum, { count }) => sum + count, 0),
  }
}
