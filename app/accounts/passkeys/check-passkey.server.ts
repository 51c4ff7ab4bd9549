import type { Database } from '../../database/client.server'
import { isStaff } from '../account'
import { passkeyAnswer } from './passkey-answer.form'
import { type Asked, usedChallenge } from './passkey-challenge.server'
import { findPasskey, moveCounter } from './passkey-queries.server'
import { readJson } from './read-json'
import { relyingParty, webauthn } from './webauthn.server'

type Tools = { db: Database; now: () => Date; origin: string }
type Known = NonNullable<Awaited<ReturnType<typeof findPasskey>>>['passkey']

type Given = {
  asked: Asked
  answer: string
  /** Nobody else's will do. */
  accountId?: string
}

/** The account that a passkey opens; undefined for whatever is wrong, so that nobody learns what. */
export async function checkPasskey(tools: Tools, { asked, answer, accountId }: Given) {
  const read = passkeyAnswer.safeParse(readJson(answer))
  if (!read.success) return undefined
  const { id, response } = read.data
  const challenge = await usedChallenge(tools, asked, response.clientDataJSON)
  if (challenge === undefined) return undefined
  const found = await findPasskey(tools.db, id)
  if (!found?.account.isActive || !isStaff(found.account)) return undefined
  const { account, passkey } = found
  if (accountId && account.id !== accountId) return undefined
  if (response.userHandle && response.userHandle !== userHandle(account.id)) return undefined
  // A passkey that signs in alone says whose it is.
  if (asked.purpose === 'sign-in' && !response.userHandle) return undefined
  const counter = await signedCounter(tools, read.data, { challenge, passkey })
  if (counter === undefined) return undefined
  return (await moveCounter(tools.db, id, counter, tools.now())) ? account : undefined
}

function userHandle(accountId: string): string {
  return Buffer.from(accountId).toString('base64url')
}

type Answer = ReturnType<typeof passkeyAnswer.parse>
type Expected = { challenge: string; passkey: Known }

/** How often the authenticator has signed, if this is its signature. */
async function signedCounter({ origin }: Tools, answer: Answer, { challenge, passkey }: Expected) {
  const { verifyAuthenticationResponse } = await webauthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...relyingParty(origin),
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // The library refuses by throwing.
    return undefined
  }
}
