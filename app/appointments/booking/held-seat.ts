import type { Appointment } from '../appointment'

const hour = 3_600_000
/** Longer than this we keep no seat for a letter that does not leave. */
const longestWait = 24 * hour

/** An hour to answer the mail, and never beyond the viewing itself. */
export function heldUntil(now: Date, startsAt: Date): Date {
  return new Date(Math.min(now.getTime() + hour, startsAt.getTime()))
}

type Held = Pick<Appointment, 'bookedAt' | 'startsAt'>

/**
 * An hour after our letter left. While it has not, for want of a mail server, the visitor is not to
 * blame and keeps the seat for a day.
 */
export function mustBeFreed(
  { bookedAt, startsAt }: Held,
  letterLeftAt: Date | null,
  now: Date,
): boolean {
  if (startsAt <= now) return true
  const since = (moment: Date) => now.getTime() - moment.getTime()
  if (since(bookedAt) >= longestWait) return true
  return letterLeftAt !== null && since(letterLeftAt) >= hour
}
