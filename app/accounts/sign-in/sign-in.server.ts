import type { Database } from '../../database/client.server'
import { isStaff } from '../account'
import { isPassword } from '../passwords/password-hash.server'
import { deleteSession, findByEmail } from '../queries.server'
import { tokenHash } from '../secret-token.server'
import { openSession, type Whereabouts } from '../sessions/session.server'
import { countTries, deviceLimit, forgiveTries } from './count-tries.server'
import { judgeTries } from './judge-tries'
import type { KnownDevice } from './known-device.server'

type Tools = { db: Database; now: () => Date }
type Human = 'passed' | 'empty' | 'wrong'
type Attempt = {
  email: string
  password: string
  from: Whereabouts & { place: string }
  /** The session that this browser had until now. */
  replaces?: string | undefined
  knownDevice?: KnownDevice | undefined
  /** Asked of who is in doubt only. */
  proveHuman: () => Promise<Human>
}

/** The same answer after the same work, whether the address is known or not. */
export async function signIn(tools: Tools, attempt: Attempt) {
  const { email, password, from, replaces } = attempt
  const account = await findByEmail(tools.db, email)
  const doubt = await doubtAbout(tools, attempt, account?.id)
  if (doubt === 'too-many') return { outcome: 'too-many-tries' } as const
  if (doubt === 'in-doubt') {
    const human = await attempt.proveHuman()
    if (human !== 'passed') return { outcome: 'human-needed', human } as const
  }
  const isRight = await isPassword(account?.passwordHash, password)
  if (!account?.isActive || !isRight) {
    return { outcome: 'refused', isInDoubt: doubt === 'in-doubt' } as const
  }
  await forgiveTries(tools, { email, place: from.place })
  if (replaces) await deleteSession(tools.db, tokenHash(replaces))
  const needsCode = isStaff(account)
  const token = await openSession(tools, account, from, !needsCode)
  return { outcome: needsCode ? 'code-needed' : 'signed-in', token, accountId: account.id } as const
}

async function doubtAbout(tools: Tools, attempt: Attempt, accountId: string | undefined) {
  const { email, from, knownDevice } = attempt
  const isKnown = knownDevice?.accounts.some((each) => each === accountId)
  if (knownDevice && isKnown && (await deviceLimit(tools).mayTry(knownDevice.id))) return 'free'
  return judgeTries(await countTries(tools, { email, place: from.place }))
}
