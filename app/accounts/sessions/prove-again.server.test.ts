import { expect, test } from 'vitest'
import { openAccounts, password } from '../accounts.testing'
import { findByEmail } from '../queries.server'
import { proveAgain } from './prove-again.server'
import { openSession, whoIs } from './session.server'

const { tools: accountTools, anAccount, later } = await openAccounts()
const tools = { ...accountTools, origin: 'https://www.agency.example' }

async function atWork() {
  const account = await findByEmail(tools.db, await anAccount('manager'))
  if (!account) throw new Error('no account')
  const token = await openSession(tools, account, { device: '' }, true)
  return async (given?: string) => {
    const signedIn = await whoIs(tools, token)
    if (!signedIn) throw new Error('not in')
    return (await proveAgain(tools, signedIn, { password: given })).outcome
  }
}

test('who signed in lately is not asked again; ten minutes later they are, and then not for ten', async () => {
  const prove = await atWork()
  later(10)
  expect(await prove()).toBe('proved')
  later(1)
  expect(await prove()).toBe('needed')
  expect(await prove('')).toBe('needed')
  expect(await prove('fout fout fout')).toBe('refused')
  expect(await prove()).toBe('needed')
  expect(await prove(password)).toBe('proved')
  later(10)
  expect(await prove()).toBe('proved')
  later(1)
  expect(await prove()).toBe('needed')
})

test('a session that was left open is no place to guess', async () => {
  const prove = await atWork()
  later(11)
  for (let tries = 0; tries < 10; tries += 1) expect(await prove('fout')).toBe('refused')
  expect(await prove(password)).toBe('too-many-tries')
  later(16)
  expect(await prove(password)).toBe('proved')
})
