import { expect, test } from 'vitest'
import { changeStaff } from '../change-staff.server'
import { updateAccount } from '../queries.server'
import { whoIs } from '../sessions/session.server'
import { openAuthenticator } from './authenticator.testing'
import { listOwnPasskeys } from './own-passkeys.server'
import { openPasskeys, origin } from './passkeys.testing'
import { askPasskey } from './use-passkey.server'

const { tools, later, atWork, halfOf, withPasskey, atTheDoor, afterPassword } = await openPasskeys()

test('with a passkey alone somebody is all the way in, once for a challenge, and it is told when', async () => {
  const { someone, authenticator } = await withPasskey()
  const { options, give } = await atTheDoor()
  later(1)
  const answer = authenticator.answer(options)
  const given = await give(answer)
  if (given.outcome !== 'signed-in') throw new Error(given.outcome)
  expect(await whoIs(tools, given.token)).toMatchObject({
    account: { id: someone.account.id },
    isComplete: true,
  })
  const [listed] = await listOwnPasskeys(tools, someone.account)
  expect(listed?.usedAt).toEqual(tools.now())
  expect((await give(answer)).outcome).toBe('refused')
})

test.each([
  ['another origin', { origin: 'https://agency.example' }],
  ['nobody verified', { isVerified: false }],
  ['a count that does not rise', { counter: 7 }],
  ['a count that falls', { counter: 3 }],
  ['nobody named', { userHandle: null }],
  ['somebody else named', { userHandle: Buffer.from('another').toString('base64url') }],
])('nobody is in by an answer with %s', async (_, told) => {
  const { authenticator } = await withPasskey()
  const before = await atTheDoor()
  const right = authenticator.answer(before.options, { counter: 7 })
  expect((await before.give(right)).outcome).toBe('signed-in')
  const { options, give } = await atTheDoor()
  const wrong = authenticator.answer(options, { counter: 8, ...told })
  expect((await give(wrong)).outcome).toBe('refused')
})

test('an authenticator that does not count is let in each time', async () => {
  const { authenticator } = await withPasskey()
  for (let times = 0; times < 2; times += 1) {
    const { options, give } = await atTheDoor()
    const answer = authenticator.answer(options, { counter: 0 })
    expect((await give(answer)).outcome).toBe('signed-in')
  }
})

test('nobody is in by a challenge that is not theirs, was made up, or is too old', async () => {
  const { someone, authenticator } = await withPasskey()
  const own = await atTheDoor()
  const refused = async (options: typeof own.options, by?: string) =>
    expect((await own.give(authenticator.answer(options), by)).outcome).toBe('refused')
  await refused((await atTheDoor()).options)
  await refused(own.options, 'another browser')
  await refused({ ...own.options, challenge: 'bWFkZSB1cA' })
  await refused((await afterPassword(await halfOf(someone))).options)
  later(5)
  await refused(own.options)
})

test('a passkey signs only with its own key, and what is no answer is refused', async () => {
  const { authenticator } = await withPasskey()
  const { options, give } = await atTheDoor()
  const { id, rawId } = JSON.parse(authenticator.answer(options))
  const stolen = { ...JSON.parse(openAuthenticator(origin).answer(options)), id, rawId }
  for (const answer of ['', 'null', '{}', '[]', JSON.stringify(stolen)]) {
    expect((await give(answer)).outcome).toBe('refused')
  }
})

test('who may not come in any more does not, and who became an owner neither', async () => {
  const staff = { id: (await atWork()).account.id, name: 'Els' }
  const { someone, authenticator } = await withPasskey()
  const tryIt = async () => {
    const { options, give } = await atTheDoor()
    return (await give(authenticator.answer(options))).outcome
  }
  expect(await tryIt()).toBe('signed-in')
  await changeStaff(
    { ...tools, staff },
    {
      accountId: someone.account.id,
      basedOn: 1,
      member: { name: 'An', role: 'agent', language: 'nl', isActive: false },
    },
  )
  expect(await tryIt()).toBe('refused')
  await updateAccount(tools.db, someone.account.id, { isActive: true, role: 'owner' })
  expect(await tryIt()).toBe('refused')
  await updateAccount(tools.db, someone.account.id, { role: 'agent' })
  expect(await tryIt()).toBe('signed-in')
})

test('one network does not go on without end', async () => {
  const { authenticator } = await withPasskey()
  const { options, give } = await atTheDoor()
  for (let tries = 0; tries < 30; tries += 1) expect((await give('{}')).outcome).toBe('refused')
  expect((await give(authenticator.answer(options))).outcome).toBe('too-many-tries')
  const asked = { purpose: 'sign-in', holder: 'x', place: 'curious' } as const
  for (let times = 0; times < 100; times += 1) expect(await askPasskey(tools, asked)).toBeDefined()
  expect(await askPasskey(tools, asked)).toBeUndefined()
})
