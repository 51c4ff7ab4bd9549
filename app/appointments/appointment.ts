import type { Language } from '../language/languages'

/**
 * A held seat waits for the visitor to answer a mail; an offer is one held for someone on the waiting
 * list; a request waits for the agent.
 */
export type Status =
  | 'held'
  | 'offered'
  | 'requested'
  | 'confirmed'
  | 'cancelled'
  | 'done'
  | 'no-show'
export type Source = 'website' | 'waiting-list' | 'office'
export type CancelledBy = 'visitor' | 'agency' | 'property-gone' | 'unanswered'

/** Confirmed the moment it is booked, when the agent says yes, or not online at all. */
export type Mode = 'at-once' | 'on-request' | 'off'

export type Person = {
  title: string
  firstName: string
  lastName: string
  email: string
  phone: string
  remark: string
}

export type Appointment = Person & {
  id: string
  language: Language
  status: Status
  source: Source
  slotId: string
  agentId: number
  propertyId: number
  startsAt: Date
  endsAt: Date
  /** Until when the seat is held, or offered. */
  offeredUntil: Date | null
  waitingId: string | null
  calendarUid: string
  sequence: number
  cancelledBy: CancelledBy | null
  cancelReason: string
  /** When the agency told the street and number of a property whose owner keeps them private. */
  placeToldAt: Date | null
  /** When somebody answered a mail to this address; null when nobody ever did. */
  emailProvedAt: Date | null
  bookedAt: Date
  changedAt: Date
}

/** What somebody saw of it: another one means that it changed since. */
export function versionOf({ status, sequence }: Pick<Appointment, 'status' | 'sequence'>): string {
  return `${status}.${sequence}`
}

type Timed = Pick<Appointment, 'status' | 'startsAt'>

const hour = 3_600_000
/** Later than this, an agent may already be on the way: call. */
const moveNotice = 2 * hour

export function isOpen(status: Status): boolean {
  return status === 'held' || status === 'offered' || isBooked(status)
}

function isBooked(status: Status): boolean {
  return status === 'requested' || status === 'confirmed'
}

/** Better a late word than an agent at a closed door: until the viewing begins. */
export function canBeCancelled({ status, startsAt }: Timed, now: Date): boolean {
  return isOpen(status) && startsAt > now
}

export function canBeMoved({ status, startsAt }: Timed, now: Date): boolean {
  return isBooked(status) && startsAt.getTime() - now.getTime() >= moveNotice
}

/** The agency calls the visitor itself, so it may until the viewing begins. */
export function canBeMovedByStaff({ status, startsAt }: Timed, now: Date): boolean {
  return isBooked(status) && startsAt > now
}

/** A held one too: somebody may call that the mail did not come. */
export function canBeConfirmed({ status, startsAt }: Timed, now: Date): boolean {
  return (status === 'requested' || status === 'held') && startsAt > now
}

export function canBeMissed({ status, startsAt }: Timed, now: Date): boolean {
  return (status === 'confirmed' || status === 'done') && startsAt <= now
}

export function movableUntil(startsAt: Date): Date {
  return new Date(startsAt.getTime() - moveNotice)
}

export function canBeReviewed({ status }: Pick<Appointment, 'status'>): boolean {
  return status === 'done'
}

/** What a booking becomes at once, by how the property is visited. */
export function statusAfterBooking(mode: Mode): 'confirmed' | 'requested' {
  return mode === 'at-once' ? 'confirmed' : 'requested'
}
