import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { mails } from '../mail/tables.server'
import { createLimit } from '../web/limit.server'
import { link, openAccounts, password } from './accounts.testing'
import { changePassword } from './passwords/change-password.server'
import { enrolSecondFactor, giveSecondFactor, proposeSecondFactor } from './second-factor.server'
import { whoIs } from './sessions/session.server'
import { signOut } from './sessions/sign-out.server'
import { askForReset, invite, isKeyGood, setPassword } from './set-password.server'
import { signIn } from './sign-in/sign-in.server'
import { accounts, sessions } from './tables.server'

const { tools: accountTools, anAccount, tokenMailedTo, later } = await openAccounts()
const { db, now } = accountTools

const limit = createLimit({ db, now }, { subject: 'test', tries: 5, seconds: 900 })
const tools = { ...accountTools, limit }
let places = 0
const attempt = (email: string, word = password) => {
  places += 1
  const proveHuman = async () => 'empty' as const
  const from = { device: 'Firefox', place: `place ${places}` }
  return { email, password: word, from, proveHuman }
}

test('[6.02] an owner is invited, chooses a password, signs in and out', async () => {
  const email = await anAccount('owner')
  const result = await signIn(tools, attempt(email))
  if (result.outcome !== 'signed-in') throw new Error(result.outcome)
  const owner = await whoIs(tools, result.token)
  if (!owner) throw new Error('Not signed in')
  expect(owner.account).toMatchObject({ email, role: 'owner' })
  await signOut(tools, owner, false)
  expect(await whoIs(tools, result.token)).toBeUndefined()
})

test('the invitation is written in the person’s language and works once', async () => {
  await invite(tools, { email: 'fr@example.be', name: 'Luc', role: 'owner', language: 'fr' }, link)
  const token = await tokenMailedTo('fr@example.be')
  const letter = (await db.select().from(mails)).find(
    ({ recipient }) => recipient === 'fr@example.be',
  )
  expect(letter?.subject).toBe('Votre compte chez Baksteen')
  expect(await isKeyGood(tools, token, 'reset')).toBe(false)
  const use = () => setPassword(tools, { token, purpose: 'invitation', password, place: '' })
  expect((await use()).outcome).toBe('set')
  expect((await use()).outcome).toBe('expired')
})

test('[8.01] a wrong password and an unknown address get the same answer', async () => {
  const email = await anAccount('owner')
  const refused = { outcome: 'refused', isInDoubt: false }
  expect(await signIn(tools, attempt(email, 'verkeerd woord'))).toEqual(refused)
  expect(await signIn(tools, attempt('nobody@example.be'))).toEqual(refused)
})

test('a forgotten password: a link for who is known, silence for who is not', async () => {
  const email = await anAccount('owner')
  const before = await db.$count(mails)
  await askForReset(tools, 'nobody@example.be', link)
  expect(await db.$count(mails)).toBe(before)
  await askForReset(tools, email, link)
  const token = await tokenMailedTo(email)
  expect(await isKeyGood(tools, token, 'reset')).toBe(true)
  later(200)
  expect((await setPassword(tools, { token, purpose: 'reset', password, place: '' })).outcome).toBe(
    'expired',
  )
})

test('[6.02] changing the password signs out everywhere else', async () => {
  const email = await anAccount('owner')
  const [one, other] = [await signIn(tools, attempt(email)), await signIn(tools, attempt(email))]
  if (one.outcome !== 'signed-in' || other.outcome !== 'signed-in') throw new Error('not in')
  const here = await whoIs(tools, one.token)
  if (!here) throw new Error('not in')
  const change = { current: 'fout', password: 'een andere zin' }
  expect((await changePassword(tools, here, change)).outcome).toBe('refused')
  expect((await changePassword(tools, here, { ...change, current: password })).outcome).toBe(
    'changed',
  )
  expect(await whoIs(tools, one.token)).toBeDefined()
  expect(await whoIs(tools, other.token)).toBeUndefined()
})

test('staff owe a code: it works once, and a recovery code in its place', async () => {
  const email = await anAccount('agent')
  const first = await signIn(tools, attempt(email))
  if (first.outcome !== 'code-needed') throw new Error(first.outcome)
  const half = await whoIs(tools, first.token)
  if (!half) throw new Error('no session')
  expect(half.isComplete).toBe(false)

  const { secret } = proposeSecondFactor(half.account, 'Baksteen')
  const codeNow = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now().getTime() })
  const from = { device: 'Firefox' }
  expect((await enrolSecondFactor(tools, half, { secret, code: '000000', from })).outcome).toBe(
    'refused',
  )
  const enrolled = await enrolSecondFactor(tools, half, { secret, code: codeNow(), from })
  if (enrolled.outcome !== 'enrolled') throw new Error(enrolled.outcome)
  expect((await whoIs(tools, enrolled.token))?.isComplete).toBe(true)
  expect(await whoIs(tools, first.token)).toBeUndefined()

  const again = await signIn(tools, attempt(email))
  const waiting = again.outcome === 'code-needed' && (await whoIs(tools, again.token))
  if (!waiting) throw new Error('no session')
  const give = (code: string) => giveSecondFactor(tools, waiting, { code, from })
  expect((await give(codeNow())).outcome).toBe('refused')
  later(1)
  expect((await give(codeNow())).outcome).toBe('signed-in')
  expect((await give(enrolled.codes[0] ?? '')).outcome).toBe('signed-in')
  expect((await give(enrolled.codes[0] ?? '')).outcome).toBe('refused')
})

test('right codes are no tries, however often somebody signs in', async () => {
  const email = await anAccount('agent')
  const waiting = async () => {
    const result = await signIn(tools, attempt(email))
    const half = result.outcome === 'code-needed' && (await whoIs(tools, result.token))
    if (!half) throw new Error(result.outcome)
    return half
  }
  const first = await waiting()
  const { secret } = proposeSecondFactor(first.account, 'Baksteen')
  const codeNow = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now().getTime() })
  const from = { device: 'Firefox' }
  await enrolSecondFactor(tools, first, { secret, code: codeNow(), from })
  for (let times = 0; times < 7; times += 1) {
    later(1)
    const half = await waiting()
    const given = await giveSecondFactor(tools, half, { code: codeNow(), from })
    expect(given.outcome).toBe('signed-in')
  }
  const half = await waiting()
  for (let times = 0; times < 5; times += 1) {
    const given = await giveSecondFactor(tools, half, { code: '000000', from })
    expect(given.outcome).toBe('refused')
  }
  later(1)
  const given = await giveSecondFactor(tools, half, { code: codeNow(), from })
  expect(given.outcome).toBe('too-many-tries')
})

test('neither a letter that is kept nor the table of accounts opens an account', async () => {
  const email = await anAccount('agent')
  const token = await tokenMailedTo(email)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(await db.select().from(mails))).not.toContain(token)

  const first = await signIn(tools, attempt(email))
  const half = first.outcome === 'code-needed' && (await whoIs(tools, first.token))
  if (!half) throw new Error('no session')
  const { secret } = proposeSecondFactor(half.account, 'Baksteen')
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: now().getTime(),
  })
  const enrolled = await enrolSecondFactor(tools, half, {
    secret,
    code,
    from: { device: 'Firefox' },
  })
  expect(enrolled.outcome).toBe('enrolled')
  expect(JSON.stringify(await db.select().from(accounts))).not.toContain(secret)
})

test('the table of sessions signs nobody in', async () => {
  const email = await anAccount('owner')
  const result = await signIn(tools, attempt(email))
  if (result.outcome !== 'signed-in') throw new Error(result.outcome)
  expect(JSON.stringify(await db.select().from(sessions))).not.toContain(result.token)
})
