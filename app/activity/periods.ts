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
