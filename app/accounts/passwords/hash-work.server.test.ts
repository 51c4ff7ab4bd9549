import argon2 from '@node-rs/argon2'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { listChanges } from '../../journal/queries.server'
import { link, openAccounts, password } from '../accounts.testing'
import { findByEmail } from '../queries.server'
import { askForReset, setPassword } from '../set-password.server'
import { changePassword } from './change-password.server'

const hash = vi.spyOn(argon2, 'hash')
const verify = vi.spyOn(argon2, 'verify')
afterAll(() => vi.restoreAllMocks())

const { tools, anAccount, tokenMailedTo, later } = await openAccounts()
beforeEach(() => vi.clearAllMocks())

const chosen = { purpose: 'reset', password: 'een andere zin', place: '192.0.2.0/24' } as const

test('a link that opens nothing costs no hash, and is not tried without end', async () => {
  const outcomes: string[] = []
  for (let tries = 0; tries < 31; tries += 1) {
    outcomes.push((await setPassword(tools, { ...chosen, token: `none ${tries}` })).outcome)
  }
  expect(outcomes.filter((each) => each === 'expired')).toHaveLength(30)
  expect(outcomes.at(-1)).toBe('too-many-tries')
  expect(hash).not.toHaveBeenCalled()
})

test('neither does one whose time has passed; a good one from the same place still opens', async () => {
  const email = await anAccount('owner')
  await askForReset(tools, email, link)
  const token = await tokenMailedTo(email)
  later(200)
  vi.clearAllMocks()
  for (let tries = 0; tries < 40; tries += 1) await setPassword(tools, { ...chosen, token })
  expect(hash).not.toHaveBeenCalled()

  await askForReset(tools, email, link)
  const fresh = await tokenMailedTo(email)
  const answers = await Promise.all(
    Array.from({ length: 14 }, () => setPassword(tools, { ...chosen, token: fresh })),
  )
  expect(answers.filter(({ outcome }) => outcome === 'set')).toHaveLength(1)
  const { length: hashes } = hash.mock.calls
  expect([hashes > 0, hashes <= 10]).toEqual([true, true])
})

test('who guesses the password of a session that stands open is stopped', async () => {
  const email = await anAccount('owner')
  const account = await findByEmail(tools.db, email)
  if (!account) throw new Error('no account')
  const here = { account, tokenHash: '' }
  vi.clearAllMocks()
  for (let tries = 0; tries < 10; tries += 1) {
    const change = { current: `fout ${tries}`, password: 'een andere zin' }
    expect((await changePassword(tools, here, change)).outcome).toBe('refused')
  }
  const change = { current: password, password: 'een andere zin' }
  expect((await changePassword(tools, here, change)).outcome).toBe('too-many-tries')
  expect([hash.mock.calls.length, verify.mock.calls.length]).toEqual([0, 10])
  later(16)
  expect((await changePassword(tools, here, change)).outcome).toBe('changed')
  const noted = await listChanges(tools.db, { kind: 'owner', id: account.id })
  expect(noted.map(({ action }) => action)).toEqual(['change-password', 'set-password'])
})

test('a password that everybody tries first is refused before it is hashed, and the link stays good', async () => {
  const email = await anAccount('owner')
  await askForReset(tools, email, link)
  const token = await tokenMailedTo(email)
  vi.clearAllMocks()
  for (const [word, weakness] of [
    ['basketball', 'password-common'],
    ['Wachtwoord2026', 'password-common'],
    [email, 'password-personal'],
    ['baksteen2026', 'password-personal'],
    ['1234567890', 'password-pattern'],
  ] as const) {
    const answer = await setPassword(tools, { ...chosen, token, password: word })
    expect(answer).toEqual({ outcome: 'weak', weakness })
  }
  expect(hash).not.toHaveBeenCalled()
  expect((await setPassword(tools, { ...chosen, token })).outcome).toBe('set')
})
