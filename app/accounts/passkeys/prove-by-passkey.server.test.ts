import { expect, test } from 'vitest'
import { proveAgain } from '../sessions/prove-again.server'
import type { SignedIn } from '../sessions/session.server'
import { openPasskeys } from './passkeys.testing'
import { askPasskey } from './use-passkey.server'

const { tools, later, atWork, withPasskey } = await openPasskeys()

async function asked(someone: SignedIn, purpose: 'proof' | 'second-factor' = 'proof') {
  const { tokenHash: holder, account } = someone
  const options = await askPasskey(tools, { purpose, holder, accountId: account.id, place: '' })
  if (!options) throw new Error('too often')
  return options
}

const prove = async (someone: SignedIn, passkey: string) =>
  (await proveAgain(tools, someone, { passkey })).outcome

test('a passkey shows who somebody is where the password is asked again, once', async () => {
  const { someone, authenticator } = await withPasskey()
  later(11)
  const answer = authenticator.answer(await asked(someone))
  expect(await prove(someone, answer)).toBe('proved')
  expect(await prove(someone, answer)).toBe('passkey-refused')
})

test('not that of a colleague, and not one that signed for something else or in another session', async () => {
  const { someone, authenticator } = await withPasskey()
  const colleague = await withPasskey()
  const elsewhere = await atWork(true, someone.account.email)
  later(11)
  const byColleague = colleague.authenticator.answer(await asked(someone))
  expect(await prove(someone, byColleague)).toBe('passkey-refused')
  const forCode = authenticator.answer(await asked(someone, 'second-factor'))
  expect(await prove(someone, forCode)).toBe('passkey-refused')
  const thatSession = authenticator.answer(await asked(elsewhere))
  expect(await prove(someone, thatSession)).toBe('passkey-refused')
  expect(await prove(someone, 'nonsense')).toBe('passkey-refused')
})

test('ten answers in a quarter are enough, passwords among them', async () => {
  const { someone, authenticator } = await withPasskey()
  later(11)
  const answer = authenticator.answer(await asked(someone))
  for (let tries = 0; tries < 9; tries += 1) await prove(someone, '{}')
  expect((await proveAgain(tools, someone, { password: 'fout' })).outcome).toBe('refused')
  expect(await prove(someone, answer)).toBe('too-many-tries')
})
