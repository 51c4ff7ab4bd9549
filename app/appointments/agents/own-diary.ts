import { type Account, mayActAs } from '../../accounts/account'

/** Whether somebody reads everything in a diary: the agent whose it is, and a manager. */
export function isOwnDiary(staff: Account, agent: { email: string } | undefined): boolean {
  if (mayActAs(staff, 'manager')) return true
  return agent?.email.toLowerCase() === staff.email.toLowerCase()
}
