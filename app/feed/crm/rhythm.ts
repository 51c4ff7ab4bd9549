import { brusselsDay } from '../../language/brussels-day'

/** How often a source is read: in every round, every hour, or once a day. */
export const rhythms = ['round', 'hour', 'day'] as const
export type Rhythm = (typeof rhythms)[number]

/** A round that begins a little early is still the next hour's. */
const almostAnHour = 55 * 60_000

export function isDue(rhythm: Rhythm, last: Date | null, now: Date): boolean {
  if (rhythm === 'round' || !last) return true
  if (rhythm === 'hour') return now.getTime() - last.getTime() >= almostAnHour
  return brusselsDay(last) !== brusselsDay(now)
}
