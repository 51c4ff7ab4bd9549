import type { Database } from '../../database/client.server'
import { noteOwnChange } from '../note-own-change.server'
import { deleteSessionsOf, findById, updateAccount } from '../queries.server'
import type { SignedIn } from '../sessions/session.server'
import { weaknessFor } from './common-passwords.server'
import { hashPassword, isPassword } from './password-hash.server'
import { passwordLimits } from './password-limits.server'

type Tools = { db: Database; now: () => Date; agency: () => { name: string } }

/** Whoever is signed in elsewhere is out: that may be who the password is changed for. */
export async function changePassword(
  tools: Tools,
  signedIn: Pick<SignedIn, 'account' | 'tokenHash'>,
  { current, password }: { current: string; password: string },
) {
  const { proofs } = passwordLimits(tools)
  const { id } = signedIn.account
  if (!(await proofs.mayTry(id))) return { outcome: 'too-many-tries' } as const
  const account = await findById(tools.db, id)
  if (!(await isPassword(account?.passwordHash, current))) return { outcome: 'refused' } as const
  await proofs.forgive(id)
  const weakness = weaknessFor(account, password, tools.agency())
  if (weakness) return { outcome: 'weak', weakness } as const
  const passwordHash = await hashPassword(password)
  await tools.db.transaction(async (tx) => {
    await updateAccount(tx, id, { passwordHash })
    await deleteSessionsOf(tx, id, signedIn.tokenHash)
    await noteOwnChange(tx, signedIn.account, tools.now(), 'change-password')
  })
  return { outcome: 'changed' } as const
}
