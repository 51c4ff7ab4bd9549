import type { StaffRole } from '../accounts/account'

export type Kept = (readonly [name: string, value: string])[]

type Reason =
  | { reason: 'role'; roles: StaffRole[] }
  /** The session ended between opening a form and sending it. */
  | { reason: 'session'; kept: Kept; path: string }

export type Refusal = Reason & { refusedBy: 'office' }

export function refusal(reason: Reason): Refusal {
  return { refusedBy: 'office', ...reason }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refusedBy' in value
}
