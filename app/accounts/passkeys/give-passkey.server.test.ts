import { expect, test } from 'vitest'
import { deleteExpired } from '../queries.server'
import { whoIs } from '../sessions/session.server'
import { passkeyChallenges } from '../tables.server'
import { openPasskeys } from './passkeys.testing'

const { tools, later, halfOf, withPasskey, atTheDoor, afterPassword } = await openPasskeys()

test('after the password a passkey of the same person completes the session, under a new token', async () => {
  const { someone, authenticator } = await withPasskey()
  const half = await halfOf(someone)
  const { options, give } = await afterPassword(half)
  expect(options.allowCredentials).toHaveLength(1)
  const given = await give(authenticator.answer(options))
  if (given.outcome !== 'signed-in') throw new Error(given.outcome)
  const now = await whoIs(tools, given.token)
  expect(now).toMatchObject({ isComplete: true, account: { id: someone.account.id } })
  expect(now?.tokenHash).not.toBe(half.tokenHash)
  expect((await give(authenticator.answer(options))).outcome).toBe('refused')
})

test('the passkey of a colleague completes nothing', async () => {
  const { someone } = await withPasskey()
  const colleague = await withPasskey()
  const { options, give } = await afterPassword(await halfOf(someone))
  expect((await give(colleague.authenticator.answer(options))).outcome).toBe('refused')
})

test('ten answers in a quarter are enough', async () => {
  const { someone, authenticator } = await withPasskey()
  const { options, give } = await afterPassword(await halfOf(someone))
  for (let tries = 0; tries < 10; tries += 1) expect((await give('{}')).outcome).toBe('refused')
  expect((await give(authenticator.answer(options))).outcome).toBe('too-many-tries')
})
test('challenges that nobody answered are gone in the morning', async () => {
  await atTheDoor()
  later(6)
  await deleteExpired(tools.db, tools.now())
  expect(await tools.db.select().from(passkeyChallenges)).toEqual([])
})
