import { dayLength } from './days-later'

/** '2026-03-30' and 2 make '2026-04-01'. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10)
}

/** How many days from one to the other: '2026-03-30' and '2026-04-01' are 2 apart. */
export function dayCount(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayLength
}
