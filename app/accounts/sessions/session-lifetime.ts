import type { SessionLengths } from '../../web/session-lengths'
import type { Role } from '../account'

function lengthFor(role: Role, lengths: SessionLengths) {
  return role === 'owner' ? lengths.owner : lengths.staff
}

export function endOfSession(role: Role, createdAt: Date, lengths: SessionLengths): Date {
  return new Date(createdAt.getTime() + lengthFor(role, lengths).whole)
}

type Seen = { seenAt: Date; endsAt: Date }

/** Each visit moves it on, never beyond the end. */
export function expiryOfSession(role: Role, { seenAt, endsAt }: Seen, lengths: SessionLengths) {
  const idleUntil = seenAt.getTime() + lengthFor(role, lengths).idle
  return new Date(Math.min(idleUntil, endsAt.getTime()))
}

/** A cookie serves whoever signs in here; the session itself ends sooner. */
export function longestSessionSeconds({ staff, owner }: SessionLengths): number {
  return Math.ceil(Math.max(staff.whole, owner.whole) / 1_000)
}
