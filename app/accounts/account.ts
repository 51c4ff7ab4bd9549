import type { Language } from '../language/languages'

export const staffRoles = ['agent', 'editor', 'manager'] as const
export type StaffRole = (typeof staffRoles)[number]
export type Role = StaffRole | 'owner'

/** Someone who may sign in, as the rest of the house knows them. */
export type Account = {
  id: string
  email: string
  name: string
  role: Role
  language: Language
}

export function isStaff(account: Account): account is Account & { role: StaffRole } {
  return account.role !== 'owner'
}

/** A manager may do everything; an agent deals in properties and people, an editor in pages. */
export function mayActAs(account: Account, role: StaffRole): boolean {
  return account.role === 'manager' || account.role === role
}
