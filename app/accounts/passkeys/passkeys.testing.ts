import { openAccounts } from '../accounts.testing'
import { findByEmail } from '../queries.server'
import { openSession, type SignedIn, whoIs } from '../sessions/session.server'
import { addPasskey, proposePasskey } from './add-passkey.server'
import { openAuthenticator } from './authenticator.testing'
import { askPasskey, givePasskey, signInWithPasskey } from './use-passkey.server'

export const origin = 'https://www.agency.example'
const from = { device: 'Firefox', place: 'here' }

/** Staff with passkeys, of their own for a test file. */
export async function openPasskeys() {
  const { tools: accountTools, anAccount, later } = await openAccounts()
  const tools = { ...accountTools, origin }
  let browsers = 0

  async function atWork(isComplete = true, email?: string): Promise<SignedIn> {
    const account = await findByEmail(tools.db, email ?? (await anAccount('manager')))
    if (!account) throw new Error('no account')
    const signedIn = await whoIs(tools, await openSession(tools, account, from, isComplete))
    if (!signedIn) throw new Error('not in')
    return signedIn
  }

  const halfOf = ({ account }: SignedIn) => atWork(false, account.email)

  async function proposal(someone: SignedIn) {
    return JSON.parse(await proposePasskey(tools, someone))
  }

  async function withPasskey() {
    const someone = await atWork()
    const authenticator = openAuthenticator(origin)
    const answer = authenticator.make(await proposal(someone))
    const { outcome } = await addPasskey(tools, someone, { name: 'Telefoon', answer })
    if (outcome !== 'added') throw new Error(outcome)
    return { someone, authenticator }
  }

  /** A browser of nobody yet, in a network of its own. */
  async function atTheDoor() {
    browsers += 1
    const holder = `browser ${browsers}`
    const place = `network ${browsers}`
    const options = await askPasskey(tools, { purpose: 'sign-in', holder, place })
    if (!options) throw new Error('too often')
    const give = (answer: string, by: string | undefined = holder) =>
      signInWithPasskey(tools, { answer, holder: by, from: { ...from, place } })
    return { options, give }
  }

  async function afterPassword(half: SignedIn) {
    const { tokenHash: holder, account } = half
    const asked = { purpose: 'second-factor', holder, accountId: account.id, place: '' } as const
    const options = await askPasskey(tools, asked)
    if (!options) throw new Error('too often')
    const give = (answer: string) => givePasskey(tools, half, { answer, from })
    return { options, give }
  }

  return { tools, later, atWork, halfOf, proposal, withPasskey, atTheDoor, afterPassword }
}
