import type { Database } from '../../database/client.server'
import { checkPasskey } from '../passkeys/check-passkey.server'
import { isPassword } from '../passwords/password-hash.server'
import { passwordLimits } from '../passwords/password-limits.server'
import { findById, markProved } from '../queries.server'
import { isFreshProof } from './fresh-proof'
import type { SignedIn } from './session.server'

type Tools = { db: Database; now: () => Date; origin: string }
/** A password, or what a passkey signed. */
type Proof = { password?: string | undefined; passkey?: string | undefined }

/** Before something that decides who gets in: fresh enough as it is, or with a proof given again. */
export async function proveAgain(tools: Tools, signedIn: SignedIn, proof: Proof = {}) {
  const { account, tokenHash, provedAt } = signedIn
  if (isFreshProof(provedAt, tools.now())) return { outcome: 'proved' } as const
  const { password, passkey } = proof
  if (!password && !passkey) return { outcome: 'needed' } as const
  const { proofs } = passwordLimits(tools)
  if (!(await proofs.mayTry(account.id))) return { outcome: 'too-many-tries' } as const
  if (passkey) {
    const asked = { purpose: 'proof', holder: tokenHash } as const
    const opened = await checkPasskey(tools, { asked, answer: passkey, accountId: account.id })
    if (!opened) return { outcome: 'passkey-refused' } as const
  } else {
    const stored = await findById(tools.db, account.id)
    const isRight = await isPassword(stored?.passwordHash, password ?? '')
    if (!isRight) return { outcome: 'refused' } as const
  }
  await proofs.forgive(account.id)
  await markProved(tools.db, tokenHash, tools.now())
  return { outcome: 'proved' } as const
}
