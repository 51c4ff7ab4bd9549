import type { StaffRole } from '../accounts/account'

export type Kept = (readonly [name: string, value: string])[]

type Reason =
  | { reason: 'role'; roles: StaffRole[] }
  /** The session ended between opening a form and sending it. Null: it was more than we hold for a stranger. */
  | { reason: 'session'; kept: Kept | null; path: string }

export type Refusal = Reason & { refusedBy: 'office' }

export function refusal(reason: Reason): Refusal {
  return { refusedBy: 'office', ...reason }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refusedBy' in value
}
