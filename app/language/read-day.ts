/** A day as a field of a form sends it, "2026-11-15"; undefined when it never comes, as 31 February. */
export function readDay(typed: string): string | undefined {
  const date = new Date(`${typed}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return undefined
  return date.toISOString().slice(0, 10) === typed ? typed : undefined
}
