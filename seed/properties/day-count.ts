const dayLength = 86_400_000

/** '2026-03-30' and 2 make '2026-04-01'. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10)
}
