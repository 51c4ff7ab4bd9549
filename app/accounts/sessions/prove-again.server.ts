import type { Database } from '../../database/client.server'
import { isPassword } from '../passwords/password-hash.server'
import { passwordLimits } from '../passwords/password-limits.server'
import { findById, markProved } from '../queries.server'
import { isFreshProof } from './fresh-proof'
import type { SignedIn } from './session.server'

type Tools = { db: Database; now: () => Date }

/** Before something that decides who gets in: fresh enough as it is, or with the password given again. */
export async function proveAgain(tools: Tools, signedIn: SignedIn, password: string | undefined) {
  const { account, tokenHash, provedAt } = signedIn
  if (isFreshProof(provedAt, tools.now())) return { outcome: 'proved' } as const
  if (!password) return { outcome: 'needed' } as const
  const { proofs } = passwordLimits(tools)
  if (!(await proofs.mayTry(account.id))) return { outcome: 'too-many-tries' } as const
  const stored = await findById(tools.db, account.id)
  if (!(await isPassword(stored?.passwordHash, password))) return { outcome: 'refused' } as const
  await proofs.forgive(account.id)
  await markProved(tools.db, tokenHash, tools.now())
  return { outcome: 'proved' } as const
}
