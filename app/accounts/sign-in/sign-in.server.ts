import type { Database } from '../../database/client.server'
import type { Limit } from '../../web/limit.server'
import { isStaff } from '../account'
import { isPassword } from '../passwords/password-hash.server'
import { findByEmail } from '../queries.server'
import { openSession } from '../sessions/session.server'

type Tools = {
  db: Database
  now: () => Date
  /** Tries for one address. */
  limit: Limit
  /** Tries from one place: more, because an office shares one. */
  crowdLimit: Limit
}
type Attempt = { email: string; password: string; visitor: string; device: string }

/** The same answer after the same work, whether the address is known or not. */
export async function signIn(tools: Tools, { email, password, visitor, device }: Attempt) {
  const mayTry = [
    await tools.limit.mayTry(`email:${email}`),
    await tools.crowdLimit.mayTry(`visitor:${visitor}`),
  ]
  if (mayTry.includes(false)) return { outcome: 'too-many-tries' } as const

  const account = await findByEmail(tools.db, email)
  const isRight = await isPassword(account?.passwordHash, password)
  if (!account?.isActive || !isRight) return { outcome: 'refused' } as const

  await tools.limit.forgive(`email:${email}`)
  const needsCode = isStaff(account)
  const token = await openSession(tools, account, device, !needsCode)
  return needsCode
    ? ({ outcome: 'code-needed', token, hasSecondFactor: Boolean(account.totpSecret) } as const)
    : ({ outcome: 'signed-in', token } as const)
}
