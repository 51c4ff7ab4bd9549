import { type Appointment, canBeReviewed, isOpen } from '../appointment'

const newsKinds = [
  'held',
  'requested',
  'confirmed',
  'moved',
  'place-told',
  'cancelled',
  'offered',
  'offer-lapsed',
  'reminder-day',
  'reminder-hours',
  'feedback',
] as const
export type NewsKind = (typeof newsKinds)[number]

const hour = 3_600_000

type Dated = Pick<Appointment, 'status' | 'startsAt' | 'endsAt' | 'changedAt'>

/**
 * What a visitor should hear by now, for no other reason than the clock. Who booked an hour ago needs
 * no reminder; who was marked as not having come is not asked how it was.
 */
export function newsByTheClock(
  { status, startsAt, endsAt, changedAt }: Dated,
  now: Date,
): NewsKind[] {
  const hoursLeft = (startsAt.getTime() - now.getTime()) / hour
  const knownFor = (startsAt.getTime() - changedAt.getTime()) / hour
  const hoursSince = (now.getTime() - endsAt.getTime()) / hour
  if (status === 'confirmed' && hoursLeft > 0) {
    if (hoursLeft <= 2) return knownFor > 5 ? ['reminder-hours'] : []
    return hoursLeft <= 24 && knownFor > 30 ? ['reminder-day'] : []
  }
  return status === 'done' && hoursSince >= 3 && hoursSince < 7 * 24 ? ['feedback'] : []
}

type ViewingState = Pick<Appointment, 'status' | 'sequence' | 'startsAt'>

/** News that was overtaken before it was told is not told any more. */
export function isStillNews(
  kind: NewsKind,
  sequence: number,
  now: ViewingState,
  at: Date,
): boolean {
  if (kind === 'cancelled' || kind === 'offer-lapsed') return now.status === 'cancelled'
  if (kind === 'feedback') return canBeReviewed(now)
  if (sequence !== now.sequence || !isOpen(now.status)) return false
  if (kind === 'held' || kind === 'offered' || kind === 'requested') return now.status === kind
  if (kind === 'moved') return true
  return now.status === 'confirmed' && now.startsAt > at
}
