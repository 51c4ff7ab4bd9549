import { expect, test } from 'vitest'
import { openAccounts, password } from '../accounts.testing'
import { findByEmail } from '../queries.server'
import { signIn } from '../sign-in/sign-in.server'
import { endOwnSessions, listOwnSessions } from './own-sessions.server'
import { openSession, whoIs } from './session.server'

const { tools, anAccount, later } = await openAccounts()
const hour = 60
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

async function sessionOf(role: 'owner' | 'agent') {
  const account = await findByEmail(tools.db, await anAccount(role))
  if (!account) throw new Error('no account')
  const open = (place = 'here') => openSession(tools, account, { device: firefox, place }, true)
  return { account, open, token: await open() }
}

test('staff who are away for eight hours sign in again', async () => {
  const { token, open } = await sessionOf('agent')
  later(7 * hour)
  expect(await whoIs(tools, token)).toBeDefined()
  later(7 * hour)
  expect(await whoIs(tools, token)).toBeDefined()
  later(9 * hour)
  expect(await whoIs(tools, token)).toBeUndefined()
  const another = await open()
  expect(await whoIs(tools, another)).toBeDefined()
})

test.each([
  ['agent', 4 * hour, 7 * 24],
  ['owner', 20 * 24 * hour, 90 * 24],
] as const)('a session of an %s ends, however often it is used', async (role, pause, hours) => {
  const { token } = await sessionOf(role)
  const visits = Math.floor((hours * hour - 1) / pause)
  for (let visit = 0; visit < visits; visit += 1) {
    later(pause)
    expect(await whoIs(tools, token)).toBeDefined()
  }
  later(hours * hour - visits * pause)
  expect(await whoIs(tools, token)).toBeUndefined()
})

test('who signs in again in the same browser leaves no session behind', async () => {
  const email = await anAccount('owner')
  const attempt = {
    email,
    password,
    from: { device: firefox, place: 'here' },
    proveHuman: async () => 'empty' as const,
  }
  const first = await signIn(tools, attempt)
  if (first.outcome !== 'signed-in') throw new Error(first.outcome)
  const second = await signIn(tools, { ...attempt, replaces: first.token })
  if (second.outcome !== 'signed-in') throw new Error(second.outcome)
  expect(second.token).not.toBe(first.token)
  expect(await whoIs(tools, first.token)).toBeUndefined()
  expect(await whoIs(tools, second.token)).toBeDefined()
})

test('somebody reads where they are signed in, ends one, or all others, and nobody else’s', async () => {
  const { token, open } = await sessionOf('owner')
  const elsewhere = [await open('there'), await open(''), await open()]
  const stranger = await sessionOf('owner')
  const here = await whoIs(tools, token)
  if (!here) throw new Error('not in')
  const listed = await listOwnSessions(tools, here, 'here')
  expect(listed.map(({ network }) => network).sort()).toEqual(['other', 'same', 'same', 'unknown'])
  expect(listed[0]?.device).toEqual({ browser: 'Firefox', system: 'Windows' })
  expect(listed.filter(({ isThis }) => isThis)).toHaveLength(1)

  const there = listed.find(({ network }) => network === 'other')?.name ?? ''
  const other = await whoIs(tools, stranger.token)
  if (!other) throw new Error('not in')
  await endOwnSessions(tools, other, there)
  expect(await whoIs(tools, elsewhere[0])).toBeDefined()
  await endOwnSessions(tools, here, there)
  expect(await whoIs(tools, elsewhere[0])).toBeUndefined()
  await endOwnSessions(tools, here, 'others')
  expect(await listOwnSessions(tools, here, 'here')).toHaveLength(1)
  expect(await whoIs(tools, token)).toBeDefined()
  expect(await whoIs(tools, stranger.token)).toBeDefined()
})
