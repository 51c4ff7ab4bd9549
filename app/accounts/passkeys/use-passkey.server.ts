import type { Database } from '../../database/client.server'
import { deleteSession } from '../queries.server'
import { tokenHash } from '../secret-token.server'
import { openSession, type SignedIn, type Whereabouts } from '../sessions/session.server'
import { checkPasskey } from './check-passkey.server'
import { type Asked, keepChallenge } from './passkey-challenge.server'
import { passkeyLimits } from './passkey-limits.server'
import { listPasskeys } from './passkey-queries.server'
import { relyingParty, webauthn } from './webauthn.server'

type Tools = { db: Database; now: () => Date; origin: string }
type Question = Asked & {
  /** Whose passkeys will do; anybody's who signs in with nothing else. */
  accountId?: string
  place: string
}

/** What the browser needs to have a passkey sign. Undefined when one network asks too often. */
export async function askPasskey(tools: Tools, { accountId, place, ...asked }: Question) {
  if (!(await passkeyLimits(tools).challenges.mayTry(place))) return undefined
  const { generateAuthenticationOptions } = await webauthn()
  const known = accountId ? await listPasskeys(tools.db, accountId) : []
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(tools.origin).expectedRPID,
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
    userVerification: 'required',
  })
  await keepChallenge(tools, asked, options.challenge)
  return options
}

type Attempt = {
  answer: string
  holder: string | undefined
  from: Whereabouts & { place: string }
  /** The session that this browser had until now. */
  replaces?: string | undefined
}

/** Without a password: the passkey verified its owner, which makes it two factors. */
export async function signInWithPasskey(tools: Tools, attempt: Attempt) {
  const { answer, holder, from, replaces } = attempt
  const { signIns } = passkeyLimits(tools)
  if (!(await signIns.mayTry(from.place))) return { outcome: 'too-many-tries' } as const
  if (!holder) return { outcome: 'refused' } as const
  const account = await checkPasskey(tools, { asked: { purpose: 'sign-in', holder }, answer })
  if (!account) return { outcome: 'refused' } as const
  await signIns.forgive(from.place)
  if (replaces) await deleteSession(tools.db, tokenHash(replaces))
  const token = await openSession(tools, account, from, true)
  const { id, role } = account
  return { outcome: 'signed-in', token, account: { id, role } } as const
}

/** In place of the code, after the password. */
export async function givePasskey(
  tools: Tools,
  { account, tokenHash: current }: Pick<SignedIn, 'account' | 'tokenHash'>,
  { answer, from }: { answer: string; from: Whereabouts },
) {
  const { codes } = passkeyLimits(tools)
  if (!(await codes.mayTry(account.id))) return { outcome: 'too-many-tries' } as const
  const asked = { purpose: 'second-factor', holder: current } as const
  const opened = await checkPasskey(tools, { asked, answer, accountId: account.id })
  if (!opened) return { outcome: 'refused' } as const
  await codes.forgive(account.id)
  await deleteSession(tools.db, current)
  return { outcome: 'signed-in', token: await openSession(tools, account, from, true) } as const
}
