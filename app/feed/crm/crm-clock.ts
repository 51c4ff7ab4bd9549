/**
 * Moments of a CRM have no zone and stand on its own clock ("2026-11-10T16:45:12.43"). They are only
 * compared with one another, so that it does not matter how wrong that clock is.
 */
const shape = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/

/** Enough for the hour that comes twice in autumn, and for what was saved while we read. */
const overlap = 2 * 3_600_000
/** A day far ahead is a mistake, and would hide every change until then. */
const farthest = 36 * 3_600_000

/** As all others are written; null when it is none. A zone that it names all the same is that of its clock. */
export function momentIn(told: string, now: Date): string | null {
  const [whole, day, minute = '00:00', second = ':00', part = ''] = shape.exec(told.trim()) ?? []
  const moment = `${day}T${minute}${second}${part}`
  return whole && timeOf(moment) <= now.getTime() + farthest ? moment : null
}

export function laterOf(one: string | null, other: string): string {
  return one !== null && timeOf(one) > timeOf(other) ? one : other
}

export function earlier(moment: string): string {
  return new Date(timeOf(moment) - overlap).toISOString().slice(0, 19)
}

function timeOf(moment: string): number {
  return Date.parse(`${moment}Z`)
}
