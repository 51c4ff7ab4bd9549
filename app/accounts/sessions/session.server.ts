import type { Database } from '../../database/client.server'
import { type SessionLengths, sessionLengths } from '../../web/session-lengths'
import type { Account } from '../account'
import { findSession, insertSession, touchSession } from '../queries.server'
import { newToken, tokenHash } from '../secret-token.server'
import { endOfSession, expiryOfSession } from './session-lifetime'

const quarter = 15 * 60_000

export type SignedIn = {
  account: Account
  tokenHash: string
  /** False while staff still owe their code, or have not set one up. */
  isComplete: boolean
  hasSecondFactor: boolean
  /** When a password, a code or a passkey was last given. */
  provedAt: Date
}

type Tools = { db: Database; now: () => Date; sessionLengths?: SessionLengths }

/** The browser's own name, and the network it is in. */
export type Whereabouts = { device: string; place?: string }

/** A new token each time someone gets more rights than before: an old one is worth nothing. */
export async function openSession(
  { db, now, sessionLengths: lengths = sessionLengths() }: Tools,
  account: Account,
  { device, place = '' }: Whereabouts,
  isComplete: boolean,
): Promise<string> {
  const token = newToken()
  const createdAt = now()
  const endsAt = endOfSession(account.role, createdAt, lengths)
  await insertSession(db, {
    tokenHash: tokenHash(token),
    accountId: account.id,
    createdAt,
    seenAt: createdAt,
    provedAt: createdAt,
    expiresAt: expiryOfSession(account.role, { seenAt: createdAt, endsAt }, lengths),
    endsAt,
    device: device.slice(0, 200),
    place: place.slice(0, 60),
    isComplete,
  })
  return token
}

export async function whoIs(
  { db, now, sessionLengths: lengths = sessionLengths() }: Tools,
  token: string | undefined,
) {
  if (!token) return undefined
  const found = await findSession(db, tokenHash(token), now())
  if (!found) return undefined
  const { account, session, hasSecondFactor } = found
  // Not on every page: four times an hour is enough to know that a session lives.
  if (now().getTime() - session.seenAt.getTime() > quarter) {
    const seen = { seenAt: now(), endsAt: session.endsAt }
    const expiresAt = expiryOfSession(account.role, seen, lengths)
    await touchSession(db, session.tokenHash, seen.seenAt, expiresAt)
  }
  const { isComplete, provedAt } = session
  return {
    account,
    tokenHash: session.tokenHash,
    isComplete,
    hasSecondFactor,
    provedAt,
  } satisfies SignedIn
}
