import type { Database } from '../../database/client.server'
import { noteOwnChange } from '../note-own-change.server'
import type { SignedIn } from '../sessions/session.server'
import { madePasskey } from './passkey-answer.form'
import { keepChallenge, usedChallenge } from './passkey-challenge.server'
import { countPasskeys, insertPasskey, listPasskeys } from './passkey-queries.server'
import { readJson } from './read-json'
import { relyingParty, supportedAlgorithmIDs, webauthn } from './webauthn.server'

type Tools = { db: Database; now: () => Date; origin: string }
type Asker = Pick<SignedIn, 'account' | 'tokenHash'>

/** A telephone, a computer and a key in the drawer, and some more. */
const mostPasskeys = 10

/** What the browser needs to make a passkey. It verifies its owner: it signs in without a password too. */
export async function proposePasskey(
  tools: Tools & { agency: () => { name: string } },
  { account, tokenHash }: Asker,
) {
  const { generateRegistrationOptions } = await webauthn()
  const known = await listPasskeys(tools.db, account.id)
  const options = await generateRegistrationOptions({
    rpName: tools.agency().name,
    rpID: relyingParty(tools.origin).expectedRPID,
    userID: new Uint8Array(Buffer.from(account.id)),
    userName: account.email,
    userDisplayName: account.name,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs,
  })
  await keepChallenge(tools, { purpose: 'add', holder: tokenHash }, options.challenge)
  return JSON.stringify(options)
}

export async function addPasskey(
  tools: Tools,
  { account, tokenHash }: Asker,
  { name, answer }: { name: string; answer: string },
) {
  const made = await checkMade(tools, tokenHash, answer)
  if (!made) return { outcome: 'refused' } as const
  return tools.db.transaction(async (tx) => {
    if ((await countPasskeys(tx, account.id)) >= mostPasskeys) return { outcome: 'full' } as const
    const createdAt = tools.now()
    const isNew = await insertPasskey(tx, { ...made, accountId: account.id, name, createdAt })
    if (!isNew) return { outcome: 'refused' } as const
    await noteOwnChange(tx, account, createdAt, 'add-passkey', { after: { name } })
    return { outcome: 'added' } as const
  })
}

async function checkMade(tools: Tools, holder: string, answer: string) {
  const read = madePasskey.safeParse(readJson(answer))
  if (!read.success) return undefined
  const { response } = read.data
  const asked = { purpose: 'add', holder } as const
  const expectedChallenge = await usedChallenge(tools, asked, response.clientDataJSON)
  if (expectedChallenge === undefined) return undefined
  const { verifyRegistrationResponse } = await webauthn()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      ...relyingParty(tools.origin),
      response: { ...read.data, clientExtensionResults: {} },
      expectedChallenge,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    })
    if (!registrationInfo) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    const written = Buffer.from(publicKey).toString('base64url')
    return { id, publicKey: written, counter, transports: response.transports }
  } catch {
    // The library refuses by throwing.
    return undefined
  }
}
