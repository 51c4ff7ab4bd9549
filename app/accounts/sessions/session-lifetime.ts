import { dayLength, daySeconds } from '../../language/days-later'
import type { Role } from '../account'

const hour = 3_600_000
const ownerDays = 90

/** Without a visit for so long, or in any case after so long, somebody signs in again. */
const lifetimes = {
  owner: { idle: 30 * dayLength, whole: ownerDays * dayLength },
  staff: { idle: 8 * hour, whole: 7 * dayLength },
}

export const longestSessionSeconds = ownerDays * daySeconds

function lifetimeOf(role: Role) {
  return role === 'owner' ? lifetimes.owner : lifetimes.staff
}

export function endOfSession(role: Role, createdAt: Date): Date {
  return new Date(createdAt.getTime() + lifetimeOf(role).whole)
}

/** Each visit moves it on, never beyond the end. */
export function expiryOfSession(role: Role, seenAt: Date, endsAt: Date): Date {
  const idleUntil = seenAt.getTime() + lifetimeOf(role).idle
  return new Date(Math.min(idleUntil, endsAt.getTime()))
}
