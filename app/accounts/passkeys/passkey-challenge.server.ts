import type { Database } from '../../database/client.server'
import type { ChallengePurpose } from '../tables.server'
import { insertChallenge, takeChallenge } from './passkey-queries.server'

type Tools = { db: Database; now: () => Date }

export type Asked = {
  purpose: ChallengePurpose
  /** Who it was given to: nobody else may bring the answer. */
  holder: string
}

export const challengeSeconds = 5 * 60

export async function keepChallenge({ db, now }: Tools, asked: Asked, challenge: string) {
  const expiresAt = new Date(now().getTime() + challengeSeconds * 1_000)
  await insertChallenge(db, { ...asked, challenge, expiresAt })
}

/** The challenge that an answer is about, if it was given to this holder for this and not used yet. */
export async function usedChallenge(
  { db, now }: Tools,
  asked: Asked,
  clientDataJSON: string,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === undefined) return undefined
  return (await takeChallenge(db, { ...asked, challenge }, now())) ? challenge : undefined
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return typeof challenge === 'string' && /^[\w-]{1,200}$/.test(challenge) ? challenge : undefined
  } catch {
    return undefined
  }
}
