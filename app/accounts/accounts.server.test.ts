import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { mailDue } from '../mail/outbox.server'
import { wordsOf } from '../mail/seal-mail.server'
import { mails } from '../mail/tables.server'
import { aVault } from '../secrets/testing'
import { createLimit } from '../web/limit.server'
import { enrolSecondFactor, giveSecondFactor, proposeSecondFactor } from './second-factor.server'
import { whoIs } from './session.server'
import { askForReset, changePassword, invite, isKeyGood, setPassword } from './set-password.server'
import { signIn } from './sign-in.server'
import { signOut } from './sign-out.server'
import { accounts, sessions } from './tables.server'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [mailDue])

let moment = new Date('2026-11-15T10:00:00Z')
const now = () => moment
const later = (minutes: number) => {
  moment = new Date(moment.getTime() + minutes * 60_000)
}
const agency = () => ({
  name: 'Baksteen',
  legalName: '',
  street: '',
  zip: '',
  city: '',
  phone: '',
  email: '',
  privacyEmail: '',
  companyNumber: '',
  vatNumber: '',
  bivNumber: '',
})
const limit = createLimit({ db, now }, { subject: 'test', tries: 5, seconds: 900 })
const crowdLimit = createLimit({ db, now }, { subject: 'crowd', tries: 5, seconds: 900 })
const vault = aVault()
const tools = { db, vault, jobs, now, agency, limit, crowdLimit }
const link = (token: string) => `https://baksteen.example/set/${token}`
const password = 'een lange zin'
let visitors = 0
const attempt = (email: string, word = password) => {
  visitors += 1
  return { email, password: word, visitor: `visitor ${visitors}`, device: 'Firefox' }
}

/** Invited, and the password chosen with the token of the letter. */
async function anAccount(role: 'owner' | 'agent', language: 'nl' | 'fr' = 'nl') {
  visitors += 1
  const email = `${role}${visitors}@example.be`
  await invite(tools, { email, name: 'Nora Peeters', role, language }, link)
  await setPassword(tools, { token: await tokenMailedTo(email), purpose: 'invitation', password })
  return email
}

async function tokenMailedTo(email: string) {
  const letters = (await db.select().from(mails)).filter(({ recipient }) => recipient === email)
  const [letter] = letters.slice(-1)
  if (!letter) return ''
  return wordsOf(vault, letter).text.match(/set\/([\w-]+)/)?.[1] ?? ''
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
  expect(letter?.subject).toBe('Votre accès chez Baksteen')
  expect(await isKeyGood(tools, token, 'reset')).toBe(false)
  const use = () => setPassword(tools, { token, purpose: 'invitation', password })
  expect((await use()).outcome).toBe('set')
  expect((await use()).outcome).toBe('expired')
})

test('[8.01] a wrong password and an unknown address get the same answer', async () => {
  const email = await anAccount('owner')
  expect(await signIn(tools, attempt(email, 'verkeerd woord'))).toEqual({ outcome: 'refused' })
  expect(await signIn(tools, attempt('nobody@example.be'))).toEqual({ outcome: 'refused' })
})

test('tries run out, also with the right password', async () => {
  const email = await anAccount('owner')
  for (let tries = 0; tries < 5; tries += 1) await signIn(tools, attempt(email, 'fout fout fout'))
  expect(await signIn(tools, attempt(email))).toEqual({ outcome: 'too-many-tries' })
})

test('one place has so many tries for all addresses together; who gets in is forgiven', async () => {
  const email = await anAccount('owner')
  for (let tries = 0; tries < 4; tries += 1) await signIn(tools, attempt(email, 'fout fout fout'))
  for (let tries = 0; tries < 4; tries += 1) {
    expect((await signIn(tools, attempt(email))).outcome).toBe('signed-in')
  }
  const from = { password, visitor: 'one place', device: '' }
  for (let tries = 0; tries < 5; tries += 1) {
    await signIn(tools, { ...from, email: `someone${tries}@example.be` })
  }
  expect(await signIn(tools, { ...from, email })).toEqual({ outcome: 'too-many-tries' })
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
  expect((await setPassword(tools, { token, purpose: 'reset', password })).outcome).toBe('expired')
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
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() })
  const device = 'Firefox'
  expect((await enrolSecondFactor(tools, half, { secret, code: '000000', device })).outcome).toBe(
    'refused',
  )
  const enrolled = await enrolSecondFactor(tools, half, { secret, code: codeNow(), device })
  if (enrolled.outcome !== 'enrolled') throw new Error(enrolled.outcome)
  expect((await whoIs(tools, enrolled.token))?.isComplete).toBe(true)
  expect(await whoIs(tools, first.token)).toBeUndefined()

  const again = await signIn(tools, attempt(email))
  const waiting = again.outcome === 'code-needed' && (await whoIs(tools, again.token))
  if (!waiting) throw new Error('no session')
  const give = (code: string) => giveSecondFactor(tools, waiting, { code, device })
  expect((await give(codeNow())).outcome).toBe('refused')
  later(1)
  expect((await give(codeNow())).outcome).toBe('signed-in')
  expect((await give(enrolled.codes[0] ?? '')).outcome).toBe('signed-in')
  expect((await give(enrolled.codes[0] ?? '')).outcome).toBe('refused')
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
    timestamp: moment.getTime(),
  })
  const enrolled = await enrolSecondFactor(tools, half, { secret, code, device: 'Firefox' })
  expect(enrolled.outcome).toBe('enrolled')
  expect(JSON.stringify(await db.select().from(accounts))).not.toContain(secret)
})

test('the table of sessions signs nobody in', async () => {
  const email = await anAccount('owner')
  const result = await signIn(tools, attempt(email))
  if (result.outcome !== 'signed-in') throw new Error(result.outcome)
  expect(JSON.stringify(await db.select().from(sessions))).not.toContain(result.token)
})
