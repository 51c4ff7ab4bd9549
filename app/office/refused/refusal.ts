import type { StaffRole } from '../../accounts/account'

export type Kept = (readonly [name: string, value: string])[]

type Reason =
  | { reason: 'role'; roles: StaffRole[] }
  /** The session ended between opening a form and sending it. Null: it was more than we hold for a stranger. */
  | { reason: 'session'; kept: Kept | null; path: string }
  /** What decides who gets in is asked of somebody who showed long ago who they are. */
  | {
      reason: 'proof'
      kept: Kept
      path: string
      outcome: 'needed' | 'refused' | 'too-many-tries' | 'passkey-refused'
      hasPasskey: boolean
    }

/** Where the password is given again, among the fields of whatever form it was. */
export const proofField = 'proof'
/** Or what a passkey signed. */
export const passkeyProofField = 'proof-passkey'

/** The first page of the office. A page for visitors carries this file, and not the list of all pages there. */
export const officeDoor = '/office/'

export function textsIn(form: FormData): Kept {
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
}

export type Refusal = Reason & { refusedBy: 'office' }

export function refusal(reason: Reason): Refusal {
  return { refusedBy: 'office', ...reason }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refusedBy' in value
}
