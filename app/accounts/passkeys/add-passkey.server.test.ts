import { expect, test } from 'vitest'
import { listChanges } from '../../journal/queries.server'
import { forgetSecondFactor } from '../change-staff.server'
import { addPasskey } from './add-passkey.server'
import { openAuthenticator } from './authenticator.testing'
import { hasPasskey, listOwnPasskeys, removePasskey, renamePasskey } from './own-passkeys.server'
import { openPasskeys, origin } from './passkeys.testing'

const { tools, later, atWork, proposal, withPasskey, afterPassword } = await openPasskeys()
const name = 'Telefoon'

test('a passkey is listed under its name, and is in the journal with its name alone', async () => {
  const { someone } = await withPasskey()
  const [listed] = await listOwnPasskeys(tools, someone.account)
  expect(listed).toMatchObject({ name: 'Telefoon', createdAt: tools.now(), usedAt: null })
  await removePasskey(tools, (await atWork()).account, listed?.id ?? '')
  expect(await hasPasskey(tools, someone.account)).toBe(true)
  await removePasskey(tools, someone.account, listed?.id ?? '')
  expect(await hasPasskey(tools, someone.account)).toBe(false)
  const subject = { kind: 'staff', id: someone.account.id }
  expect((await listChanges(tools.db, subject)).slice(0, 2)).toMatchObject([
    { action: 'remove-passkey', before: { name: 'Telefoon' }, after: null },
    { action: 'add-passkey', before: null, after: { name: 'Telefoon' } },
  ])
})

test('its owner gives it another name, and nobody else does', async () => {
  const { someone } = await withPasskey()
  const colleague = await atWork()
  const [{ id = '' } = {}] = await listOwnPasskeys(tools, someone.account)
  const names = async () => (await listOwnPasskeys(tools, someone.account)).map(({ name }) => name)
  await renamePasskey(tools, colleague.account, { id, name: 'Van mij' })
  expect(await names()).toEqual(['Telefoon'])
  await renamePasskey(tools, someone.account, { id, name: 'Laptop' })
  expect(await names()).toEqual(['Laptop'])
  const [noted] = await listChanges(tools.db, { kind: 'staff', id: someone.account.id })
  const told = { before: { name: 'Telefoon' }, after: { name: 'Laptop' } }
  expect(noted).toMatchObject({ action: 'rename-passkey', ...told })
})

test('a passkey is made once with a challenge, and belongs to one person', async () => {
  const someone = await atWork()
  const authenticator = openAuthenticator(origin)
  const answer = authenticator.make(await proposal(someone))
  expect((await addPasskey(tools, someone, { name, answer })).outcome).toBe('added')
  expect((await addPasskey(tools, someone, { name, answer })).outcome).toBe('refused')
  const other = await atWork()
  const again = authenticator.make(await proposal(other))
  expect((await addPasskey(tools, other, { name, answer: again })).outcome).toBe('refused')
  expect(await hasPasskey(tools, other.account)).toBe(false)
})

test.each([
  ['for another origin', { origin: 'https://www.agency.example.evil.example' }],
  ['without looking who held it', { isVerified: false }],
])('a passkey is refused when it was made %s', async (_, told) => {
  const someone = await atWork()
  const answer = openAuthenticator(origin).make(await proposal(someone), told)
  expect((await addPasskey(tools, someone, { name, answer })).outcome).toBe('refused')
})

test('a passkey is refused for a challenge of another session, of another purpose, or of long ago', async () => {
  const someone = await atWork()
  const refused = async (options: Parameters<ReturnType<typeof openAuthenticator>['make']>[0]) => {
    const answer = openAuthenticator(origin).make({
      ...options,
      rp: { id: 'www.agency.example' },
    })
    expect((await addPasskey(tools, someone, { name, answer })).outcome).toBe('refused')
  }
  await refused(await proposal(await atWork()))
  await refused((await afterPassword(someone)).options)
  const old = await proposal(someone)
  later(5)
  await refused(old)
})

test('nobody has more than ten passkeys', async () => {
  const someone = await atWork()
  const add = async () => {
    const answer = openAuthenticator(origin).make(await proposal(someone))
    return (await addPasskey(tools, someone, { name, answer })).outcome
  }
  for (let made = 0; made < 10; made += 1) expect(await add()).toBe('added')
  expect(await add()).toBe('full')
})

test('a second factor that is forgotten takes the passkeys along: the lost telephone may hold one', async () => {
  const staff = { id: (await atWork()).account.id, name: 'Els' }
  const { someone } = await withPasskey()
  await forgetSecondFactor({ ...tools, staff }, someone.account.id)
  expect(await hasPasskey(tools, someone.account)).toBe(false)
})
