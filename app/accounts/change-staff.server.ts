import type { Writer } from '../journal/journal'
import { noteChange } from '../journal/queries.server'
import { deletePasskeysOf } from './passkeys/passkey-queries.server'
import { deleteSessionsOf, updateAccount } from './queries.server'
import { renewRecoveryCodes } from './second-factor.server'
import { askForReset } from './set-password.server'
import type { StaffMember } from './staff.form'
import { countManagersBesides, findStaff, saveStaff } from './staff-queries.server'

type Staff = NonNullable<Awaited<ReturnType<typeof findStaff>>>
type Change = { accountId: string; basedOn: number; member: StaffMember }

/** There is always a manager: otherwise nobody could let anybody in again. */
export async function changeStaff(writer: Writer, { accountId, basedOn, member }: Change) {
  return writer.db.transaction(async (tx) => {
    const before = await findStaff(tx, accountId)
    if (!before) return { outcome: 'missing' } as const
    const staysManager = member.role === 'manager' && member.isActive
    if (!staysManager && (await countManagersBesides(tx, accountId)) === 0) {
      return { outcome: 'last-manager' } as const
    }
    if (!(await saveStaff(tx, accountId, basedOn, member)))
      return { outcome: 'conflict', before: memberOf(before), version: before.version } as const
    // Other rights, or none: whoever is signed in signs in again.
    if (before.role !== member.role || !member.isActive) await deleteSessionsOf(tx, accountId)
    const change = { action: 'change', before: memberOf(before), after: member }
    await noteChange(tx, { ...aboutStaff(writer, accountId), ...change })
    return { outcome: 'changed' } as const
  })
}

function memberOf({ name, role, language, isActive }: Staff) {
  return { name, role, language, isActive }
}

/**
 * For who lost the telephone and the recovery codes: the next sign-in sets up a new one. The passkeys go
 * too, since the telephone that is lost may hold one.
 */
export async function forgetSecondFactor(writer: Writer, accountId: string) {
  await writer.db.transaction(async (tx) => {
    await updateAccount(tx, accountId, { totpSecret: null, totpUsedStep: null, recoveryCodes: [] })
    await deletePasskeysOf(tx, accountId)
    await deleteSessionsOf(tx, accountId)
    await noteChange(tx, { ...aboutStaff(writer, accountId), action: 'forget-factor' })
  })
}

type LetterTools = Writer & Parameters<typeof askForReset>[0]

/** Who never chose a password has nothing to forget, but the letter is the same: a link to choose one. */
export async function sendPasswordLetter(
  tools: LetterTools,
  { id, email }: { id: string; email: string },
  link: (token: string) => string,
) {
  await tools.db.transaction(async (tx) => {
    await askForReset({ ...tools, db: tx }, email, link)
    await noteChange(tx, { ...aboutStaff(tools, id), action: 'send-letter' })
  })
}

/** Somebody's own, told once. */
export async function renewOwnCodes(writer: Writer): Promise<string[]> {
  return writer.db.transaction(async (tx) => {
    await noteChange(tx, { ...aboutStaff(writer, writer.staff.id), action: 'renew-codes' })
    return renewRecoveryCodes(tx, writer.staff.id)
  })
}

function aboutStaff({ staff, now }: Writer, id: string) {
  return { by: staff, at: now(), subject: { kind: 'staff', id } }
}
