import type { Database } from '../database/client.server'
import { deleteSessionsOf, updateAccount } from './queries.server'
import type { StaffMember } from './staff.form'
import { countManagersBesides, findStaff, saveStaff } from './staff-queries.server'

type Change = { accountId: string; basedOn: number; member: StaffMember }

/** There is always a manager: otherwise nobody could let anybody in again. */
export async function changeStaff(tx: Database, { accountId, basedOn, member }: Change) {
  const before = await findStaff(tx, accountId)
  if (!before) return { outcome: 'missing' } as const
  const staysManager = member.role === 'manager' && member.isActive
  if (!staysManager && (await countManagersBesides(tx, accountId)) === 0) {
    return { outcome: 'last-manager' } as const
  }
  if (!(await saveStaff(tx, accountId, basedOn, member)))
    return { outcome: 'conflict', before } as const
  // Other rights, or none: whoever is signed in signs in again.
  if (before.role !== member.role || !member.isActive) await deleteSessionsOf(tx, accountId)
  return { outcome: 'changed', before } as const
}

/** For who lost the telephone and the recovery codes: the next sign-in sets up a new one. */
export async function forgetSecondFactor(tx: Database, accountId: string) {
  await updateAccount(tx, accountId, { totpSecret: null, totpUsedStep: null, recoveryCodes: [] })
  await deleteSessionsOf(tx, accountId)
}
