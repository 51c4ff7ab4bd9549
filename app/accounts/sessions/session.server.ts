import type { Database } from '../../database/client.server'
import { dayLength, daySeconds } from '../../language/days-later'
import { type Account, isStaff } from '../account'
import { findSession, insertSession, touchSession } from '../queries.server'
import { newToken, tokenHash } from '../secret-token.server'

const hour = 3_600_000
const ownerDays = 30
const lifetime = { owner: ownerDays * dayLength, staff: 12 * hour }

export type SignedIn = {
  account: Account
  tokenHash: string
  /** False while staff still owe their code, or have not set one up. */
  isComplete: boolean
  hasSecondFactor: boolean
}

type Tools = { db: Database; now: () => Date }

/** A new token each time someone gets more rights than before: an old one is worth nothing. */
export async function openSession(
  { db, now }: Tools,
  account: Account,
  device: string,
  isComplete: boolean,
): Promise<string> {
  const token = newToken()
  const createdAt = now()
  await insertSession(db, {
    tokenHash: tokenHash(token),
    accountId: account.id,
    createdAt,
    seenAt: createdAt,
    expiresAt: expiry(account, createdAt),
    device: device.slice(0, 200),
    isComplete,
  })
  return token
}

export async function whoIs({ db, now }: Tools, token: string | undefined) {
  if (!token) return undefined
  const found = await findSession(db, tokenHash(token), now())
  if (!found) return undefined
  const { account, session, hasSecondFactor } = found
  // Not on every page: once an hour is enough to know that a session lives.
  if (now().getTime() - session.seenAt.getTime() > hour) {
    await touchSession(db, session.tokenHash, now(), expiry(account, now()))
  }
  const { isComplete } = session
  return { account, tokenHash: session.tokenHash, isComplete, hasSecondFactor } satisfies SignedIn
}

function expiry(account: Account, from: Date): Date {
  return new Date(from.getTime() + (isStaff(account) ? lifetime.staff : lifetime.owner))
}

const sessionCookie = 'session'

export function readSessionToken(cookies: string | null | undefined): string | undefined {
  return cookies?.match(/(?:^|;\s*)session=([\w-]{20,60})(?:;|$)/)?.[1]
}

export function sessionCookieLine(token: string, isSecure: boolean): string {
  return `${sessionCookie}=${token}; Path=/; Max-Age=${ownerDays * daySeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

export const endedSessionLine = `${sessionCookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`
